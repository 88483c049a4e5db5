import type { Decision } from './types.ts';

export interface ChosenCall<Call> {
  call: Call;
  decision: Decision;
}

/**
 * Of the calls that could be made to a person, in the order in which they are tried, the one to make: the
 * first that is allowed; else the one that opens earliest, of several the first; else the first, whose
 * reasons people read. None is judged after one that is allowed. There is always one: who has no number has a
 * call that is blocked for it.
 */
export function chooseCall<Call>(
  calls: Iterable<Call>,
  judge: (call: Call) => Decision,
): ChosenCall<Call> {
  let chosen: ChosenCall<Call> | undefined;
  for (const call of calls) {
    const decision = judge(call);
    if (chosen === undefined || opensBefore(decision, chosen.decision)) chosen = { call, decision };
    if (decision.verdict.kind === 'allow') break;
  }
  if (chosen === undefined) throw new Error('there is no call to choose from');
  return chosen;
}

function opensBefore({ verdict: one }: Decision, { verdict: other }: Decision): boolean {
  if (one.kind === 'allow') return other.kind !== 'allow';
  if (one.kind === 'block' || other.kind === 'allow') return false;
  return other.kind === 'block' || one.until < other.until;
}
