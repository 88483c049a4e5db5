import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import type { Facts, PastCallFact, RestrictionFact } from '@ringfence/domain/compliance/types';
import type { KnownFacts, SharedFacts } from './known-facts.ts';

/** What is the same for everybody who is asked about together. */
export type CallPlan = Pick<Facts, 'mode' | 'collectorRole'> & SharedFacts;

/**
 * What a debt's state keeps from being done. One that is no longer open is as good as paid to the rules:
 * nobody is called about it. One that is in dispute is not collected before it is verified
 * (12 CFR 1006.38(d)(2)).
 */
function restrictByDebt({ id, state }: KnownFacts['debt']): RestrictionFact[] {
  if (state === 'open') return [];
  const kind = state === 'disputed' ? 'dispute_open' : 'paid';
  const debtId = id === '' ? null : id;
  return [{ kind, debtId, phone: null, at: new Date(0), liftedAt: null }];
}

/**
 * The account of a call's debts, under which several loans are one debt. A call that was about several
 * accounts is one about the account that is asked for, where that is among them.
 */
function findGroup(debtIds: readonly string[], { debt, groups }: KnownFacts): string | null {
  const named = groups.filter(({ debtId }) => debtIds.includes(debtId));
  const found = named.find(({ group }) => group === debt.group) ?? named[0];
  return found?.group ?? null;
}

function presentHistory(known: KnownFacts): PastCallFact[] {
  const ours = known.calls.flatMap(({ at, personId, debtId, phone, outcome }): PastCallFact[] => {
    const past = presentAsPastCall(outcome);
    if (past === null) return [];
    const debtIds = [debtId];
    const group = findGroup(debtIds, known);
    return [{ at, personId, debtIds, group, phone, direction: 'outbound', outcome: past }];
  });
  const outside = known.outsideCalls.map((call) => ({
    ...call,
    group: findGroup(call.debtIds, known),
  }));
  return [...ours, ...outside];
}

export function presentFacts(
  known: KnownFacts,
  { mode, collectorRole, licences, abandonment }: CallPlan,
): Facts {
  const { person, phone, debt, consents, restrictions, inconvenient } = known;
  return {
    mode,
    collectorRole,
    purpose: 'collect',
    person,
    phone,
    debt: { id: debt.id, group: debt.group, noticeOn: debt.noticeOn },
    consents,
    restrictions: [...restrictions, ...restrictByDebt(debt)],
    inconvenient,
    history: presentHistory(known),
    licences,
    abandonment,
  };
}

/**
 * Of a person whose facts cannot be read nothing is guessed. They have a restriction that nobody can
 * read, and the rules block where something cannot be read.
 */
export function makeUnreadableFacts(
  { contactId, debtId, e164 }: { contactId: string; debtId: string | null; e164: string },
  { mode, collectorRole, licences, abandonment }: CallPlan,
): Facts {
  const unread = new Date(Number.NaN);
  return {
    mode,
    collectorRole,
    purpose: 'collect',
    person: {
      id: contactId,
      country: null,
      region: null,
      postalCode: null,
      confirmedZone: null,
      phones: [],
    },
    phone: { e164, lineType: 'unknown', place: null },
    debt: { id: debtId ?? '', group: null, noticeOn: null },
    consents: [],
    restrictions: [
      { kind: 'medium_stop', debtId: null, phone: null, at: unread, liftedAt: unread },
    ],
    inconvenient: [],
    history: [],
    licences,
    abandonment,
  };
}
