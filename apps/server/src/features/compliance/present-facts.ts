import type { CallOrigin } from '@ringfence/domain/calls/call-kinds';
import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import { bindsSamePerson } from '@ringfence/domain/compliance/binds-same-person';
import { readDay, writeDay } from '@ringfence/domain/compliance/calendar-day';
import { findCollectorRole } from '@ringfence/domain/compliance/find-collector-role';
import type { OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import type {
  ConsentFact,
  Facts,
  PastCallFact,
  RestrictionFact,
} from '@ringfence/domain/compliance/types';
import { orderNumbers } from '@ringfence/domain/retry/order-numbers';
import type { KnownFacts, SharedFacts } from './known-facts.ts';

/** Whom, on which number and about which debt. What there is none of is null, and blocks. */
export interface FactsQuestion {
  contactId: string;
  phoneId: string | null;
  debtId: string | null;
  /** What the same call is about besides; left out: nothing. */
  furtherDebtIds?: readonly string[];
}

/** What is the same for everybody who is asked about together. */
export type CallPlan = Pick<Facts, 'direction' | 'mode' | 'purpose'> & {
  /** What gave rise to the call. */
  origin: CallOrigin;
  roles: FactsPolicy;
} & SharedFacts;

/** Of an organization's policy, what the facts themselves depend on. */
export type FactsPolicy = Pick<
  OrganizationPolicy,
  'collectorRole' | 'creditorRoles' | 'promiseGraceDays' | 'promiseBinds'
>;

type KnownPhone = KnownFacts['phones'][number];
type KnownDebt = KnownFacts['debts'][number];
type KnownLinked = KnownFacts['linked'][number];
const nowhere: Pick<KnownPhone, 'e164' | 'lineType' | 'place'> = {
  e164: '',
  lineType: 'unknown',
  place: null,
};

/** A number that is out of service cannot be dialled, no matter whose it was. */
function presentPhone(
  phone: KnownPhone | undefined,
  { phonePlaces }: Facts['person'],
): Facts['phone'] {
  if (phone === undefined) return nowhere;
  const { e164, lineType, state } = phone;
  const place = phonePlaces.find((known) => known.e164 === e164)?.place ?? null;
  return { e164: state === 'disconnected' ? '' : e164, lineType, place };
}

/** Whether a debt of another contact of the human is the debt that is asked about, under another name. */
const isSameDebt = (other: KnownDebt, debt: KnownDebt | undefined): boolean =>
  debt !== undefined && other.reference === debt.reference && other.creditor === debt.creditor;

/** The debt that is asked about as another contact of the human has it. */
const listSameDebts = ({ debts }: KnownLinked, debt: KnownDebt | undefined): KnownDebt[] =>
  debts.filter((other) => isSameDebt(other, debt));

/**
 * What a debt's state keeps from being done. One that is no longer open is as good as paid to the rules:
 * nobody is called about it. One that is in dispute is not collected before it is verified
 * (12 CFR 1006.38(d)(2)).
 */
function restrictByDebt(
  state: KnownDebt['state'] | undefined,
  debtId: string | null,
): RestrictionFact[] {
  if (state === 'open') return [];
  const kind = state === 'disputed' ? 'dispute_open' : 'paid';
  return [{ kind, debtId, phone: null, place: null, at: new Date(0), liftedAt: null }];
}

/** What binds the human, whichever of their contacts it was said of, and what binds the debt itself. */
function restrictByLinked(linked: KnownLinked, debt: KnownDebt | undefined): RestrictionFact[] {
  const same = listSameDebts(linked, debt);
  const own = linked.restrictions.flatMap(({ isMistake, ...restriction }) => {
    const isOfDebt = debt !== undefined && same.some(({ id }) => id === restriction.debtId);
    if (isOfDebt) return [{ ...restriction, debtId: debt.id }];
    return bindsSamePerson(restriction) ? [restriction] : [];
  });
  // A creditor who takes an account back under one reference may give it under another.
  const ended = same.filter(({ state }) => state !== 'recalled' && state !== 'closed');
  return [...own, ...ended.flatMap(({ state }) => restrictByDebt(state, debt?.id ?? null))];
}

function presentRestrictions(
  { person, restrictions, stays, numberRestrictions, keptStops, linked }: KnownFacts,
  e164: string,
  debt: KnownDebt | undefined,
): RestrictionFact[] {
  const ofHuman = new Set([person.id, ...linked.map(({ personId }) => personId)]);
  const ofOthers = numberRestrictions
    .filter(({ phone, personId }) => phone === e164 && !ofHuman.has(personId))
    .map(({ kind, phone, at }) => ({ kind, debtId: null, phone, place: null, at, liftedAt: null }));
  const kept = keptStops.map((stop) => ({ ...stop, debtId: null, place: null, liftedAt: null }));
  return [
    ...restrictions,
    ...linked.flatMap((other) => restrictByLinked(other, debt)),
    ...stays.map((stay) => ({ ...stay, kind: 'bankruptcy' as const, phone: null, place: null })),
    ...ofOthers,
    ...kept,
    ...restrictByDebt(debt?.state, debt?.id ?? null),
  ];
}

function presentHistory(
  known: KnownFacts,
  e164: string,
  debt: KnownDebt | undefined,
): PastCallFact[] {
  const { person, linked } = known;
  const debts = [...known.debts, ...linked.flatMap((other) => other.debts)];
  const groups = debts.filter(({ group }) => group !== null);
  const ofHuman = new Set(linked.map(({ personId }) => personId));
  const isOfOthers = ({ personId, phone }: { personId: string; phone: string }): boolean =>
    phone === e164 && !ofHuman.has(personId);
  const same = new Set(linked.flatMap((other) => listSameDebts(other, debt)).map(({ id }) => id));
  /** A debt that another contact of the human has too is counted under both. */
  const nameDebts = (debtIds: readonly string[]): string[] =>
    debt !== undefined && debtIds.some((id) => same.has(id)) ? [...debtIds, debt.id] : [...debtIds];
  /**
   * The account of a call's debts, under which several loans are one debt. A call that was about several
   * accounts is one about the account that is asked for, where that is among them.
   */
  function findGroup(debtIds: readonly string[]): string | null {
    if (groups.length === 0) return null;
    const named = groups.filter(({ id }) => debtIds.includes(id));
    return (named.find(({ group }) => group === debt?.group) ?? named[0])?.group ?? null;
  }
  const calls = [known, ...linked].flatMap((one) => one.calls);
  const ours = [
    ...calls.map((call) => ({ ...call, personId: person.id })),
    ...known.numberCalls.filter(isOfOthers),
  ].flatMap(({ at, personId, phone, direction, outcome, ...call }): PastCallFact[] => {
    const past = presentAsPastCall(outcome);
    if (past === null) return [];
    const debtIds = nameDebts(call.debtIds);
    const group = findGroup(debtIds);
    return [{ at, personId, debtIds, group, phone, direction, outcome: past }];
  });
  // A call of which nobody knows the debt was about one of the contact that it was entered for.
  const ofLinked = linked.flatMap((other) =>
    other.outsideCalls.map((call) =>
      call.debtIds.length > 0 ? call : { ...call, debtIds: other.debts.map(({ id }) => id) },
    ),
  );
  const outsideCalls = [...known.outsideCalls, ...ofLinked];
  const outside = [
    ...outsideCalls.map((call) => ({ ...call, personId: person.id })),
    ...known.numberOutsideCalls.filter(isOfOthers),
  ].map((call) => ({
    ...call,
    debtIds: nameDebts(call.debtIds),
    group: findGroup(call.debtIds),
  }));
  return [...ours, ...outside];
}

function presentConsent({
  fromMinute,
  toMinute,
  ...consent
}: KnownFacts['consents'][number]): ConsentFact {
  const hasHours = fromMinute !== null && toMinute !== null;
  return { ...consent, hours: hasHours ? { from: fromMinute, to: toMinute } : null };
}

/**
 * Anyone who refused as one of their contacts took back what they had permitted as another
 * (47 CFR 64.1200(a)(10)), also where the refusal was lifted since.
 */
function takeBack(consent: ConsentFact, linked: readonly KnownLinked[]): ConsentFact {
  const refusals = linked
    .flatMap(({ restrictions }) => restrictions)
    .filter(
      ({ kind, phone, at, isMistake }) =>
        !isMistake &&
        at >= consent.at &&
        (kind === 'medium_stop' || (kind === 'wrong_number' && phone === consent.phone)),
    )
    .map(({ at }) => at.getTime());
  if (refusals.length === 0) return consent;
  const first = Math.min(...refusals, consent.revokedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return { ...consent, revokedAt: new Date(first) };
}

/**
 * What was permitted to recorded voices as another contact and taken back: one "no" is enough, whichever of
 * several permissions it was recorded with. By itself it permits nothing.
 */
function listTakenBack(linked: readonly KnownLinked[]): ConsentFact[] {
  return linked
    .flatMap(({ consents }) => consents)
    .flatMap(({ kind, phone, revokedAt }) =>
      kind !== 'tcpa' || revokedAt === null
        ? []
        : [
            {
              kind,
              phone,
              at: revokedAt,
              revokedAt,
              expiresAt: revokedAt,
              hours: null,
              place: null,
            },
          ],
    );
}

type Birth = Pick<Facts['person'], 'bornOn' | 'birthYear'>;

/** The latest that is known of the human, because a minor is not spoken to (12 CFR 1006.6(a)(1)). */
function findBirth(births: readonly Birth[]): Birth {
  const lastDayOf = ({ bornOn, birthYear }: Birth): string =>
    bornOn ?? (birthYear === null ? '' : `${String(birthYear).padStart(4, '0')}-12-31`);
  return births.reduce((latest, one) => (lastDayOf(one) > lastDayOf(latest) ? one : latest));
}

/** What is said last of a number holds. */
function listPlaces(phones: readonly KnownPhone[]): Facts['person']['phonePlaces'] {
  const places = new Map(
    phones.flatMap(({ e164, place }) => (place === null ? [] : [[e164, place]])),
  );
  return [...places].map(([e164, place]) => ({ e164, place }));
}

/** All numbers of the human tell where they may be; what is said of the contact's own holds first. */
function presentPerson(
  { person, phones, linked }: KnownFacts,
  role: KnownDebt['role'] | undefined,
): Facts['person'] {
  const known = [...linked.flatMap((other) => other.phones), ...phones];
  const wrong = new Set(known.filter(({ state }) => state === 'wrong').map(({ e164 }) => e164));
  const right = phones.filter(({ state }) => state !== 'wrong').map(({ e164 }) => e164);
  const ofOthers = known.map(({ e164 }) => e164).filter((e164) => !wrong.has(e164));
  const everyone = [person, ...linked.map((other) => other.person)];
  const { bornOn, birthYear } = findBirth(everyone);
  return {
    ...person,
    bornOn,
    birthYear,
    isServiceMember: everyone.some(({ isServiceMember }) => isServiceMember),
    phones: [...new Set([...right, ...ofOthers])],
    phonePlaces: listPlaces(known),
    role: role ?? null,
  };
}

/**
 * Until when calls wait for a promise to pay: one about the debt, whichever contact of the human has it, or one about
 * any debt of theirs, as the policy says. A reminder is bound by every promise but the one that it is about.
 */
function presentPromise(
  { debts, linked }: KnownFacts,
  debt: KnownDebt | undefined,
  { origin, roles: { promiseBinds, promiseGraceDays } }: CallPlan,
): Pick<Facts['debt'], 'promisedUntil' | 'isReminder'> {
  const all = [...debts, ...linked.flatMap((other) => other.debts)];
  const isMeant = (other: KnownDebt): boolean => other.id === debt?.id || isSameDebt(other, debt);
  const binding = all.filter((other) => promiseBinds === 'person' || isMeant(other));
  const lastOf = (some: readonly KnownDebt[]): string | null =>
    some.reduce<string | null>(
      (latest, { promisedOn }) =>
        promisedOn !== null && (latest === null || promisedOn > latest) ? promisedOn : latest,
      null,
    );
  const last = lastOf(binding);
  if (last === null) return { promisedUntil: null };
  const reminds =
    origin === 'promise' && lastOf(binding.filter((other) => !isMeant(other))) === null;
  const promisedUntil = writeDay(readDay(last) + promiseGraceDays);
  return reminds ? { promisedUntil, isReminder: true } : { promisedUntil };
}

/**
 * The numbers of a person in the order in which the campaign that asks tries them: by what it tried within the days of
 * which calls are known, and without a campaign as they are.
 */
export const orderPhones = (
  { phones, calls }: KnownFacts,
  { trying }: Pick<CallPlan, 'trying'>,
): readonly KnownPhone[] =>
  trying === null
    ? phones
    : orderNumbers(
        phones,
        calls.filter(({ campaignId }) => campaignId === trying.campaignId),
        trying.retry,
      );

/** Kept with a decision where the campaign changed it, so that it is known afterwards why this number came first. */
function presentOrder(known: KnownFacts, plan: CallPlan): Pick<Facts, 'phoneOrder'> {
  const ordered = orderPhones(known, plan);
  const isUsual = ordered.every((phone, place) => phone === known.phones[place]);
  return isUsual ? {} : { phoneOrder: ordered.map(({ e164 }) => e164) };
}

/** What is known of a person, as the rules read it for one number and one debt of theirs. */
export function presentFacts(
  known: KnownFacts,
  { phoneId, debtId, furtherDebtIds = [] }: Omit<FactsQuestion, 'contactId'>,
  plan: CallPlan,
): Facts {
  const { direction, mode, purpose, roles, licences, abandonment, campaign } = plan;
  const { phones, debts, consents, inconvenient, linked } = known;
  const called = phones.find(({ id }) => id === phoneId);
  const debt = debts.find(({ id }) => id === debtId);
  const e164 = called?.e164 ?? '';
  const person = presentPerson(known, debt?.role);
  return {
    direction,
    mode,
    collectorRole: findCollectorRole(roles, debt?.creditor ?? null),
    purpose,
    person,
    phone: presentPhone(called, person),
    debt: {
      id: debt?.id ?? '',
      group: debt?.group ?? null,
      noticeOn: debt?.noticeOn ?? null,
      kind: debt?.kind ?? null,
      isTimeBarred: debt?.isTimeBarred ?? false,
      firstContactAt: debt?.firstContactAt ?? null,
      ...presentPromise(known, debt, plan),
    },
    furtherDebtIds,
    consents: [
      ...consents.map((consent) => takeBack(presentConsent(consent), linked)),
      ...listTakenBack(linked),
    ],
    restrictions: presentRestrictions(known, e164, debt),
    inconvenient: [...inconvenient, ...linked.flatMap((other) => other.inconvenient)],
    history: presentHistory(known, e164, debt),
    licences,
    abandonment,
    ...(campaign === null ? {} : { campaign }),
    ...presentOrder(known, plan),
  };
}

/**
 * Of a person whose facts cannot be read nothing is guessed. They have a restriction that nobody can
 * read, and the rules block where something cannot be read.
 */
export function makeUnreadableFacts(
  { contactId, debtId, furtherDebtIds = [] }: FactsQuestion,
  { direction, mode, purpose, roles, licences, abandonment }: CallPlan,
): Facts {
  const unread = new Date(Number.NaN);
  return {
    direction,
    mode,
    collectorRole: roles.collectorRole,
    purpose,
    person: {
      id: contactId,
      country: null,
      region: null,
      postalCode: null,
      confirmedZone: null,
      phones: [],
      phonePlaces: [],
      role: null,
      bornOn: null,
      birthYear: null,
      isServiceMember: false,
    },
    phone: nowhere,
    debt: {
      id: debtId ?? '',
      group: null,
      noticeOn: null,
      kind: null,
      isTimeBarred: false,
      firstContactAt: null,
      promisedUntil: null,
    },
    furtherDebtIds,
    consents: [],
    restrictions: [
      { kind: 'medium_stop', debtId: null, phone: null, place: null, at: unread, liftedAt: unread },
    ],
    inconvenient: [],
    history: [],
    licences,
    abandonment,
  };
}
