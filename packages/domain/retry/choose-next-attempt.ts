import type { Outcome } from '../calls/words.ts';
import {
  type NextNumber,
  type RetryRules,
  readNextNumber,
  readRetryMinutes,
} from './retry-rules.ts';

export interface EndedAttempt {
  outcome: Outcome;
  /** How many attempts the target has used, this one included. */
  attempts: number;
  mostAttempts: number;
  endedAt: Date;
  /** As they were chosen for the campaign. */
  retry: RetryRules;
  /** The person has a number that is not known to reach nobody. */
  hasLiveNumber: boolean;
}

export type NextAttempt =
  | { kind: 'again'; at: Date; number: NextNumber }
  | {
      kind: 'done';
      because:
        | 'reached'
        | 'stopped'
        | 'wrong_person'
        | 'unreachable'
        | 'attempts_used'
        | 'not_retried';
    };

const minute = 60_000;

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
      // The number is dead, the person need not be: the next number comes when one would after a failed call.
      return attempt.hasLiveNumber
        ? tryAgain({ ...attempt, outcome: 'failed' }, 'another')
        : { kind: 'done', because: 'unreachable' };
    case 'withdrawn':
      // No phone rang, so nothing of the budget was used.
      return { kind: 'again', at: attempt.endedAt, number: 'same' };
    case 'busy':
    case 'failed':
    case 'no_answer':
    case 'machine':
    case 'voicemail_left':
    case 'hung_up':
    case 'lost':
      return tryAgain(attempt);
  }
}

function tryAgain(
  { outcome, attempts, mostAttempts, endedAt, retry }: EndedAttempt,
  number = readNextNumber(outcome, retry),
): NextAttempt {
  if (attempts >= mostAttempts) return { kind: 'done', because: 'attempts_used' };
  const minutes = readRetryMinutes(outcome, retry);
  if (minutes === null) return { kind: 'done', because: 'not_retried' };
  const at = new Date(endedAt.getTime() + minutes * minute);
  return { kind: 'again', at, number };
}
