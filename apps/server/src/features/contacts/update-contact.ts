import { isDeepStrictEqual } from 'node:util';
import { type ContactFields, contactFields } from '@ringfence/contract/contact-editing';
import { personRoles } from '@ringfence/domain/compliance/words';
import { tellsDeath } from '@ringfence/domain/imports/read-death';
import * as z from 'zod';
import { linkPersons } from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import {
  confirmCallable,
  holdConcerned,
  type RecordContext,
  type RecordServices,
  refuseFutureDays,
  tellRecord,
  writeBesideUploads,
} from '../records/index.ts';
import {
  insertCustomFields,
  listRoles,
  lockContact,
  updateContact as updateStatement,
} from './queries/edit.ts';
import { readPlace } from './read-place.ts';
import { writeRestrictions } from './write-restrictions.ts';

export interface ContactChange {
  contactId: string;
  /** The one that was read before it was changed. */
  revision: number;
  fields: ContactFields;
  /** Whether a person who could not be called, and can be by this, is to be called. */
  confirmsCallable?: boolean | undefined;
}

type Field = keyof ContactFields;
type Known = { [Name in Exclude<Field, 'custom'>]: string | number | boolean | null } & {
  custom: Record<string, string>;
};

const output = z.object({ contactId: z.uuid(), revision: z.number().int() });
const storedCustom = z.record(z.string(), z.string());
const storedRole = z.enum(personRoles).nullable();
const fieldNames = contactFields.keyof().options;

/**
 * By these the rules tell where somebody is and whose law binds, who is a minor, and whom the policy leaves
 * alone.
 */
const judged: readonly Field[] = [
  ...(['country', 'region', 'postalCode'] as const),
  ...(['birthYear', 'bornOn', 'isServiceMember'] as const),
];
/** And by these, who is the same human; a name may tell of a death, too. */
const telling: readonly Field[] = ['fullName', 'bornOn'];

const presentKnown = (row: RowOf<typeof lockContact.row>): Known => ({
  fullName: row.full_name,
  birthYear: row.birth_year,
  bornOn: row.born_on,
  isServiceMember: row.is_service_member,
  language: row.language,
  email: row.email,
  address: row.address,
  city: row.city,
  region: row.region,
  postalCode: row.postal_code,
  country: row.country,
  custom: storedCustom.parse(row.custom),
});

/** What is named replaces what was there; what is named and empty goes. */
function joinCustom(known: Known, given: ContactFields['custom']): Record<string, string> {
  const joined = Object.entries({ ...known.custom, ...given });
  return Object.fromEntries(joined.filter(([, value]) => value !== ''));
}

const showMoment = (moment: Date): string =>
  `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Who was faster, and what the fields that were to be changed are by now. */
function explainConflict(
  row: RowOf<typeof lockContact.row>,
  known: Known,
  fields: ContactFields,
): ProblemError {
  const who = row.changed_by ?? 'Somebody';
  const when = row.changed_at === null ? '' : ` at ${showMoment(row.changed_at)}`;
  const differing = fieldNames.filter(
    (field) => field !== 'custom' && fields[field] !== undefined && fields[field] !== known[field],
  );
  return new ProblemError(
    'conflict',
    `${who} changed this contact${when}. Look at what it says now before you change it.`,
    differing.map((field) => ({
      path: `fields.${field}`,
      message: known[field] === null ? 'It is empty now.' : `It is “${known[field]}” now.`,
    })),
  );
}

function readFields(fields: ContactFields, known: Known): ContactFields {
  const read = readPlace(fields, String(known.country));
  if (read.isReadable) return read.fields;
  throw read.field === 'country'
    ? invalidInput('fields.country', 'Enter the code of a country, such as US.')
    : invalidInput('fields.region', 'There is no such state or province in this country.');
}

/** The row is locked, so it is there: a trigger keeps what only admins take back. */
const refuseOpening = (known: Known, { isServiceMember }: ContactFields): ProblemError =>
  new ProblemError(
    'not_permitted',
    known.isServiceMember === true && isServiceMember === false
      ? 'Only admins take back that somebody serves.'
      : 'Only admins enter an earlier birth of somebody who may be under 18.',
  );

/** A name such as "Estate of Ann Lee" says by hand what it says in a file. */
async function recordDeath(
  transaction: Transaction,
  contactId: string,
  { fullName = '' }: ContactFields,
  now: Date,
): Promise<void> {
  const rows = await transaction.all(listRoles, [contactId]);
  const debts = rows.map(({ person_role: role }) => ({ role: storedRole.parse(role) }));
  if (!tellsDeath(fullName, debts)) return;
  const restrictions = [{ kind: 'deceased', debt: null }] as const;
  const restricted = [{ contactId, isKnown: true, restrictions }];
  const evidence = `Name changed to “${fullName}”`;
  await writeRestrictions(transaction, restricted, now, { source: 'records', evidence });
}

/** Nobody overwrites what they have not seen: the second of two who edit at once is refused. */
export function updateContact(
  services: RecordServices,
  context: RecordContext,
  input: ContactChange,
): Promise<{ contactId: string; revision: number }> {
  const { contactId } = input;
  const request = { ...context, operation: 'contacts.update', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    await holdConcerned(transaction, context.scope.organizationId, [contactId]);
    const row = await transaction.first(lockContact, [contactId]);
    if (row === undefined) throw new ProblemError('not_found');
    const known = presentKnown(row);
    if (row.revision !== input.revision) throw explainConflict(row, known, input.fields);
    refuseFutureDays({ 'fields.bornOn': input.fields.bornOn }, services.now());
    const fields = readFields(input.fields, known);
    const custom = joinCustom(known, fields.custom);
    const wanted = { ...fields, custom };
    const changed = fieldNames.filter(
      (field) => wanted[field] !== undefined && !isDeepStrictEqual(wanted[field], known[field]),
    );
    if (changed.length === 0) return { contactId, revision: row.revision };
    const values = [contactId, JSON.stringify(fields), JSON.stringify(custom), services.now()];
    const tellsWho = changed.some((field) => telling.includes(field));
    const isJudged = tellsWho || changed.some((field) => judged.includes(field));
    const write = async () => {
      const written = await transaction.first(updateStatement, values);
      if (written === undefined) throw refuseOpening(known, wanted);
      if (changed.includes('fullName')) {
        await recordDeath(transaction, contactId, wanted, services.now());
      }
      if (tellsWho) await linkPersons(transaction, context.scope.organizationId, [contactId]);
      return written;
    };
    await transaction.all(insertCustomFields, [Object.keys(custom)]);
    const isConfirmed = !isJudged || input.confirmsCallable === true;
    const question = { contactIds: [contactId], isConfirmed };
    const written = await confirmCallable(services, transaction, context.scope, question, write);
    await tellRecord(services, transaction, context.scope, {
      action: 'contact.changed',
      contactId,
      detail: { changed },
      isHarmless: !isJudged,
    });
    return { contactId, revision: written.revision };
  });
}
