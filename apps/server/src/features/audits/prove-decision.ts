import { type CallFault, makeFault } from './finding.ts';
import { listBroken } from './judge-history.ts';
import type { RawCall, RawPerson, Round } from './raw-history.ts';

/** A decision older than this is not dialled on. */
const freshMilliseconds = 60_000;

const nameDebts = (first: string, further: readonly string[]): string =>
  [first, ...further.toSorted()].join(' ');

/** Whether the rules were asked about the call that was made: with whom, about what, and of which kind. */
function isAbout({ stored, further, ...call }: RawCall): boolean {
  if (stored === undefined) return false;
  const { direction, mode, purpose, person, phone, debt, furtherDebtIds } = stored;
  const furtherIds = further.map(({ debt_id }) => debt_id);
  return (
    direction === call.direction &&
    mode === call.mode &&
    purpose === call.purpose &&
    person.id === call.contact_id &&
    phone.e164 === call.e164 &&
    nameDebts(debt.id, furtherDebtIds) === nameDebts(call.debt_id, furtherIds)
  );
}

/**
 * Whether the decision behind a call is the one that was made, is of this call, was fresh, and allowed it:
 * proven by the hash of its facts, and by making it again from them under the policy of its time.
 */
export function proveDecision(call: RawCall, person: RawPerson, round: Round): CallFault[] {
  const { stored, decided_at: decidedAt } = call;
  const faults: CallFault[] = [];
  if (decidedAt === null) return [makeFault('facts', 'missing')];
  if (call.is_intact !== true) faults.push(makeFault('facts', 'changed'));
  if (call.verdict !== 'allow') faults.push(makeFault('facts', 'not_allowed', `${call.verdict}`));
  const age = call.placed_at.getTime() - decidedAt.getTime();
  if (age < 0 || age > freshMilliseconds) {
    faults.push(makeFault('facts', 'too_old', `decided ${decidedAt.toISOString()}`));
  }
  if (stored === undefined) return [...faults, makeFault('facts', 'unreadable')];
  const isTwice = person.calls.some(
    (other) => other !== call && other.was_placed && other.decision_id === call.decision_id,
  );
  if (call.is_own_decision !== true || !isAbout(call) || isTwice) {
    faults.push(makeFault('facts', 'other_call'));
  }
  const policy = round.policies.findVersion(call.policy_version ?? 0);
  if (policy === undefined) return [...faults, makeFault('facts', 'policy_unreadable')];
  const broken = listBroken(stored, policy, decidedAt);
  const detail = 'by the facts that were stored with the decision';
  return [
    ...faults,
    ...[...broken].map(([code, citation]) => ({ kind: 'facts' as const, code, citation, detail })),
  ];
}
