import type { ContactInput, upsertResult } from '@ringfence/contract/contact-editing';
import { parsePhone } from '@ringfence/domain/phone/parse-phone';
import type * as z from 'zod';
import { judgeAgain, linkPersons } from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import {
  findLatestDay,
  hurryBesideUploads,
  keepReassignedChecks,
  type RecordContext,
  type RecordServices,
  refuseFutureDays,
} from '../records/index.ts';
import { type Consent, type HeldBack, holdBackCallable } from './hold-back-callable.ts';
import { findKnown, type KnownContact } from './part-strangers.ts';
import { insertCustomFields } from './queries/edit.ts';
import {
  findListInUse,
  insertConsents,
  insertContacts,
  insertDebts,
  insertMembers,
  insertNotes,
  insertPhones,
  raiseLedgers,
  updateContacts,
  updateDebts,
  updatePhones,
} from './queries/store.ts';
import {
  type ReadContact,
  type ReadingPlan,
  type RefusedContact,
  readContactInput,
} from './read-contact-input.ts';
import { findCountry } from './read-place.ts';
import { tellContacts } from './tell-contacts.ts';
import { writeRestrictions } from './write-restrictions.ts';

export type UpsertResult = z.infer<typeof upsertResult>;

export interface ContactsInput {
  contacts: readonly ContactInput[];
  listId?: string | undefined;
  /** How the numbers were obtained, where somebody vouches for it. */
  consent?: Consent | undefined;
  /** Whether people who could not be called, and can be by this, are to be called. */
  confirmsCallable?: boolean | undefined;
}

const byProgram = { source: 'import', evidence: 'API' } as const;

type StoredContact = ReadContact & { contactId: string; isKnown: boolean };

const isRefused = (read: ReadContact | RefusedContact): read is RefusedContact => 'reason' in read;

/** Each as it is stored, or why it cannot be. A reference that comes twice is meant for two people. */
async function readAll(
  transaction: Transaction,
  contacts: readonly ContactInput[],
  plan: ReadingPlan,
): Promise<{ read: (ReadContact | RefusedContact)[]; known: Map<string, KnownContact> }> {
  const named = contacts.flatMap(({ externalReference, fullName, phones }) => {
    if (externalReference === undefined) return [];
    const numbers = phones.flatMap(({ number }) => parsePhone(number, plan.country)?.e164 ?? []);
    return [{ externalReference, fullName, numbers }];
  });
  const known = await findKnown(transaction, named);
  const seen = new Set<string>();
  const read = contacts.map((contact, index) => {
    const knownCountry = known.get(contact.externalReference ?? '')?.country;
    const one = readContactInput(contact, index, plan, knownCountry);
    if (isRefused(one)) return one;
    if (seen.has(one.externalReference)) {
      return { index, reason: 'duplicate', field: 'externalReference' };
    }
    seen.add(one.externalReference);
    return one;
  });
  return { read, known };
}

/** People who are new are added, and those who are known are found, even where somebody added them just now. */
async function findOrAdd(
  transaction: Transaction,
  people: readonly ReadContact[],
  known: Map<string, KnownContact>,
  country: string,
): Promise<{ added: Map<string, string>; known: Map<string, KnownContact> }> {
  const strange = people.filter(({ externalReference }) => !known.has(externalReference));
  const rows = strange.map(({ externalReference, fields, custom }) => {
    const filled = Object.entries(custom).filter(([, value]) => value !== '');
    return { externalReference, fields, custom: Object.fromEntries(filled) };
  });
  const made = await transaction.all(insertContacts, [JSON.stringify(rows), country]);
  const added = new Map(made.map(({ id, external_reference }) => [external_reference, id]));
  const late = strange.filter(({ externalReference }) => !added.has(externalReference));
  if (late.length === 0) return { added, known };
  const asked = late.map(({ externalReference, fields, phones }) => ({
    externalReference,
    fullName: fields.fullName,
    numbers: phones.map(({ e164 }) => e164),
  }));
  return { added, known: new Map([...known, ...(await findKnown(transaction, asked))]) };
}

/** Everything that hangs on people; answers whose things are new or not as they were. */
async function storeThings(
  transaction: Transaction,
  { people, silent, unreached }: HeldBack<StoredContact>,
  { consent, listId }: ContactsInput,
  now: Date,
): Promise<Set<string>> {
  const ofEach = <Thing extends object>(list: (person: StoredContact) => readonly Thing[]) =>
    JSON.stringify(
      people.flatMap((person) =>
        list(person).map((thing) => {
          const { contactId, isKnown } = person;
          return { ...thing, contactId, isKnown };
        }),
      ),
    );
  const phones = ofEach((person) => person.phones);
  const debts = ofEach((person) => person.debts);
  const notes = ofEach(({ note }) => (note === null ? [] : [{ note }]));
  const changed = [
    ...(await transaction.all(updatePhones, [phones])),
    ...(await transaction.all(insertPhones, [phones, unreached])),
    ...(await transaction.all(updateDebts, [debts, now])),
    ...(await transaction.all(insertDebts, [debts, now])),
    ...(await writeRestrictions(transaction, people, now, byProgram)),
    ...(await transaction.all(insertNotes, [notes, now])),
  ];
  if (consent !== undefined) {
    const { obtainedHow, obtainedBy, obtainedOn } = consent;
    const values = [phones, obtainedHow, obtainedBy, obtainedOn, silent];
    changed.push(...(await transaction.all(insertConsents, values)));
  }
  const contactIds = people.map(({ contactId }) => contactId);
  if (listId !== undefined) await transaction.all(insertMembers, [listId, contactIds]);
  const customNames = people.flatMap(({ custom }) => Object.keys(custom));
  await transaction.all(insertCustomFields, [[...new Set(customNames)]]);
  return new Set(changed.map(({ contact_id }) => contact_id));
}

async function checkRequest(
  transaction: Transaction,
  { listId, consent }: ContactsInput,
  now: Date,
): Promise<void> {
  refuseFutureDays({ 'consent.obtainedOn': consent?.obtainedOn }, now);
  if (listId === undefined) return;
  const list = await transaction.first(findListInUse, [listId]);
  if (list === undefined) throw invalidInput('listId', 'This list does not exist.');
}

/**
 * Adds or changes contacts by their references, set-based, in the transaction of a caller that has more to do in
 * it. What cannot be used changes nothing, and each is answered for by its place.
 */
export async function storeContacts(
  services: RecordServices,
  transaction: Transaction,
  { scope }: RecordContext,
  input: ContactsInput,
): Promise<UpsertResult[]> {
  const now = services.now();
  const { organizationId } = scope;
  await hurryBesideUploads(transaction, organizationId);
  await checkRequest(transaction, input, now);
  const country = await findCountry(transaction, organizationId);
  const plan = { country, today: findLatestDay(now), now };
  const { read, known: before } = await readAll(transaction, input.contacts, plan);
  const usable = read.flatMap((one) => (isRefused(one) ? [] : [one]));
  const { added, known } = await findOrAdd(transaction, usable, before, country);
  const people: StoredContact[] = [];
  for (const person of usable) {
    const namesake = known.get(person.externalReference);
    const contactId = added.get(person.externalReference) ?? namesake?.id;
    if (namesake?.is_stranger === true || contactId === undefined) continue;
    people.push({ ...person, contactId, isKnown: namesake !== undefined });
  }
  const isAdded = ({ externalReference }: ReadContact) => added.has(externalReference);
  const { consent, confirmsCallable: isConfirmed = false } = input;
  const request = { organizationId, consent, isConfirmed, now };
  const held = await holdBackCallable(transaction, people, request);
  const updated = await transaction.all(updateContacts, [
    JSON.stringify(held.people.filter((person) => !isAdded(person))),
    now,
  ]);
  const changed = await storeThings(transaction, held, input, now);
  const checks = people.flatMap(({ contactId, phones }) =>
    phones.flatMap(({ e164, fields: { reassigned: check } }) =>
      check === undefined ? [] : [{ contactId, e164, check }],
    ),
  );
  await keepReassignedChecks(services, transaction, scope, checks);
  for (const { id } of updated) changed.add(id);
  await transaction.all(raiseLedgers, [[...changed]]);
  await judgeAgain(transaction, organizationId, [...changed]);
  const touched = people.filter((one) => isAdded(one) || changed.has(one.contactId));
  await linkPersons(
    transaction,
    organizationId,
    touched.map(({ contactId }) => contactId),
  );
  const byIndex = new Map(people.map((person) => [person.index, person]));
  const results = read.map((one): UpsertResult => {
    const person = byIndex.get(one.index);
    const { externalReference = null } = input.contacts[one.index] ?? {};
    const place = { index: one.index, externalReference };
    if (person === undefined) {
      const fault = isRefused(one)
        ? one
        : { reason: 'reference_taken', field: 'externalReference' };
      const { reason, field } = fault;
      return {
        ...place,
        result: 'rejected',
        contactId: null,
        waits: [],
        reason,
        field,
        detail: null,
      };
    }
    const result = isAdded(person)
      ? 'added'
      : changed.has(person.contactId)
        ? 'changed'
        : 'unchanged';
    const { contactId } = person;
    const waits = held.waits.get(contactId) ?? [];
    return { ...place, result, contactId, waits, reason: null, field: null, detail: null };
  });
  await tellContacts(services, transaction, scope, results, input.listId !== undefined);
  return results;
}
