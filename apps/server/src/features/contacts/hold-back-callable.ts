import { type CallableReason, callableReasons } from '@ringfence/domain/imports/callable-reasons';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { findCallable } from './queries/store.ts';
import type { ReadContact } from './read-contact-input.ts';
import { whoIsTold } from './write-restrictions.ts';

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

const reasonOf = z.enum(callableReasons);

function leaveOut<Kept extends Person>(
  person: Kept,
  held: readonly { reason: CallableReason; thing: string }[],
): Kept {
  const isHeld = (thing: string, ...reasons: readonly CallableReason[]): boolean =>
    held.some((one) => one.thing === thing && reasons.includes(one.reason));
  return {
    ...person,
    debts: person.debts.filter(
      ({ reference }) => !isHeld(reference, 'debt_reopened', 'debt_added'),
    ),
    phones: person.phones.map((phone) => {
      if (!isHeld(phone.e164, 'line_type_told')) return phone;
      const { lineType: _, ...fields }: { lineType?: unknown } = { ...phone.fields };
      return { ...phone, lineType: 'unknown', fields };
    }),
  };
}

/** Unless it is confirmed, nobody becomes callable who was not; the same people wait as in a file. */
export async function holdBackCallable<Kept extends Person>(
  transaction: Transaction,
  people: readonly Kept[],
  consent: Consent | undefined,
  isConfirmed: boolean,
): Promise<HeldBack<Kept>> {
  const silent = whoIsTold(people, ['medium_stop', 'deceased']);
  const known = people.filter(({ isKnown }) => isKnown);
  if (isConfirmed || known.length === 0) {
    return { people: [...people], silent, unreached: [], waits: new Map() };
  }
  const told = <Thing extends object>(list: (person: Kept) => readonly Thing[]): string =>
    JSON.stringify(
      known.flatMap((person) =>
        list(person).map((thing) => ({ ...thing, contactId: person.contactId, isKnown: true })),
      ),
    );
  const rows = await transaction.all(findCallable, [
    told(({ phones }) => phones),
    told(({ debts }) => debts),
    consent?.obtainedHow ?? null,
    consent?.obtainedBy ?? null,
    consent?.obtainedOn ?? null,
    silent,
  ]);
  const held = Map.groupBy(
    rows.map((row) => ({ ...row, reason: reasonOf.parse(row.reason) })),
    (row) => row.contact_id,
  );
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
