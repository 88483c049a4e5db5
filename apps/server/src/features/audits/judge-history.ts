import { decide } from '@ringfence/domain/compliance/decide';
import { findCollectorRole } from '@ringfence/domain/compliance/find-collector-role';
import { type OrganizationPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import type { Facts } from '@ringfence/domain/compliance/types';
import { actsWithinMilliseconds } from './acts-within.ts';
import { compareCounts } from './compare-counts.ts';
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
 * What was told before the call and written down only after it binds all the same (12 CFR 1006.6(c): on
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
  const told =
    facts.restrictions
      .filter(isLate)
      .find((one) => isBroken({ restrictions: [...inTime.restrictions, one] })) ??
    facts.inconvenient
      .filter(isLate)
      .find((one) => isBroken({ inconvenient: [...inTime.inconvenient, one] }));
  if (told !== undefined) {
    return `received ${told.receivedAt.toISOString()}, recorded ${told.recordedAt.toISOString()}`;
  }
  const call = facts.history.find(isLate);
  if (call?.recordedAt === undefined) return '';
  return `with a call of ${call.at.toISOString()}, recorded ${call.recordedAt.toISOString()}`;
}

/**
 * Judges a call by the raw history, as of the moment at which its carrier was asked and of the moment at
 * which it was reserved, under the policy that was in force then.
 */
export function judgeHistory(call: RawCall, person: RawPerson, round: Round): CallFault[] {
  const { known } = call;
  if (known === undefined) return [makeFault('facts', 'unreadable', 'nobody to judge it by')];
  // Within its first second, a new policy may not have been seen yet.
  const seenAt = new Date(call.placed_at.getTime() - actsWithinMilliseconds);
  const policy = round.policies.findAt(seenAt);
  if (policy === undefined) return [makeFault('facts', 'policy_unreadable')];
  const collectorRole = findCollectorRole(policy, call.creditor);
  const broken = new Map<string, CallFault>();
  const isAtOnce = call.placed_at.getTime() === call.reserved_at.getTime();
  for (const moment of isAtOnce ? [call.placed_at] : [call.placed_at, call.reserved_at]) {
    const facts = rebuildFacts(call, known, person, round, { collectorRole, moment });
    for (const [code, citation] of listBroken(facts, policy, moment)) {
      if (broken.has(code)) continue;
      const detail = explainLate(facts, policy, moment, code);
      broken.set(code, { kind: 'violation', code, citation, detail });
    }
    compareCounts(call, round, collectorRole, broken);
  }
  return [...broken.values()];
}
