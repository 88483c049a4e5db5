import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import { findCollectorRole } from '@ringfence/domain/compliance/find-collector-role';
import type { OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import type {
  ConsentFact,
  Facts,
  PastCallFact,
  RestrictionFact,
} from '@ringfence/domain/compliance/types';
import type { KnownFacts, SharedFacts } from './known-facts.ts';

/** What is the same for everybody who is asked about together. */
export type CallPlan = Pick<Facts, 'mode' | 'purpose'> & {
  roles: Pick<OrganizationPolicy, 'collectorRole' | 'creditorRoles'>;
} & SharedFacts;

type KnownPhone = KnownFacts['phones'][number];
type KnownDebt = KnownFacts['debts'][number];
const nowhere: Pick<KnownPhone, 'e164' | 'lineType' | 'place'> = {
  e164: '',
  lineType: 'unknown',
  place: null,
};

/** A number that is out of service cannot be dialled, whoever's it was. */
function presentPhone(phone: KnownPhone | undefined): Facts['phone'] {
  if (phone === undefined) return nowhere;
  const { e164, lineType, place, state } = phone;
  return { e164: state === 'disconnected' ? '' : e164, lineType, place };
}

/**
 * What a debt's state keeps from being done. One that is no longer open is as good as paid to the rules:
 * nobody is called about it. One that is in dispute is not collected before it is verified
 * (12 CFR 1006.38(d)(2)).
 */
function restrictByDebt(debt: KnownDebt | undefined): RestrictionFact[] {
  if (debt?.state === 'open') return [];
  const kind = debt?.state === 'disputed' ? 'dispute_open' : 'paid';
  return [{ kind, debtId: debt?.id ?? null, phone: null, at: new Date(0), liftedAt: null }];
}

function presentRestrictions(
  { person, restrictions, numberRestrictions, keptStops }: KnownFacts,
  e164: string,
  debt: KnownDebt | undefined,
): RestrictionFact[] {
  const ofOthers = numberRestrictions
    .filter(({ phone, personId }) => phone === e164 && personId !== person.id)
    .map(({ kind, phone, at }) => ({ kind, debtId: null, phone, at, liftedAt: null }));
  const kept = keptStops.map((stop) => ({ ...stop, debtId: null, liftedAt: null }));
  return [...restrictions, ...ofOthers, ...kept, ...restrictByDebt(debt)];
}

function presentHistory(
  known: KnownFacts,
  e164: string,
  debt: KnownDebt | undefined,
): PastCallFact[] {
  const { person, debts } = known;
  const groups = debts.filter(({ group }) => group !== null);
  /**
   * The account of a call's debts, under which several loans are one debt. A call that was about several
   * accounts is one about the account that is asked for, where that is among them.
   */
  function findGroup(debtIds: readonly string[]): string | null {
    if (groups.length === 0) return null;
    const named = groups.filter(({ id }) => debtIds.includes(id));
    return (named.find(({ group }) => group === debt?.group) ?? named[0])?.group ?? null;
  }
  const ours = [
    ...known.calls.map((call) => ({ ...call, personId: person.id })),
    ...known.numberCalls.filter(({ phone }) => phone === e164),
  ].flatMap(({ at, personId, debtId, phone, outcome }): PastCallFact[] => {
    const past = presentAsPastCall(outcome);
    if (past === null) return [];
    const debtIds = [debtId];
    const group = findGroup(debtIds);
    return [{ at, personId, debtIds, group, phone, direction: 'outbound', outcome: past }];
  });
  const outside = [
    ...known.outsideCalls.map((call) => ({ ...call, personId: person.id })),
    ...known.numberOutsideCalls.filter(({ phone }) => phone === e164),
  ].map((call) => ({ ...call, group: findGroup(call.debtIds) }));
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

function presentPerson(
  { person, phones }: KnownFacts,
  role: KnownDebt['role'] | undefined,
): Facts['person'] {
  const right = phones.filter(({ state }) => state !== 'wrong');
  return {
    ...person,
    phones: right.map(({ e164 }) => e164),
    phonePlaces: Object.fromEntries(
      phones.flatMap(({ e164, place }) => (place === null ? [] : [[e164, place]])),
    ),
    role: role ?? null,
  };
}

/** What is known of a person, as the rules read it for one number and one debt of theirs. */
export function presentFacts(
  known: KnownFacts,
  { phoneId, debtId }: { phoneId: string | null; debtId: string | null },
  { mode, purpose, roles, licences, abandonment }: CallPlan,
): Facts {
  const { phones, debts, consents, inconvenient } = known;
  const called = phones.find(({ id }) => id === phoneId);
  const debt = debts.find(({ id }) => id === debtId);
  const e164 = called?.e164 ?? '';
  return {
    mode,
    collectorRole: findCollectorRole(roles, debt?.creditor ?? null),
    purpose,
    person: presentPerson(known, debt?.role),
    phone: presentPhone(called),
    debt: {
      id: debt?.id ?? '',
      group: debt?.group ?? null,
      noticeOn: debt?.noticeOn ?? null,
      kind: debt?.kind ?? null,
      isTimeBarred: debt?.isTimeBarred ?? false,
      firstContactAt: debt?.firstContactAt ?? null,
      promisedUntil: null,
    },
    consents: consents.map(presentConsent),
    restrictions: presentRestrictions(known, e164, debt),
    inconvenient,
    history: presentHistory(known, e164, debt),
    licences,
    abandonment,
  };
}

/**
 * Of a person whose facts cannot be read nothing is guessed. They have a restriction that nobody can
 * read, and the rules block where something cannot be read.
 */
export function makeUnreadableFacts(
  { contactId, debtId }: { contactId: string; debtId: string | null },
  { mode, purpose, roles, licences, abandonment }: CallPlan,
): Facts {
  const unread = new Date(Number.NaN);
  return {
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
      phonePlaces: {},
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
