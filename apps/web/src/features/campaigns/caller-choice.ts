import type { CallerIdPool } from '@ringfence/contract/caller-id-pools';
import type { CallerId } from '@ringfence/contract/settings';

const poolMark = 'pool:';

/** What a campaign can call from, as one choice: a pool, or a number. */
export const choiceOfPool = ({ id }: Pick<CallerIdPool, 'id'>): string => `${poolMark}${id}`;

export const readChoice = (choice: string): { callerId: string } | { callerPoolId: string } =>
  choice.startsWith(poolMark)
    ? { callerPoolId: choice.slice(poolMark.length) }
    : { callerId: choice };

/** What was called from last, unless that is gone by now. */
export function suggestChoice(
  last: string,
  pools: readonly Pick<CallerIdPool, 'id'>[],
  numbers: readonly Pick<CallerId, 'e164'>[],
): string {
  const choices = [...pools.map(choiceOfPool), ...numbers.map(({ e164 }) => e164)];
  return choices.includes(last) ? last : (choices[0] ?? '');
}
