import type { LiveEvent } from '@ringfence/contract/live';
import type { Topic } from '../../platform/api/refresh-topics.ts';

/** What is fetched again once the stream is there: it changes while people work. */
export const liveTopics = [
  'activity',
  'lists',
  'contacts',
  'imports',
  'campaigns',
  'calls',
  'notifications',
  'halts',
  'audits',
] as const satisfies readonly Topic[];

const nothing: readonly Topic[] = [];

/** What must be fetched again after an event; a newer server's events are passed over. */
export function chooseRefresh(
  event: LiveEvent,
  isFirstReady: boolean,
): readonly Topic[] | 'everything' {
  switch (event.kind) {
    case 'activity_appended':
    case 'activity_sealed':
      return ['activity'];
    case 'lists_changed':
      return ['lists'];
    case 'contacts_changed':
      return ['contacts', 'campaigns'];
    case 'imports_changed':
      return ['imports'];
    case 'campaigns_changed':
      return ['campaigns'];
    case 'calls_changed':
      return ['calls'];
    case 'notifications_changed':
      return ['notifications'];
    case 'organization_changed':
      return [
        ...(['access', 'halts', 'settings', 'callerIdPools', 'carrierAccounts'] as const),
        ...(['carrierRates', 'compliance', 'administration', 'breakers'] as const),
      ];
    case 'scripts_changed':
      return ['scripts', 'staffedLines'];
    case 'members_changed':
      return ['access', 'members', 'invitations', 'administration'];
    case 'audits_changed':
      return ['audits'];
    case 'reset':
      return 'everything';
    case 'ready':
      // What happened between loading the page and the first connection is not replayed.
      return isFirstReady ? liveTopics : nothing;
    default:
      return nothing;
  }
}
