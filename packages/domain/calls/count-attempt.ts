import type { PastCallFact } from '../compliance/types.ts';
import type { Outcome } from './words.ts';

/**
 * Whether a call counts towards the limits on frequency. One that did not connect to the dialled
 * number does not (12 CFR 1006.14(b)(3)), nor one that was taken back before a phone rang. A call
 * still under way counts, and so does one of which nothing is known: in doubt it rang.
 */
export function countsAsAttempt(outcome: Outcome | null): boolean {
  return outcome !== 'busy' && outcome !== 'not_in_service' && outcome !== 'withdrawn';
}

/** How the rules of frequency see a call; null when for them there was none. */
export function presentAsPastCall(outcome: Outcome | null): PastCallFact['outcome'] | null {
  switch (outcome) {
    case 'withdrawn':
      return null;
    // Somebody listened and answered, which begins the days of rest after a conversation
    // (12 CFR 1006.14(b)(2)(i)(B)). Who asked to stop may be another; the stricter reading holds.
    case 'right_party':
    case 'transferred':
    case 'promise':
    case 'dispute':
    case 'stop':
      return 'conversation';
    case 'machine':
    case 'voicemail_left':
      return 'voicemail';
    case 'hung_up':
    case 'wrong_party':
      return 'dropped';
    case 'busy':
    case 'not_in_service':
      return outcome;
    case 'no_answer':
    case 'failed':
    case 'fax':
    case 'lost':
    case null:
      return 'no_answer';
  }
}
