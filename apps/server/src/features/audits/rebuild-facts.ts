import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import type { Facts, PastCallFact } from '@ringfence/domain/compliance/types';
import type { CollectorRole } from '@ringfence/domain/compliance/words';
import type {
  RawCall,
  RawInconvenientTime,
  RawPerson,
  RawRestriction,
  Round,
} from './raw-history.ts';
import { rebuildDebt } from './rebuild-debt.ts';
import { rebuildAbandonment, rebuildLicences } from './rebuild-organization.ts';

const dayMilliseconds = 86_400_000;
/**
 * No rule counts further back than thirty calendar days, today included: a day more, and one for the hours
 * by which zones and clocks differ. Calls of others to the same number count as long as the person's own
 * (47 CFR 64.1200(a)(3)(iii): to the line, whoever of the household they were for). Of the person's own
 * more is told, because an earlier attempt can also permit a call (ORS 646.639).
 */
const othersMilliseconds = 32 * dayMilliseconds;
const ownMilliseconds = 62 * dayMilliseconds;
/**
 * What is entered acts within a second on everything not yet placed; what was placed in that second is
 * not held against anybody.
 */
export const actsWithinMilliseconds = 1_000;

const addSecond = (at: Date): Date => new Date(at.getTime() + actsWithinMilliseconds);

/** What ends before it began contradicts itself, and stays as it is written. */
const actAfter = (begun: Date, end: Date): Date => (end < begun ? end : addSecond(end));

/** What was lifted within that second never bound. */
function beginWithin(receivedAt: Date, liftedAt: Date | null): Date {
  const acts = addSecond(receivedAt);
  return liftedAt !== null && liftedAt >= receivedAt && liftedAt < acts ? liftedAt : acts;
}

export const hasActed = (since: Date, moment: Date): boolean => addSecond(since) <= moment;

const isWithin = (at: Date, end: Date, milliseconds: number): boolean =>
  at.getTime() >= end.getTime() - milliseconds;

/** The person's own calls before this one, each as it turned out. */
function listOwnCalls(call: RawCall, { calls }: RawPerson): PastCallFact[] {
  const before = calls.slice(0, calls.indexOf(call));
  return before.flatMap((past): PastCallFact[] => {
    const outcome = presentAsPastCall(past.outcome);
    if (outcome === null) return [];
    return [
      {
        at: past.reserved_at,
        personId: past.contact_id,
        debtIds: [past.debt_id],
        group: past.account_group,
        phone: past.e164,
        direction: 'outbound',
        outcome,
      },
    ];
  });
}

function listOutsideCalls(
  call: RawCall,
  { outsideCalls }: RawPerson,
  group: string | null,
): RebuiltCall[] {
  return outsideCalls
    .filter(({ receivedAt }) => receivedAt < call.reserved_at)
    .map(({ phone, debtIds, groups, direction, outcome, receivedAt, recordedAt }) => ({
      at: receivedAt,
      recordedAt,
      personId: call.contact_id,
      debtIds,
      group: groups.find((one) => one === group) ?? groups[0] ?? null,
      phone,
      direction,
      outcome,
    }));
}

/** Every call and talk of the person before this one, but for those that were with somebody else. */
function listPastCalls(call: RawCall, known: Facts, person: RawPerson): RebuiltCall[] {
  return [
    ...listOwnCalls(call, person),
    ...listOutsideCalls(call, person, known.debt.group),
  ].filter(({ phone }) => !isWrong(phone, person));
}

/**
 * Calls to what turns out to be a wrong number were no calls to this person, whenever it turns out
 * (12 CFR 1006 cmt 14(b)(2)(i)-3).
 */
const isWrong = (number: string, { restrictions }: RawPerson): boolean =>
  restrictions.some(
    ({ kind, phone, liftedAt }) => kind === 'wrong_number' && phone === number && liftedAt === null,
  );

function listCallsOfOthers(call: RawCall, { callsTo }: Round): PastCallFact[] {
  const made = callsTo.get(call.e164) ?? [];
  return made.flatMap(({ contactId, at, outcome }): PastCallFact[] => {
    const isOther = contactId !== call.contact_id && at < call.reserved_at;
    if (!isOther || !isWithin(at, call.reserved_at, othersMilliseconds)) return [];
    return [
      {
        at,
        personId: contactId,
        debtIds: [],
        group: null,
        phone: call.e164,
        direction: 'outbound',
        outcome,
      },
    ];
  });
}

function listRestrictions(call: RawCall, person: RawPerson, round: Round): RawRestriction[] {
  const others = round.restrictionsOfNumber.get(call.e164) ?? [];
  return [
    ...person.restrictions,
    ...others
      .filter(({ contactId }) => contactId !== call.contact_id)
      .map((other) => ({ ...other, debtId: null })),
  ];
}

type RebuiltCall = PastCallFact & { recordedAt?: Date };

/** Facts as they would have been, had everything been written down at the moment it happened. */
export interface RebuiltFacts extends Facts {
  restrictions: readonly (Facts['restrictions'][number] & RawRestriction)[];
  inconvenient: readonly RawInconvenientTime[];
  history: readonly RebuiltCall[];
}

/**
 * What was to be known when a call was placed, from the raw tables alone: nothing of it is taken from what
 * the dialer thought it knew. What is not dated there comes from what was stored with the call, and
 * docs/audit.md lists it: where the person lives, when they were born, what they are to the debt, what kind
 * of line and place a number is, what the debt is, and the voice. The states of debts are not dated either:
 * only the stored facts know of them.
 */
export function rebuildFacts(
  call: RawCall,
  known: Facts,
  person: RawPerson,
  round: Round,
  { collectorRole, moment }: { collectorRole: CollectorRole; moment: Date },
): RebuiltFacts {
  const past = listPastCalls(call, known, person);
  return {
    mode: known.mode,
    collectorRole,
    purpose: known.purpose,
    person: known.person,
    phone: { ...known.phone, e164: call.e164 },
    debt: rebuildDebt(call, known, past),
    consents: person.consents.map((consent) => ({
      ...consent,
      revokedAt: consent.revokedAt === null ? null : actAfter(consent.at, consent.revokedAt),
    })),
    restrictions: listRestrictions(call, person, round).map((restriction) => ({
      ...restriction,
      at: beginWithin(restriction.receivedAt, restriction.liftedAt),
    })),
    inconvenient: person.inconvenient.filter(
      ({ receivedAt, liftedAt }) =>
        hasActed(receivedAt, moment) && (liftedAt === null || moment < liftedAt),
    ),
    history: [
      ...past.filter(
        // Whoever was asked once where somebody is, is not asked again (12 CFR 1006.10(c)).
        ({ at }) => known.purpose === 'location' || isWithin(at, call.reserved_at, ownMilliseconds),
      ),
      ...listCallsOfOthers(call, round),
    ],
    licences: rebuildLicences(known, round, moment),
    abandonment: rebuildAbandonment(call, round),
  };
}
