import type { LiveEvent } from '@ringfence/contract/live';

/** What the stream tells of, by the names of its queries. */
export const liveTopics = ['activity', 'lists', 'contacts', 'campaigns', 'calls'] as const;

export type LiveTopic = (typeof liveTopics)[number];

const nothing: readonly LiveTopic[] = [];

/** What must be fetched again after an event; a newer server's events are passed over. */
export function chooseRefresh(
  event: LiveEvent,
  isFirstReady: boolean,
): readonly LiveTopic[] | 'everything' {
  switch (event.kind) {
    case 'activity_appended':
    case 'activity_sealed':
      return ['activity'];
    case 'lists_changed':
      return ['lists'];
    case 'contacts_changed':
      return ['contacts', 'campaigns'];
    case 'campaigns_changed':
      return ['campaigns'];
    case 'calls_changed':
      return ['calls'];
    case 'reset':
      return 'everything';
    case 'ready':
      // What happened between loading the page and the first connection is not replayed.
      return isFirstReady ? liveTopics : nothing;
    default:
      return nothing;
  }
}
