import type { AuthSettings } from '../../settings.ts';
import type { Purpose } from '../purposes.ts';
import { describeTime, productName } from './layout.ts';

type TextPurpose = Extract<Purpose, 'phone_confirmation' | 'phone_change' | 'reauthentication'>;

const reasons: Record<TextPurpose, string> = {
  phone_confirmation: 'to sign in',
  phone_change: 'to confirm this number',
  reauthentication: 'to change your password',
};

/** One text message of 160 characters, in letters that every phone shows. */
export function writeText(
  purpose: TextPurpose,
  { settings, code }: { settings: Pick<AuthSettings, 'oneTimeCodeSeconds'>; code: string },
): string {
  const time = describeTime(settings.oneTimeCodeSeconds);
  return `${code} is your ${productName} code ${reasons[purpose]}. It is good for ${time}. Give it to nobody. If you did not ask for it, ignore this.`;
}

export function writeNumberInUse(): string {
  return `Somebody tried to use this number for a new ${productName} account. It has one already: sign in instead. If it was not you, ignore this.`;
}
