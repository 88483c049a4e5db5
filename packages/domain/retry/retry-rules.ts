import type { Outcome } from '../calls/words.ts';

/** After which outcomes an organization chooses whether, and after how long, somebody is tried again. */
export const retriedOutcomes = [
  'no_answer',
  'busy',
  'machine',
  'voicemail_left',
  'failed',
] as const satisfies readonly Outcome[];

export type RetriedOutcome = (typeof retriedOutcomes)[number];

/** Minutes until the next attempt; null: none. */
export type RetryRules = Readonly<Record<RetriedOutcome, number | null>> & {
  /** After which of them the next attempt goes to another number of the person first, where there is one. */
  readonly anotherNumberAfter: RetriedOutcome[];
};

const hour = 60;

/** A message waits where it was left; nobody and nothing that counts was met by any of the others. */
export const firstAnotherNumberAfter = [
  'no_answer',
  'busy',
  'machine',
  'failed',
] as const satisfies readonly RetriedOutcome[];

export const firstRetryRules: RetryRules = {
  no_answer: 4 * hour,
  busy: hour / 2,
  machine: 4 * hour,
  voicemail_left: 24 * hour,
  failed: hour,
  anotherNumberAfter: [...firstAnotherNumberAfter],
};

export const leastRetryMinutes = 15;
/** A week: what is tried later is another campaign. */
export const mostRetryMinutes = 7 * 24 * hour;

/** Somebody was disturbed, or may have been: leave them the day. */
const minutesAfterDisturbing = 24 * hour;

export const isRetried = (outcome: Outcome): outcome is RetriedOutcome =>
  retriedOutcomes.some((retried) => retried === outcome);

/** After these, nobody can be reached on the number, now or later. */
export const unreachableOutcomes: readonly Outcome[] = ['not_in_service', 'fax'];

export const isUnreachable = (outcome: Outcome): boolean => unreachableOutcomes.includes(outcome);

/** Minutes until somebody is tried again after an outcome; null where they are not. */
export function readRetryMinutes(outcome: Outcome, rules: RetryRules): number | null {
  if (isRetried(outcome)) return rules[outcome];
  return outcome === 'hung_up' || outcome === 'lost' ? minutesAfterDisturbing : null;
}

/** Which number of somebody the next attempt tries first; `usual`: as if there had been none before. */
export type NextNumber = 'another' | 'same' | 'usual';

/** Which one after a call that ended so, and rang. */
export const readNextNumber = (
  outcome: Outcome,
  { anotherNumberAfter }: RetryRules,
): NextNumber => {
  if (isUnreachable(outcome)) return 'another';
  if (!isRetried(outcome)) return 'usual';
  return anotherNumberAfter.includes(outcome) ? 'another' : 'same';
};
