import type { CallerIdPool } from '@ringfence/contract/caller-id-pools';
import type { CallerId } from '@ringfence/contract/settings';

const poolMark = 'pool:';

type Pools = readonly Pick<CallerIdPool, 'id'>[];
type Numbers = readonly Pick<CallerId, 'e164'>[];

/** What a campaign can call from, as one choice: a pool, or a number. */
export const choiceOfPool = ({ id }: Pick<CallerIdPool, 'id'>): string => `${poolMark}${id}`;

export const readChoice = (choice: string): { callerId: string } | { callerPoolId: string } =>
  choice.startsWith(poolMark)
    ? { callerPoolId: choice.slice(poolMark.length) }
    : { callerId: choice };

/**
 * What a form calls from: what was chosen in it, or what is suggested. Nothing takes the place of a choice that is gone,
 * and nothing is suggested while something is not known yet.
 */
export function findCaller(
  chosen: string,
  last: string,
  { pools, numbers }: { pools: Pools | undefined; numbers: Numbers | undefined },
): { value: string; isGone: boolean } {
  const isKnown = pools !== undefined && numbers !== undefined;
  if (chosen === '') {
    return { value: isKnown ? suggestChoice(last, pools, numbers) : '', isGone: false };
  }
  const choices = chosen.startsWith(poolMark)
    ? pools?.map(choiceOfPool)
    : numbers?.map(({ e164 }) => e164);
  const isThere = choices?.includes(chosen) === true;
  return { value: isThere ? chosen : '', isGone: choices !== undefined && !isThere };
}

/** The script of a form: what was chosen in it, or the only one there is. Nothing takes the place of one that is gone. */
export function findScript(
  chosen: string,
  scripts: readonly { id: string }[] | undefined,
): { value: string; isGone: boolean } {
  const [only, second] = scripts ?? [];
  if (chosen === '') {
    return { value: second === undefined ? (only?.id ?? '') : '', isGone: false };
  }
  const isThere = scripts?.some(({ id }) => id === chosen) === true;
  return { value: isThere ? chosen : '', isGone: scripts !== undefined && !isThere };
}

/** What was called from last, unless that is gone by now. */
export function suggestChoice(last: string, pools: Pools, numbers: Numbers): string {
  const choices = [...pools.map(choiceOfPool), ...numbers.map(({ e164 }) => e164)];
  return choices.includes(last) ? last : (choices[0] ?? '');
}
