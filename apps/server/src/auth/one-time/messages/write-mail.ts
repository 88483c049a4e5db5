import type { Language } from '../../../platform/http/read-language.ts';
import type { AuthSettings } from '../../settings.ts';
import { describeTime, layOutMail, type WrittenMail } from './layout.ts';
import type { MailPurpose, MessageWords } from './message-words.ts';
import { english } from './words-english.ts';
import { spanish } from './words-spanish.ts';

export interface MailDetails {
  settings: Pick<AuthSettings, 'oneTimeCodeSeconds' | 'oneTimeLinkSeconds'>;
  code: string;
  /** Undefined where the code alone proves the address. */
  link: string | undefined;
  /** The address that the account is to get, for the mails about a change. */
  newEmail?: string | undefined;
  language?: Language | undefined;
}

const words: Record<Language, MessageWords> = { en: english, es: spanish };

export function writeMail(
  purpose: MailPurpose,
  { settings, code, link, newEmail = '', language = 'en' }: MailDetails,
): WrittenMail {
  const { mails, codeAlone, linkOrCode } = words[language];
  const { title, opening, button, stranger } = mails[purpose];
  const codeTime = describeTime(settings.oneTimeCodeSeconds, language);
  const linkTime = describeTime(settings.oneTimeLinkSeconds, language);
  return layOutMail(
    {
      title,
      opening: opening(newEmail),
      code,
      button: link === undefined ? undefined : { label: button, link },
      closing: [
        link === undefined ? codeAlone(codeTime) : linkOrCode(linkTime, codeTime),
        stranger,
      ],
    },
    language,
  );
}

/** To the owner of an address that somebody else tried to sign up with, who learns nothing. */
export function writeAccountExists(signInLink: string, language: Language = 'en'): WrittenMail {
  const { button, ...content } = words[language].accountExists;
  return layOutMail({ ...content, button: { label: button, link: signInLink } }, language);
}

/** To the owner of an address that somebody wants to change their account to. */
export function writeAddressInUse(language: Language = 'en'): WrittenMail {
  return layOutMail(words[language].addressInUse, language);
}
