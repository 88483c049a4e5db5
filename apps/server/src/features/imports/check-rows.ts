import { findings as findingsSchema, mapping as mappingSchema } from '@ringfence/contract/imports';
import type { Transaction } from '../../platform/database/database.ts';
import type { ProblemError } from '../../platform/http/problem.ts';
import { mergeFindings } from './merge-findings.ts';
import { notifyAsker } from './notify-asker.ts';
import { openStoredFile } from './open-source.ts';
import { planChecking } from './progress/plan-work.ts';
import { keepFindings } from './queries/readings.ts';
import { refuseUpload } from './refuse-upload.ts';
import type { Step, StepServices } from './run-step.ts';
import { stageRows } from './stage-rows.ts';
import { addUnheeded, type ComparedFindings, compareRows } from './store/index.ts';
import type { ReadingTotals } from './thread/messages.ts';

interface Key {
  organizationId: string;
  importId: string;
}

/** At the end of a step: a transaction that writes to the upload locks it, and it could not be cancelled meanwhile. */
export async function writeFindings(
  transaction: Transaction,
  { organizationId, importId }: Key,
  findings: ComparedFindings,
  totals: ReadingTotals,
  checkedAt: Date | null,
): Promise<void> {
  await transaction.all(keepFindings, [
    organizationId,
    importId,
    JSON.stringify(findingsSchema.parse(findings)),
    findings.rows,
    findings.added,
    findings.changed,
    findings.unchanged,
    findings.duplicate,
    findings.rejected,
    findings.changes.consentsGiven,
    checkedAt,
    // Whom they name was looked up, and is read again with the file.
    JSON.stringify({ ...totals, unheeded: undefined }),
    findings.comparedWith,
    findings.waiting,
  ]);
}

/** Reads the file of a step into the staging table, with its progress. */
export function stageUpload(
  { database, now }: StepServices,
  step: Step,
  transaction: Transaction,
): Promise<ReadingTotals> {
  const { organizationId, importId, taken, signal, progress } = step;
  progress.enter('reading');
  const source = openStoredFile(database, { organizationId, importId, bytes: taken.file_bytes });
  const order = {
    organizationId,
    importId,
    mapping: mappingSchema.parse(taken.mapping),
    now: now(),
  };
  return stageRows(transaction, source, order, {
    signal,
    onProgress: (rows, estimated) => progress.read(rows, estimated),
  });
}

export const noRows = (): ProblemError => refuseUpload('file_unreadable', 'rows_missing');

/** What was found when the rows were read and when they were compared, with what has to be confirmed. */
export async function describeFindings(
  transaction: Transaction,
  { organizationId, importId }: Key,
  compared: ComparedFindings,
  totals: ReadingTotals,
): Promise<ComparedFindings> {
  const key = [organizationId, importId] as const;
  const unheeded = await addUnheeded(transaction, key, compared.unheeded, totals.unheeded);
  return { ...mergeFindings(compared, totals), unheeded };
}

/** Reads the file and compares its rows with what is known; the progress of both is seen. */
export async function readAndCompare(
  services: StepServices,
  step: Step,
  transaction: Transaction,
): Promise<{ totals: ReadingTotals; compared: ComparedFindings }> {
  const { progress, taken, importId } = step;
  progress.plan(planChecking(taken.kind));
  const totals = await stageUpload(services, step, transaction);
  if (totals.rows === 0) throw noRows();
  progress.enter('comparing', totals.staged);
  return { totals, compared: await compareRows(progress.follow(transaction), importId) };
}

/** Reads every row and tells what storing them would do. */
export async function checkRows(services: StepServices, step: Step): Promise<void> {
  await step.transact(async (transaction) => {
    const { totals, compared } = await readAndCompare(services, step, transaction);
    const findings = await describeFindings(transaction, step, compared, totals);
    await writeFindings(transaction, step, findings, totals, services.now());
    const { added, changed, rejected } = findings;
    await notifyAsker(services, transaction, step, 'import_checked', { added, changed, rejected });
    await step.end(transaction, 'checked');
  });
}
