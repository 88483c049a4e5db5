import { type CallableReason, callableReasons } from '@ringfence/domain/imports/callable-reasons';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { findFreed, type GivenFact, givenFact, reasonOfFact } from '../compliance/index.ts';
import { findCallable, listGivenFacts } from './queries/callable.ts';
import type { ReadContact } from './read-contact-input.ts';
import { whoHas } from './write-restrictions.ts';

type Person = ReadContact & { contactId: string; isKnown: boolean };

export interface Consent {
  obtainedHow: string;
  obtainedBy: string;
  obtainedOn: string;
}

export interface HeldBack<Kept> {
  /** Without what would make somebody callable who was not. */
  people: Kept[];
  /** Who is given no permission. */
  silent: string[];
  /** Who is given no number that they did not have. */
  unreached: string[];
  waits: Map<string, CallableReason[]>;
}

/** By what somebody would become callable: the number or the debt, where it is one. */
interface Held {
  reason: CallableReason;
  thing: string;
}

interface Request {
  organizationId: string;
  consent: Consent | undefined;
  /** Whether people who could not be called, and can be by this, are to be called. */
  isConfirmed: boolean;
  now: Date;
}

const reasonOf = z.enum(callableReasons);
const givenFacts = z.array(givenFact);

function leaveOut<Kept extends Person>(person: Kept, held: readonly Held[]): Kept {
  if (held.length === 0) return person;
  const isHeld = (thing: string, ...reasons: readonly CallableReason[]): boolean =>
    held.some((one) => one.thing === thing && reasons.includes(one.reason));
  return {
    ...person,
    fields: isHeld('', 'address_changed') ? withoutAddress(person.fields) : person.fields,
    debts: person.debts
      .filter(({ reference }) => !isHeld(reference, 'debt_reopened', 'debt_added'))
      .map((debt) => {
        const names = [
          ...(isHeld(debt.reference, 'notice_added') ? ['noticeSentOn'] : []),
          ...(isHeld(debt.reference, 'creditor_changed') ? ['creditor'] : []),
        ];
        return { ...debt, fields: without(debt.fields, names) };
      }),
    phones: person.phones.map((phone) => {
      const { place: _place, ...elsewhere } = phone.fields;
      const fields = isHeld(phone.e164, 'place_changed') ? elsewhere : phone.fields;
      if (!isHeld(phone.e164, 'line_type_told')) return { ...phone, fields };
      const { lineType: _lineType, ...rest } = fields;
      return { ...phone, lineType: 'unknown', fields: rest };
    }),
  };
}

/** An address waits as a whole: half of it would be somewhere else. */
function withoutAddress(fields: Person['fields']): Person['fields'] {
  const { fullName } = fields;
  return { ...without(fields, ['address', 'city', 'region', 'postalCode', 'country']), fullName };
}

const without = (fields: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

function thingOf(fact: GivenFact): string {
  if (fact.what === 'address') return '';
  return 'e164' in fact ? fact.e164 : fact.reference;
}

/** The people whom these changes would make callable, by which number or debt. */
async function findHeld(
  transaction: Transaction,
  known: readonly Person[],
  { organizationId, consent, now }: Request,
  silent: readonly string[],
): Promise<Map<string, Held[]>> {
  const collect = <Thing extends object>(list: (person: Person) => readonly Thing[]): string =>
    JSON.stringify(
      known.flatMap((person) =>
        list(person).map((thing) => ({ ...thing, contactId: person.contactId, isKnown: true })),
      ),
    );
  const belongings = [collect(({ phones }) => phones), collect(({ debts }) => debts)];
  const rows = await transaction.all(findCallable, [
    ...belongings,
    consent?.obtainedHow ?? null,
    consent?.obtainedBy ?? null,
    consent?.obtainedOn ?? null,
    silent,
  ]);
  const held = new Map<string, Held[]>(
    Map.groupBy(
      rows.map((row) => ({ ...row, reason: reasonOf.parse(row.reason) })),
      (row) => row.contact_id,
    ),
  );
  const listed = await transaction.all(listGivenFacts, [
    ...belongings,
    collect(({ fields }) => [{ fields }]),
  ]);
  const supposed = listed.map((row) => ({
    contactId: row.contact_id,
    given: givenFacts.parse(row.facts),
  }));
  const freed = await findFreed(transaction, { organizationId, now }, supposed);
  for (const { contactId, given: facts } of supposed) {
    const freeing = freed.get(contactId) ?? [];
    const some = facts
      .filter(({ what }) => freeing.includes(what))
      .map((fact) => ({ reason: reasonOfFact[fact.what], thing: thingOf(fact) }));
    if (some.length > 0) held.set(contactId, [...(held.get(contactId) ?? []), ...some]);
  }
  return held;
}

/** Unless it is confirmed, nobody becomes callable who was not; the same people wait as in a file. */
export async function holdBackCallable<Kept extends Person>(
  transaction: Transaction,
  people: readonly Kept[],
  request: Request,
): Promise<HeldBack<Kept>> {
  const silent = whoHas(people, ['medium_stop', 'deceased']);
  const known = people.filter(({ isKnown }) => isKnown);
  if (request.isConfirmed || known.length === 0) {
    return { people: [...people], silent, unreached: [], waits: new Map() };
  }
  const held = await findHeld(transaction, known, request, silent);
  const waits = new Map(
    [...held].map(([id, some]) => [
      id,
      callableReasons.filter((reason) => some.some((one) => one.reason === reason)),
    ]),
  );
  const unreached = [...waits].flatMap(([id, reasons]) =>
    reasons.includes('consent_given') || reasons.includes('number_added') ? [id] : [],
  );
  return {
    people: people.map((person) => leaveOut(person, held.get(person.contactId) ?? [])),
    silent: [...silent, ...unreached],
    unreached,
    waits,
  };
}
