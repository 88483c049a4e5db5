import { decide } from '@ringfence/domain/compliance/decide';
import { findCollectorRole } from '@ringfence/domain/compliance/find-collector-role';
import { type OrganizationPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import type { Facts } from '@ringfence/domain/compliance/types';
import type { CollectorRole } from '@ringfence/domain/compliance/words';
import { actsWithinMilliseconds } from './acts-within.ts';
import { compareCounts } from './compare-counts.ts';
import { listOtherTimes } from './compare-times.ts';
import { type CallFault, makeFault } from './finding.ts';
import type { RawCall, RawPerson, Round } from './raw-history.ts';
import { type RebuiltFacts, rebuildFacts } from './rebuild-facts.ts';

/** The rules that do not let the call pass, each with its citation. */
export function listBroken(
  facts: Facts,
  policy: OrganizationPolicy,
  moment: Date,
): Map<string, string> {
  const { verdict, reasons } = decide(facts, readPolicy(policy), moment);
  if (verdict.kind === 'allow') return new Map();
  return new Map(
    reasons
      // It only says what follows from the others.
      .filter((reason) => reason.verdict.kind !== 'allow' && reason.code !== 'NO_LAWFUL_MINUTE')
      .map((reason) => [reason.code, reason.citation]),
  );
}

/**
 * What was received before the call and written down only after it binds all the same (12 CFR 1006.6(c): on
 * receipt). Whether that is the reason is found by judging without it.
 */
function explainLate(
  facts: RebuiltFacts,
  policy: OrganizationPolicy,
  moment: Date,
  code: string,
): string {
  const isLate = ({ recordedAt }: { recordedAt?: Date }) =>
    recordedAt !== undefined && recordedAt > moment;
  const isInTime = (one: { recordedAt?: Date }) => !isLate(one);
  const inTime: Facts = {
    ...facts,
    restrictions: facts.restrictions.filter(isInTime),
    inconvenient: facts.inconvenient.filter(isInTime),
    history: facts.history.filter(isInTime),
  };
  const isBroken = (more: Partial<Facts>) =>
    listBroken({ ...inTime, ...more }, policy, moment).has(code);
  if (isBroken({})) return '';
  const late =
    facts.restrictions
      .filter(isLate)
      .find((one) => isBroken({ restrictions: [...inTime.restrictions, one] })) ??
    facts.inconvenient
      .filter(isLate)
      .find((one) => isBroken({ inconvenient: [...inTime.inconvenient, one] }));
  if (late !== undefined) {
    return `received ${late.receivedAt.toISOString()}, recorded ${late.recordedAt.toISOString()}`;
  }
  const call = facts.history.find(isLate);
  if (call?.recordedAt === undefined) return '';
  return `with a call of ${call.at.toISOString()}, recorded ${call.recordedAt.toISOString()}`;
}

/** What speaks against the call at a moment, under the policy that was in force at another. */
function judgeAt(
  call: RawCall,
  person: RawPerson,
  round: Round,
  { moment, policyAt }: { moment: Date; policyAt: Date },
): { broken: CallFault[]; collectorRole?: CollectorRole } {
  const { known } = call;
  if (known === undefined) {
    return { broken: [makeFault('facts', 'unreadable', 'nobody to judge it by')] };
  }
  // Within its first second, a new policy may not have been seen yet.
  const seenAt = new Date(policyAt.getTime() - actsWithinMilliseconds);
  const policy = round.policies.findAt(seenAt);
  if (policy === undefined) return { broken: [makeFault('facts', 'policy_unreadable')] };
  const collectorRole = findCollectorRole(policy, call.creditor);
  const facts = rebuildFacts(call, known, person, round, { collectorRole, policy, moment });
  const broken = [...listBroken(facts, policy, moment)].map(([code, citation]): CallFault => {
    const detail = explainLate(facts, policy, moment, code);
    return { kind: 'violation', code, citation, detail };
  });
  return { broken, collectorRole };
}

/**
 * Judges a call by the raw history, as of the moment at which its carrier was asked and of the moment at
 * which it was reserved, under the policy that was in force then. Where the database wrote another time, the
 * call is judged as of that one as well.
 */
export function judgeHistory(call: RawCall, person: RawPerson, round: Round): CallFault[] {
  const broken = new Map<string, CallFault>();
  const judge = (moment: Date, policyAt: Date): CollectorRole | undefined => {
    const judged = judgeAt(call, person, round, { moment, policyAt });
    for (const fault of judged.broken) {
      if (!broken.has(fault.code)) broken.set(fault.code, fault);
    }
    return judged.collectorRole;
  };
  const { placed_at, reserved_at } = call;
  const isAtOnce = placed_at.getTime() === reserved_at.getTime();
  for (const moment of isAtOnce ? [placed_at] : [placed_at, reserved_at]) {
    const collectorRole = judge(moment, placed_at);
    if (collectorRole !== undefined) compareCounts(call, round, collectorRole, broken);
  }
  for (const { written } of listOtherTimes(call)) judge(written, written);
  return [...broken.values()];
}
