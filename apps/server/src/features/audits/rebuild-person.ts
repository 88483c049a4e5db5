import { bindsSamePerson } from '@ringfence/domain/compliance/binds-same-person';
import type { ConsentFact, Facts, PastCallFact } from '@ringfence/domain/compliance/types';
import { hasActed } from './acts-within.ts';
import { pastOutcomeAt } from './outcome-at.ts';
import type { RawCall, RawPerson, RawRestriction } from './raw-history.ts';

/** A call that may have been written down only later. */
export type RebuiltCall = PastCallFact & { recordedAt?: Date };

/** The other contacts that were known to be the same human. */
export const listKin = ({ kin }: RawPerson, moment: Date): RawPerson[] =>
  kin.filter(({ since }) => hasActed(since, moment)).map(({ person }) => person);

/** The same account of the same creditor, under another contact of the human. */
const isSameDebt = (
  { reference, creditor }: Pick<RawCall, 'reference' | 'creditor'>,
  call: RawCall,
): boolean => reference !== null && reference === call.reference && creditor === call.creditor;

/** The person's calls before this one, each as it was known to have turned out. */
function listOwnCalls(
  call: RawCall,
  person: RawPerson,
  kin: readonly RawPerson[],
  group: string | null,
  moment: Date,
): PastCallFact[] {
  const own = person.calls.slice(
    0,
    person.calls.findIndex(({ id }) => id === call.id),
  );
  const ofKin = kin.flatMap(({ calls }) =>
    calls.filter(({ reserved_at: at }) => at < call.reserved_at),
  );
  return [...own, ...ofKin].flatMap((past): PastCallFact[] => {
    const outcome = pastOutcomeAt(past, moment);
    if (outcome === null) return [];
    const debts = [past, ...past.further];
    const debtIds = debts.map(({ debt_id }) => debt_id);
    const groups = debts.map(({ account_group }) => account_group);
    return [
      {
        at: past.reserved_at,
        personId: call.contact_id,
        debtIds: debts.some((debt) => isSameDebt(debt, call))
          ? [...debtIds, call.debt_id]
          : debtIds,
        group: groups.find((one) => one === group) ?? groups.find((one) => one !== null) ?? null,
        phone: past.e164,
        direction: past.direction,
        outcome,
      },
    ];
  });
}

/** A call of which nobody knows the debt was about one of the contact that it was entered for. */
function nameDebts(debtIds: readonly string[], call: RawCall, other: RawPerson): string[] {
  const named = debtIds.length > 0 ? [...debtIds] : other.debts.map(({ id }) => id);
  const isMeant = other.debts.some((debt) => named.includes(debt.id) && isSameDebt(debt, call));
  return isMeant ? [...named, call.debt_id] : named;
}

function listOutsideCalls(
  call: RawCall,
  person: RawPerson,
  kin: readonly RawPerson[],
  group: string | null,
): RebuiltCall[] {
  const ofKin = kin.flatMap((other) =>
    other.outsideCalls.map((past) => ({ ...past, debtIds: nameDebts(past.debtIds, call, other) })),
  );
  return [...person.outsideCalls, ...ofKin]
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

/**
 * Calls to what turns out to be a wrong number were no calls to this person, whenever it turns out
 * (12 CFR 1006 cmt 14(b)(2)(i)-3). One that was taken for wrong by mistake was so until that was known.
 */
const isWrong = (number: string, people: readonly RawPerson[], moment: Date): boolean =>
  people.some(({ restrictions }) =>
    restrictions.some(
      ({ kind, phone, recordedAt, liftedAt }) =>
        kind === 'wrong_number' &&
        phone === number &&
        (liftedAt === null || (recordedAt <= moment && moment < liftedAt)),
    ),
  );

/** Every call and talk of the person before this one, but for those that were with somebody else. */
export function listPastCalls(
  call: RawCall,
  known: Facts,
  person: RawPerson,
  kin: readonly RawPerson[],
  moment: Date,
): RebuiltCall[] {
  return [
    ...listOwnCalls(call, person, kin, known.debt.group, moment),
    ...listOutsideCalls(call, person, kin, known.debt.group),
  ].filter(({ phone }) => !isWrong(phone, [person, ...kin], moment));
}

/** What binds the human, whichever contact it was said of, and what binds the debt under another name. */
export function listRestrictionsOfKin(call: RawCall, kin: readonly RawPerson[]): RawRestriction[] {
  return kin.flatMap(({ restrictions, debts }) =>
    restrictions.flatMap((restriction): RawRestriction[] => {
      const debt = debts.find(({ id }) => id === restriction.debtId);
      if (debt !== undefined && isSameDebt(debt, call)) {
        return [{ ...restriction, debtId: call.debt_id }];
      }
      return bindsSamePerson(restriction) ? [restriction] : [];
    }),
  );
}

/** Anyone who refused as one contact took back what they had permitted as another (64.1200(a)(10)). */
export function takeBack(consent: ConsentFact, kin: readonly RawPerson[]): ConsentFact {
  const refusals = kin
    .flatMap(({ restrictions }) => restrictions)
    .filter(
      ({ kind, phone, receivedAt, isMistake }) =>
        !isMistake &&
        receivedAt >= consent.at &&
        (kind === 'medium_stop' || (kind === 'wrong_number' && phone === consent.phone)),
    )
    .map(({ receivedAt }) => receivedAt.getTime());
  if (refusals.length === 0) return consent;
  const first = Math.min(...refusals, consent.revokedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return { ...consent, revokedAt: new Date(first) };
}

/** What they had permitted to recorded voices as another contact and took back. It permits nothing here. */
export const listTakenBack = (kin: readonly RawPerson[]): ConsentFact[] =>
  kin
    .flatMap(({ consents }) => consents)
    .flatMap((consent) =>
      consent.kind !== 'tcpa' || consent.revokedAt === null
        ? []
        : [{ ...consent, at: consent.revokedAt, expiresAt: consent.revokedAt }],
    );
