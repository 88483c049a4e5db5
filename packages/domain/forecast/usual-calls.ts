import { rightPersonOutcomes } from '../calls/outcome-groups.ts';
import type { Outcome } from '../calls/words.ts';

/**
 * What is taken for an organization that has not called enough yet: of a hundred calls, most are not answered. It is an
 * assumption, and is shown as one; from so many ended calls on an organization's own past counts.
 */
export const usualOutcomes: Readonly<Partial<Record<Outcome, number>>> = {
  no_answer: 0.42,
  machine: 0.25,
  hung_up: 0.1,
  right_party: 0.09,
  busy: 0.04,
  wrong_party: 0.04,
  not_in_service: 0.03,
  failed: 0.02,
  stop: 0.01,
};
/** How long a call takes a line, somebody speaks on it, and somebody who is connected is with a staffed line, on average. */
export const usualSeconds = { line: 35, talk: 12, connected: 180 };
/** Of those who prove who they are, so many ask to speak to somebody, where nobody was connected yet. */
const usualConnected = 1 / 3;
export const leastOwnCalls = 200;

type Shares = Readonly<Partial<Record<Outcome, number>>>;

/** Nobody and nothing answered these, so that no second of them is charged. */
const unanswered = [
  'no_answer',
  'busy',
  'failed',
  'not_in_service',
  'withdrawn',
  'lost',
] as const satisfies readonly Outcome[];

/** Of all calls, the share that is answered, by a person or a machine. */
export function shareAnswered(shares: Shares): number {
  const silent = unanswered.reduce((sum, outcome) => sum + (shares[outcome] ?? 0), 0);
  return Math.max(0, 1 - silent);
}

/** Of all calls, the share on which the person who was called proved who they are. */
export const shareReached = (shares: Shares): number =>
  rightPersonOutcomes.reduce((sum, outcome) => sum + (shares[outcome] ?? 0), 0);

/** Of all calls, the share that is connected to a staffed line, where the script does so. */
export const shareConnected = (shares: Shares): number =>
  shares.transferred || usualConnected * shareReached(shares);
