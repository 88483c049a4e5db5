import { isRecord } from '../../platform/is-record.ts';

/** Another site or company that people may sign in with. */
export interface AuthProviderChoice {
  id: string;
  label: string;
}

export interface AuthSettings {
  providers: readonly AuthProviderChoice[];
  isSignUpOpen: boolean;
  /** Whether an account may have a phone number. */
  isPhoneOn: boolean;
  /** False where no mail can be sent, so that none may be promised. */
  canMail: boolean;
  /** Whether a new address has to be proven before it counts. */
  isEmailProven: boolean;
  shortestPassword: number;
}

/** What the server asks for where it does not say so. */
const usualShortestPassword = 10;

const knownLabels = new Map([
  ['google', 'Google'],
  ['azure', 'Microsoft'],
  ['github', 'GitHub'],
]);

/** What the settings list beside the providers: ways to sign in that need no other site. */
function isOwnWay(id: string): boolean {
  return id === 'email' || id === 'phone' || id === 'anonymous_users' || id.startsWith('web3');
}

function nameProvider(id: string, labels: unknown): string {
  const label = isRecord(labels) && Object.hasOwn(labels, id) ? labels[id] : undefined;
  if (typeof label === 'string' && label.trim() !== '') {
    return label.trim();
  }
  return knownLabels.get(id) ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

function readLength(length: unknown): number {
  return typeof length === 'number' && Number.isSafeInteger(length) && length > 0
    ? length
    : usualShortestPassword;
}

/** Reads the answer of `/settings`; a Supabase that is not ours leaves out some of it. */
export function readAuthSettings(answer: unknown): AuthSettings {
  const settings = isRecord(answer) ? answer : {};
  const external = isRecord(settings.external) ? settings.external : {};
  const ids = Object.entries(external)
    .filter(([id, isOn]) => isOn === true && !isOwnWay(id))
    .map(([id]) => id);
  return {
    providers: ids.map((id) => ({ id, label: nameProvider(id, settings.external_labels) })),
    isSignUpOpen: settings.disable_signup !== true,
    isPhoneOn: external.phone !== false,
    canMail: settings.mailer_enabled !== false,
    isEmailProven: settings.mailer_autoconfirm !== true,
    shortestPassword: readLength(settings.password_minimum_length),
  };
}

/** What to go by while the answer is on its way, or where none came. */
export const usualSettings = readAuthSettings(null);
