import { setImmediate as takeTurns } from 'node:timers/promises';
import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { decide } from '@ringfence/domain/compliance/decide';
import { type Policy, readPolicy } from '@ringfence/domain/compliance/policy';
import type { Transaction } from '../../platform/database/database.ts';
import type { GivenFact, Supposed } from './given-facts.ts';
import { type KnownPerson, loadPeople, type PersonAtHand } from './load-facts.ts';
import { loadPolicy } from './load-policy.ts';
import { listLinked } from './queries/linked.ts';

type What = GivenFact['what'];
type CanBeCalled = (given: readonly GivenFact[]) => boolean;

/** Loaded at once. */
const batchSize = 2000;
/** Judged before others get their turn. */
const chunkSize = 100;

/**
 * By which of these facts somebody can be called who could not: all without which they could not be, and where
 * each of several would do, all of them.
 */
function findFreeing(canBeCalled: CanBeCalled, given: readonly GivenFact[]): What[] {
  if (canBeCalled([]) || !canBeCalled(given)) return [];
  const without = (held: readonly What[]) => given.filter(({ what }) => !held.includes(what));
  const every = [...new Set(given.map(({ what }) => what))];
  if (every.length === 1) return every;
  const needed = every.filter((what) => !canBeCalled(without([what])));
  return needed.length > 0 && !canBeCalled(without(needed)) ? needed : every;
}

/** Whether any of these calls could be made, now or later. */
function isLawful(calls: Iterable<KnownPerson>, policy: Policy, now: Date): boolean {
  for (const { facts } of calls) {
    if (decide(facts, policy, now).verdict.kind !== 'block') return true;
  }
  return false;
}

/** What is known of a number binds everybody who is the same human. */
function findFreeingAny(
  { contactId, given }: Supposed,
  concerned: readonly PersonAtHand[],
  policy: Policy,
  now: Date,
): What[] {
  const found = concerned.flatMap((person) => {
    const canBeCalled: CanBeCalled = (some) =>
      isLawful(
        person.calls(some.length === 0 ? undefined : { contactId, given: some }),
        policy,
        now,
      );
    return findFreeing(canBeCalled, given);
  });
  return [...new Set(found)];
}

/**
 * People to whom no call was lawful, and who could be called if what is given were stored, with the facts that would
 * free them: as lists and campaigns judge it, and as where somebody enters it by hand.
 */
export async function findFreed(
  transaction: Transaction,
  { organizationId, now }: { organizationId: string; now: Date },
  supposed: readonly Supposed[],
): Promise<Map<string, What[]>> {
  const freed = new Map<string, What[]>();
  if (supposed.length === 0) return freed;
  const { policy: roles } = await loadPolicy(transaction, organizationId);
  const policy = readPolicy(roles);
  const context = { organizationId, campaignId: null, ...campaignCall, roles, now };
  for (let first = 0; first < supposed.length; first += batchSize) {
    const some = supposed.slice(first, first + batchSize);
    const contactIds = some.map(({ contactId }) => contactId);
    const links = await transaction.all(listLinked, [organizationId, contactIds]);
    const linked = Map.groupBy(links, ({ contact_id }) => contact_id);
    const everybody = [...contactIds, ...links.map(({ linked_id }) => linked_id)];
    const people = await loadPeople(transaction, context, everybody);
    const known = new Map(people.map((person) => [person.contactId, person]));
    for (const [index, one] of some.entries()) {
      const others = linked.get(one.contactId) ?? [];
      const concerned = [one.contactId, ...others.map(({ linked_id }) => linked_id)];
      const found = findFreeingAny(
        one,
        concerned.flatMap((contactId) => known.get(contactId) ?? []),
        policy,
        now,
      );
      if (found.length > 0) freed.set(one.contactId, found);
      if (index % chunkSize === chunkSize - 1) await takeTurns();
    }
  }
  return freed;
}
