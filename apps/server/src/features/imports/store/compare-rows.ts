import type { Transaction } from '../../../platform/database/database.ts';
import { compareHistory } from './compare-history.ts';
import { type ComparedFindings, describeChanges } from './describe-changes.ts';
import { findImport, type StoredImport } from './find-import.ts';
import { listSamples } from './list-samples.ts';
import { countStagedRows } from './queries/compare.ts';
import {
  analysePeople,
  analyseRows,
  avoidLoops,
  countPeople,
  forgetComparing,
  gatherDebtFacts,
  gatherRestrictions,
  makeId,
  mergeRows,
  numberPeople,
  rejectDuplicates,
  rejectOtherDebts,
  rejectOtherNames,
  rejectStrangers,
  takeRoom,
} from './queries/people.ts';

/** Of fewer, no plan is so bad that it matters. */
const worthAnalysing = 1000;

async function analyse(
  transaction: Transaction,
  statement: typeof analyseRows | typeof analysePeople,
): Promise<void> {
  const found = await transaction.first(statement);
  if (found?.is_known !== true) await transaction.all(avoidLoops);
}

/** Lets statements on the people of this upload be planned by what they are. */
export async function planForPeople(
  transaction: Transaction,
  key: StoredImport['key'],
): Promise<void> {
  const counted = await transaction.first(countPeople, key);
  if ((counted?.last ?? 0) >= worthAnalysing) await analyse(transaction, analysePeople);
}

/** Tells who the rows are about. Rows that contradict or repeat others, or tell of somebody else, go. */
async function groupRows(transaction: Transaction, { key }: StoredImport): Promise<void> {
  const base = await transaction.first(makeId);
  await transaction.all(numberPeople, [...key, base?.id]);
  await planForPeople(transaction, key);
  await transaction.all(gatherRestrictions, key);
  await transaction.all(rejectOtherNames, key);
  await transaction.all(gatherDebtFacts, key);
  await transaction.all(rejectOtherDebts, key);
  await transaction.all(mergeRows, key);
  await transaction.all(rejectDuplicates, key);
  await transaction.all(rejectStrangers, key);
}

/** What storing the rows that were read would do. Of what is stored, nothing is changed. */
export async function compareRows(
  transaction: Transaction,
  importId: string,
): Promise<ComparedFindings> {
  const found = await findImport(transaction, importId);
  await transaction.all(takeRoom);
  await transaction.all(forgetComparing, found.key);
  const staged = await transaction.first(countStagedRows, found.key);
  if ((staged?.rows ?? 0) >= worthAnalysing) await analyse(transaction, analyseRows);
  if (found.kind !== 'debtors') return compareHistory(transaction, found);
  await groupRows(transaction, found);
  const findings = await describeChanges(transaction, found);
  const samples = findings.changed === 0 ? [] : await listSamples(transaction, found);
  return { ...findings, samples };
}
