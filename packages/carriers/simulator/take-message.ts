import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from './refuse-request.ts';

/** A text message as it arrived here. It reaches nobody. */
export interface ArrivedMessage {
  sid: string;
  to: string;
  from: string;
  body: string;
}

const mostKept = 1_000;
const number = /^\+[1-9]\d{1,14}$/;

/** Keeps the message, the newest last, or answers as Twilio does what is wrong with it. */
export function takeMessage(
  kept: ArrivedMessage[],
  form: URLSearchParams,
): ArrivedMessage | Refusal {
  const to = form.get('To') ?? '';
  const from = form.get('From') ?? form.get('MessagingServiceSid') ?? '';
  const body = form.get('Body') ?? '';
  if (!number.test(to)) return refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (from === '') return refuse(400, 21603, "A 'From' phone number is required.");
  if (body === '') return refuse(400, 21602, 'Message body is required.');
  const message = { sid: `SM${randomBytes(16).toString('hex')}`, to, from, body };
  kept.push(message);
  if (kept.length > mostKept) kept.shift();
  return message;
}
