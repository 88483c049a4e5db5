import type { ImportFindings } from '@ringfence/contract/imports';
import { rejectionReasons, warningCodes } from '@ringfence/domain/imports/import-words';
import * as z from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { provenanceOf, type StoredImport, settingsOf } from './find-import.ts';
import { listUnheededStrangers } from './find-unheeded.ts';
import { keepFreed } from './keep-freed.ts';
import { listBatches } from './people-batches.ts';
import { countCallable, forgetCallable } from './queries/callable.ts';
import {
  countAdded,
  countChanges,
  countNew,
  countStagedRows,
  countStoredChanges,
  sumBalanceMoves,
  sumRejections,
} from './queries/compare.ts';
import { countMissing } from './queries/missing.ts';
import {
  warnOfKeptRestrictions,
  warnOfRisenBalances,
  warnOfSharedPhones,
  warnOfStricter,
  warnOfSuppressed,
  warnOfTwins,
} from './queries/warn.ts';

/** What storing a file would do, and what it was compared with, which is no word for people. */
export interface ComparedFindings extends ImportFindings {
  comparedWith: string;
}

type Causes = Pick<ImportFindings, 'rejections' | 'warnings'>;

const examples = z.array(z.object({ line: z.number().int(), value: z.string() }));
const reason = z.enum(rejectionReasons);
const code = z.enum(warningCodes);

/** Every row of the file is in one of these, or stored. */
export async function sumCauses(
  transaction: Transaction,
  { key }: Pick<StoredImport, 'key'>,
): Promise<Pick<ImportFindings, 'rows' | 'duplicate' | 'rejected' | 'rejections'>> {
  const staged = await transaction.first(countStagedRows, key);
  const found = await transaction.all(sumRejections, key);
  const causes = found.map((cause) => ({
    reason: reason.parse(cause.reason),
    column: cause.column_name,
    rows: cause.rows,
    examples: examples.parse(cause.examples),
  }));
  const add = (some: typeof causes) => some.reduce((sum, { rows }) => sum + rows, 0);
  const ours = causes.filter((cause) => comparedReasons.has(cause.reason));
  const duplicate = add(causes.filter((cause) => cause.reason === 'duplicate'));
  return {
    rows: (staged?.rows ?? 0) + add(causes) - add(ours),
    duplicate,
    rejected: add(causes) - duplicate,
    rejections: causes.filter((cause) => cause.reason !== 'duplicate'),
  };
}

/** Why rows are rejected that could be read: they are staged all the same. */
const comparedReasons = new Set<string>([
  'duplicate',
  'reference_taken',
  'person_contradicts',
  'debt_contradicts',
  'contact_unknown',
  'contact_ambiguous',
  'contact_deceased',
  'debt_unknown',
  'debt_ambiguous',
  'currency_differs',
  'payment_differs',
  'payment_unknown',
  'payment_reference_missing',
]);

async function warn(transaction: Transaction, { key }: StoredImport): Promise<Causes['warnings']> {
  const warnings: Causes['warnings'] = [];
  for (const statement of [
    warnOfRisenBalances,
    warnOfStricter,
    warnOfSuppressed,
    warnOfKeptRestrictions,
    warnOfSharedPhones,
    warnOfTwins,
  ]) {
    const found = await transaction.first(statement, key);
    if (found === undefined || found.rows === 0) continue;
    warnings.push({
      code: code.parse(found.code),
      column: null,
      rows: found.rows,
      examples: examples.parse(found.examples),
    });
  }
  return warnings;
}

async function sumChanges(
  transaction: Transaction,
  found: StoredImport,
  statement: typeof countChanges | typeof countStoredChanges,
) {
  const changes = {
    names: 0,
    addresses: 0,
    phones: 0,
    balances: 0,
    debtsAdded: 0,
    debtsPaid: 0,
    debtsRecalled: 0,
    consentsGiven: 0,
    consentsTakenBack: 0,
    restricted: 0,
    inconvenient: 0,
    promisesKept: 0,
    paymentsReversed: 0,
  };
  let changed = 0;
  let comparedWith = 0n;
  const moves = new Map<string, number>();
  for (const { first, last, brings } of await listBatches(transaction, found)) {
    const range = [...found.key, first, last];
    const counting = brings.known_people ? statement : countNew;
    const some = await transaction.first(counting, [...range, ...provenanceOf(found)]);
    if (some === undefined) continue;
    changed += some.changed;
    comparedWith += BigInt(some.compared_with);
    changes.names += some.names;
    changes.addresses += some.addresses;
    changes.phones += some.phones;
    changes.balances += some.balances;
    changes.debtsAdded += some.debts_added;
    changes.debtsPaid += some.debts_paid;
    changes.debtsRecalled += some.debts_recalled;
    changes.consentsGiven += some.consents_given;
    changes.consentsTakenBack += some.consents_taken;
    changes.restricted += some.restricted;
    changes.inconvenient += some.inconvenient;
    if (some.balances === 0) continue;
    for (const { currency, amount } of await transaction.all(sumBalanceMoves, range)) {
      moves.set(currency, (moves.get(currency) ?? 0) + amount);
    }
  }
  const balanceMoves = [...moves]
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([currency, amountMinor]) => ({ amountMinor, currency }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  return { changed, changes, balanceMoves, comparedWith };
}

/** In the list before and not in this file: people, and by the rule the debts that are recalled. */
async function findMissing(transaction: Transaction, found: StoredImport) {
  if (!found.has_earlier) return { missing: 0, recalled: 0, comparedWith: 0n };
  const counted = await transaction.first(countMissing, [...found.key, found.list_id]);
  const missing = counted?.people ?? 0;
  if (settingsOf(found).missingRule !== 'recall') return { missing, recalled: 0, comparedWith: 0n };
  return {
    missing,
    recalled: counted?.of_debts ?? 0,
    comparedWith: BigInt(counted?.compared_with ?? 0),
  };
}

export async function readCallable(
  transaction: Transaction,
  { key }: Pick<StoredImport, 'key'>,
): Promise<ImportFindings['callable']> {
  const counted = await transaction.first(countCallable, key);
  return { people: counted?.people ?? 0, restricted: counted?.restricted ?? 0 };
}

/** Where people wait, less is stored than the file tells. */
export async function leaveOutWaiting(
  transaction: Transaction,
  found: StoredImport,
  findings: ComparedFindings,
): Promise<ComparedFindings> {
  const { people } = findings.callable;
  if (people === 0 || found.confirms_callable) return findings;
  const { changed, changes } = await sumChanges(transaction, found, countStoredChanges);
  const unchanged = findings.unchanged + findings.changed - changed;
  const recalled = findings.changes.debtsRecalled;
  return {
    ...findings,
    changed,
    unchanged,
    changes: { ...changes, debtsRecalled: recalled },
    waiting: people,
  };
}

/** What the people of the file change, compared with what is stored now. */
export async function describeChanges(
  transaction: Transaction,
  found: StoredImport,
): Promise<ComparedFindings> {
  await transaction.all(forgetCallable, found.key);
  const { changed, changes, balanceMoves, comparedWith } = await sumChanges(
    transaction,
    found,
    countChanges,
  );
  await keepFreed(transaction, found);
  const counted = await transaction.first(countAdded, found.key);
  const left = await findMissing(transaction, found);
  const added = counted?.added ?? 0;
  const warnings = await warn(transaction, found);
  return {
    ...(await sumCauses(transaction, found)),
    added,
    changed,
    unchanged: (counted?.people ?? 0) - added - changed,
    changes: { ...changes, debtsRecalled: changes.debtsRecalled + left.recalled },
    samples: [],
    balanceMoves,
    waiting: 0,
    asks: null,
    unheeded: await listUnheededStrangers(transaction, found.key),
    statuses: [],
    suppressed: warnings.find((warning) => warning.code === 'is_suppressed')?.rows ?? 0,
    missing: left.missing,
    callable: await readCallable(transaction, found),
    warnings,
    comparedWith: String(comparedWith + left.comparedWith),
  };
}
