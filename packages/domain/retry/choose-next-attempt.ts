import type { Outcome } from '../calls/words.ts';

export interface EndedAttempt {
  outcome: Outcome;
  /** How many attempts the target has used, this one included. */
  attempts: number;
  mostAttempts: number;
  endedAt: Date;
}

export type NextAttempt =
  | { kind: 'again'; at: Date }
  | {
      kind: 'done';
      because: 'reached' | 'stopped' | 'wrong_person' | 'unreachable' | 'attempts_used';
    };

const minute = 60_000;
const hour = 60 * minute;

/**
 * Whether and when to try again. The time is when trying makes sense; whether the law allows a call
 * then is decided when it comes.
 */
export function chooseNextAttempt(attempt: EndedAttempt): NextAttempt {
  switch (attempt.outcome) {
    case 'right_party':
    case 'transferred':
    case 'promise':
    case 'dispute':
      return { kind: 'done', because: 'reached' };
    case 'stop':
      return { kind: 'done', because: 'stopped' };
    case 'wrong_party':
      return { kind: 'done', because: 'wrong_person' };
    case 'not_in_service':
    case 'fax':
      return { kind: 'done', because: 'unreachable' };
    case 'withdrawn':
      // No phone rang, so nothing of the budget was used.
      return { kind: 'again', at: attempt.endedAt };
    case 'busy':
      return tryAgainAfter(30 * minute, attempt);
    case 'failed':
      return tryAgainAfter(hour, attempt);
    case 'no_answer':
    case 'machine':
      return tryAgainAfter(4 * hour, attempt);
    // Somebody was disturbed, or may have been, or has a message: leave them the day.
    case 'hung_up':
    case 'voicemail_left':
    case 'lost':
      return tryAgainAfter(24 * hour, attempt);
  }
}

function tryAgainAfter(delay: number, attempt: EndedAttempt): NextAttempt {
  if (attempt.attempts >= attempt.mostAttempts) return { kind: 'done', because: 'attempts_used' };
  return { kind: 'again', at: new Date(attempt.endedAt.getTime() + delay) };
}
