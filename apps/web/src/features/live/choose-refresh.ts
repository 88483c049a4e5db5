import type { LiveEvent } from '@ringfence/contract/live';

export type Refresh = 'nothing' | 'activity' | 'everything';

/** What must be fetched again after an event; a newer server's events are passed over. */
export function chooseRefresh(event: LiveEvent, isFirstReady: boolean): Refresh {
  switch (event.kind) {
    case 'activity_appended':
    case 'activity_sealed':
      return 'activity';
    case 'reset':
      return 'everything';
    case 'ready':
      // What happened between loading the page and the first connection is not replayed.
      return isFirstReady ? 'activity' : 'nothing';
    default:
      return 'nothing';
  }
}
