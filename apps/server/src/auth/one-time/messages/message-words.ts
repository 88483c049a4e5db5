import type { Purpose } from '../purposes.ts';
import type { MailContent } from './layout.ts';

export type MailPurpose = Exclude<Purpose, 'phone_confirmation' | 'phone_change'>;

export interface MailWords {
  title: string;
  opening: (newEmail: string) => string[];
  button: string;
  /** For somebody who asked for nothing. */
  stranger: string;
}

type PlainMail = Pick<MailContent, 'title' | 'opening' | 'closing'>;

/** Everything that mails of the sign-in say, in one language. */
export interface MessageWords {
  mails: Record<MailPurpose, MailWords>;
  codeAlone: (codeTime: string) => string;
  linkOrCode: (linkTime: string, codeTime: string) => string;
  accountExists: PlainMail & { button: string };
  addressInUse: PlainMail;
}
