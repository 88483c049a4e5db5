import type { Language } from '../../../platform/http/read-language.ts';
import type { AuthSettings } from '../../settings.ts';
import type { Purpose } from '../purposes.ts';
import { describeTime, productName } from './layout.ts';

type TextPurpose = Extract<Purpose, 'phone_confirmation' | 'phone_change' | 'reauthentication'>;

const reasons: Record<Language, Record<TextPurpose, string>> = {
  en: {
    phone_confirmation: 'to sign in',
    phone_change: 'to confirm this number',
    reauthentication: 'to change your password',
  },
  // Without accents, with which a text message holds only 70 characters.
  es: {
    phone_confirmation: 'para entrar',
    phone_change: 'para confirmar este numero',
    reauthentication: 'para cambiar tu clave',
  },
};

interface TextDetails {
  settings: Pick<AuthSettings, 'oneTimeCodeSeconds'>;
  code: string;
  language?: Language | undefined;
}

/** One text message of 160 characters, in letters that every phone shows. */
export function writeText(
  purpose: TextPurpose,
  { settings, code, language = 'en' }: TextDetails,
): string {
  const time = describeTime(settings.oneTimeCodeSeconds, language);
  const reason = reasons[language][purpose];
  return language === 'es'
    ? `${code} es tu codigo de ${productName} ${reason}. Vale ${time}. No lo compartas. Si no lo pediste, ignora este mensaje.`
    : `${code} is your ${productName} code ${reason}. It is good for ${time}. Do not share it. If you did not request it, ignore this.`;
}

export function writeNumberInUse(language: Language = 'en'): string {
  return language === 'es'
    ? `Alguien intento usar este numero para otra cuenta de ${productName}. Ya tiene una: inicia sesion. Si no fuiste tu, ignora este mensaje.`
    : `Someone tried to use this number for a new ${productName} account. It already has one: sign in instead. If it was not you, ignore this.`;
}
