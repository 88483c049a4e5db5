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

const dayMilliseconds = 86_400_000;
/** No rule looks further back than a month, and none at other people's calls further than a week. */
const ownMilliseconds = 62 * dayMilliseconds;
const othersMilliseconds = 8 * dayMilliseconds;
/**
 * What is entered acts within a second on everything not yet placed; what was placed in that second is
 * not held against anybody.
 */
export const actsWithinMilliseconds = 1_000;

const addSecond = (at: Date): Date => new Date(at.getTime() + actsWithinMilliseconds);

export const hasActed = (since: Date, moment: Date): boolean => addSecond(since) <= moment;

const isWithin = (at: Date, end: Date, milliseconds: number): boolean =>
  at.getTime() >= end.getTime() - milliseconds;

/** The person's own calls before this one, each as it turned out. */
function listOwnCalls(call: RawCall, { calls }: RawPerson): PastCallFact[] {
  const before = calls.slice(0, calls.indexOf(call));
  return before.flatMap((past): PastCallFact[] => {
    if (!isWithin(past.reserved_at, call.reserved_at, ownMilliseconds)) return [];
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
): (PastCallFact & { recordedAt: Date })[] {
  return outsideCalls
    .filter(
      ({ receivedAt: at }) =>
        at < call.reserved_at && isWithin(at, call.reserved_at, ownMilliseconds),
    )
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
    const past = presentAsPastCall(outcome);
    const isOther = contactId !== call.contact_id && at < call.reserved_at;
    if (past === null || !isOther || !isWithin(at, call.reserved_at, othersMilliseconds)) return [];
    return [
      {
        at,
        personId: contactId,
        debtIds: [],
        group: null,
        phone: call.e164,
        direction: 'outbound',
        outcome: past,
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

/** Facts as they would have been, had everything been written down at the moment it happened. */
export interface RebuiltFacts extends Facts {
  restrictions: readonly (Facts['restrictions'][number] & RawRestriction)[];
  inconvenient: readonly RawInconvenientTime[];
  history: readonly (PastCallFact & { recordedAt?: Date })[];
}

/**
 * What was to be known when a call was placed, from the raw tables alone: nothing of it is taken from what
 * the dialer thought it knew. Where the person lives and what kind of line the number is are not dated
 * there; these come from what was stored with the call, and so do the account of its debt and the voice.
 * The states of debts and the licences are not dated either: only the stored facts know of them.
 */
export function rebuildFacts(
  call: RawCall,
  known: Facts,
  person: RawPerson,
  round: Round,
  { collectorRole, moment }: { collectorRole: CollectorRole; moment: Date },
): RebuiltFacts {
  return {
    mode: known.mode,
    collectorRole,
    purpose: known.purpose,
    person: known.person,
    phone: { ...known.phone, e164: call.e164 },
    debt: { ...known.debt, id: call.debt_id },
    consents: person.consents.map((consent) => ({
      ...consent,
      revokedAt: consent.revokedAt === null ? null : addSecond(consent.revokedAt),
    })),
    restrictions: listRestrictions(call, person, round).map((restriction) => ({
      ...restriction,
      at: addSecond(restriction.receivedAt),
    })),
    inconvenient: person.inconvenient.filter(
      ({ receivedAt, liftedAt }) =>
        hasActed(receivedAt, moment) && (liftedAt === null || moment < liftedAt),
    ),
    history: [
      ...[
        ...listOwnCalls(call, person),
        ...listOutsideCalls(call, person, known.debt.group),
      ].filter(({ phone }) => !isWrong(phone, person)),
      ...listCallsOfOthers(call, round),
    ],
    licences: 'unasked',
    abandonment: 'unasked',
  };
}
