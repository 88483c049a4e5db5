import type { TFunction } from 'i18next';
import type { en } from '../../i18n/en/index.ts';

type ActionKey = `activity.actions.${keyof typeof en.activity.actions}`;

const keysByAction = new Map<string, ActionKey>([
  ['profile.signed_in', 'activity.actions.signedIn'],
  ['profile.signed_out', 'activity.actions.signedOut'],
  ['profile.sign_in_failed', 'activity.actions.signInFailed'],
  ['organization.created', 'activity.actions.organizationCreated'],
  ['demo.seeded', 'activity.actions.demoSeeded'],
]);

/** What was done, in the reader's language; a word this build does not know is shown as it is. */
export function translateAction(action: string, t: TFunction): string {
  const key = keysByAction.get(action);
  return key === undefined ? action : t(key);
}
