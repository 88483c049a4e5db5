import { createHmac } from 'node:crypto';

/** What a webhook says, as form fields. */
export type Form = Readonly<Record<string, string>>;

/** Twilio's signature: the exact address, then every field with its value, sorted by field. */
export function signForm(token: string, url: string, form: Form): string {
  const fields = Object.keys(form).sort();
  const text = fields.reduce((signed, field) => `${signed}${field}${form[field]}`, url);
  return createHmac('sha1', token).update(text, 'utf8').digest('base64');
}
