import type { OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import type { Facts, PastCallFact } from '@ringfence/domain/compliance/types';
import type { CollectorRole } from '@ringfence/domain/compliance/words';
import { addSecond, hasActed } from './acts-within.ts';
import type {
  RawCall,
  RawInconvenientTime,
  RawPerson,
  RawRestriction,
  Round,
} from './raw-history.ts';
import { rebuildDebt } from './rebuild-debt.ts';
import { rebuildAbandonment, rebuildLicences, rebuildSchedule } from './rebuild-organization.ts';
import {
  listKin,
  listPastCalls,
  listRestrictionsOfKin,
  listTakenBack,
  type RebuiltCall,
  takeBack,
} from './rebuild-person.ts';
import { rebuildPromise } from './rebuild-promise.ts';

const dayMilliseconds = 86_400_000;
/**
 * No rule counts further back than thirty calendar days, today included: a day more, and one for the hours
 * by which zones and clocks differ. Calls of others to the same number count as long as the person's own
 * (47 CFR 64.1200(a)(3)(iii): to the line, no matter who in the household they were for). Of the person's own
 * more is listed, because an earlier attempt can also permit a call (ORS 646.639).
 */
const othersMilliseconds = 32 * dayMilliseconds;
const ownMilliseconds = 62 * dayMilliseconds;
/** What ends before it began contradicts itself, and stays as it is written. */
const actAfter = (begun: Date, end: Date): Date => (end < begun ? end : addSecond(end));

/** What was lifted within that second never bound. */
function beginWithin(receivedAt: Date, liftedAt: Date | null): Date {
  const acts = addSecond(receivedAt);
  return liftedAt !== null && liftedAt >= receivedAt && liftedAt < acts ? liftedAt : acts;
}

const isWithin = (at: Date, end: Date, milliseconds: number): boolean =>
  at.getTime() >= end.getTime() - milliseconds;

function listCallsOfOthers(
  call: RawCall,
  kin: readonly RawPerson[],
  { callsTo }: Round,
  moment: Date,
): PastCallFact[] {
  const made = callsTo.get(call.e164) ?? [];
  const ofHuman = new Set([call.contact_id, ...kin.map(({ contactId }) => contactId)]);
  return made.flatMap(({ contactId, at, outcomeAt }): PastCallFact[] => {
    const outcome = outcomeAt(moment);
    if (outcome === null) return [];
    const isOther = !ofHuman.has(contactId) && at < call.reserved_at;
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

function listRestrictions(
  call: RawCall,
  known: Facts,
  person: RawPerson,
  kin: readonly RawPerson[],
  round: Round,
): RawRestriction[] {
  const ofHuman = new Set([call.contact_id, ...kin.map(({ contactId }) => contactId)]);
  const others = round.restrictionsOfNumber.get(call.e164) ?? [];
  return [
    ...person.restrictions,
    ...listRestrictionsOfKin(call, kin),
    ...(known.person.role === 'co_debtor' ? person.stays : []),
    ...others
      .filter(({ contactId }) => contactId === null || !ofHuman.has(contactId))
      .map((other) => ({ ...other, debtId: null })),
  ];
}

/** Facts as they would have been, had everything been written down at the moment it happened. */
export interface RebuiltFacts extends Facts {
  restrictions: readonly (Facts['restrictions'][number] & RawRestriction)[];
  inconvenient: readonly RawInconvenientTime[];
  history: readonly RebuiltCall[];
}

interface RebuildingFor {
  collectorRole: CollectorRole;
  /** The one in force, which says how promises bind. */
  policy: OrganizationPolicy;
  moment: Date;
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
  { collectorRole, policy, moment }: RebuildingFor,
): RebuiltFacts {
  const kin = listKin(person, moment);
  const past = listPastCalls(call, known, person, kin, moment);
  return {
    direction: known.direction,
    mode: known.mode,
    collectorRole,
    purpose: known.purpose,
    person: known.person,
    phone: { ...known.phone, e164: call.e164 },
    debt: {
      ...rebuildDebt(call, known, past),
      promisedUntil:
        rebuildPromise(call, [person, ...kin], policy, moment) ?? known.debt.promisedUntil,
    },
    furtherDebtIds: known.furtherDebtIds,
    consents: [
      ...person.consents.map((consent) => takeBack(consent, kin)),
      ...listTakenBack(kin),
    ].map((consent) => ({
      ...consent,
      revokedAt: consent.revokedAt === null ? null : actAfter(consent.at, consent.revokedAt),
    })),
    restrictions: listRestrictions(call, known, person, kin, round).map((restriction) => ({
      ...restriction,
      at: beginWithin(restriction.receivedAt, restriction.liftedAt),
    })),
    inconvenient: [person, ...kin]
      .flatMap((one) => one.inconvenient)
      .filter(
        ({ receivedAt, liftedAt }) =>
          hasActed(receivedAt, moment) && (liftedAt === null || moment < liftedAt),
      ),
    history: [
      ...past.filter(
        // Somebody who was asked once where another is, is not asked again (12 CFR 1006.10(c)).
        ({ at }) => known.purpose === 'location' || isWithin(at, call.reserved_at, ownMilliseconds),
      ),
      ...listCallsOfOthers(call, kin, round, moment),
    ],
    licences: rebuildLicences(known, round, moment),
    abandonment: rebuildAbandonment(call, round),
    campaign: rebuildSchedule(call, known, round, moment),
  };
}
