import type { TFunction } from 'i18next';
import type { en } from '../../i18n/en/index.ts';

type ActionKey = `activity.actions.${keyof typeof en.activity.actions}`;

const keysByAction = new Map<string, ActionKey>([
  ['profile.signed_in', 'activity.actions.signedIn'],
  ['profile.signed_out', 'activity.actions.signedOut'],
  ['profile.sign_in_failed', 'activity.actions.signInFailed'],
  ['organization.created', 'activity.actions.organizationCreated'],
  ['demo.seeded', 'activity.actions.demoSeeded'],
  ['profile.signed_up', 'activity.actions.signedUp'],
  ['profile.updated', 'activity.actions.profileUpdated'],
  ['list.imported', 'activity.actions.listImported'],
  ['list.rejections_read', 'activity.actions.listRejectionsRead'],
  ['phone.revealed', 'activity.actions.phoneRevealed'],
  ['suppression.recorded', 'activity.actions.suppressionRecorded'],
  ['suppression.lifted', 'activity.actions.suppressionLifted'],
  ['campaign.started', 'activity.actions.campaignStarted'],
  ['campaign.paused', 'activity.actions.campaignPaused'],
  ['campaign.resumed', 'activity.actions.campaignResumed'],
  ['campaign.stopped', 'activity.actions.campaignStopped'],
  ['campaign.finished', 'activity.actions.campaignFinished'],
]);

/** What was done, in the reader's language; a word this build does not know is shown as it is. */
export function translateAction(action: string, t: TFunction): string {
  const key = keysByAction.get(action);
  return key === undefined ? action : t(key);
}
