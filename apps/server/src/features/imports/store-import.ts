import { findings as findingsSchema } from '@ringfence/contract/imports';
import { estimateStoring } from '@ringfence/domain/imports/estimate-space';
import { writeRefusal } from '@ringfence/domain/imports/refusals';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { describeFindings, readAndCompare, stageUpload, writeFindings } from './check-rows.ts';
import { storeAlone } from './lock-storing.ts';
import { isSameOutcome, mergeFindings } from './merge-findings.ts';
import { type PlannedPhase, planReading, planStoring } from './progress/plan-work.ts';
import { countStaged } from './queries/readings.ts';
import { holdList, insertList, joinList, markStored } from './queries/storing.ts';
import { refuseUpload } from './refuse-upload.ts';
import { requireSpace } from './require-space.ts';
import type { Step, StepServices } from './run-step.ts';
import { type ComparedFindings, storeRows } from './store/index.ts';
import { tellStored } from './tell-import.ts';
import { type ReadingTotals, readingTotals } from './thread/messages.ts';

interface Destination {
  organizationId: string;
  importId: string;
  listId: string | null;
  listName: string | null;
  userId: string;
}

/**
 * The list that was chosen, or the one that is made now; none for what a previous system did. Nobody looks
 * for people on a list that was archived, or merged into another, since it was chosen.
 */
export async function openList(
  transaction: Transaction,
  { organizationId, importId, listId, listName, userId }: Destination,
): Promise<string | null> {
  if (listId === null && listName === null) return null;
  if (listId === null) {
    const made = await transaction.first(insertList, [organizationId, listName, userId, importId]);
    if (made !== undefined) return made.id;
  }
  const list = await transaction.first(holdList, [organizationId, listId, listName]);
  if (list === undefined || list.is_archived) {
    throw refuseUpload('conflict', 'list_archived_since');
  }
  return list.id;
}

/** What was staged when the file was checked; a crash of the database has emptied it since, or not. */
async function findStaged(
  services: StepServices,
  step: Step,
  transaction: Transaction,
  planned: readonly PlannedPhase[],
): Promise<ReadingTotals> {
  const key = [step.organizationId, step.importId];
  const totals = readingTotals.parse(step.taken.reading);
  const staged = await transaction.first(countStaged, key);
  if (staged?.rows === totals.staged) return totals;
  step.progress.plan([planReading(), ...planned]);
  return stageUpload(services, step, transaction);
}

/** What would be stored is not what people saw. */
class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

const askedAs = z.enum(['profile', 'super_administrator']);

async function store(services: StepServices, step: Step, shown: ComparedFindings): Promise<void> {
  const { organizationId, importId, taken } = step;
  await storeAlone(step, async (transaction) => {
    const { progress } = step;
    const { added, changed, unchanged } = shown;
    const planned = planStoring(taken.kind, { added, known: changed + unchanged });
    progress.plan(planned);
    const totals = await findStaged(services, step, transaction, planned);
    progress.enter('comparing', totals.staged);
    const userId = taken.asked_by ?? taken.created_by;
    const destination = { organizationId, importId, userId };
    const listId = await openList(transaction, {
      ...destination,
      listId: taken.list_id,
      listName: taken.list_name,
    });
    const rows = await storeRows(progress.follow(transaction), importId, {
      listId,
      onPhase: (phase) => progress.enter(phase, totals.staged),
      at: services.now(),
    });
    if (!isSameOutcome(shown, mergeFindings(rows.compared, totals))) throw new ChangedMeanwhile();
    const { unheeded } = shown;
    const stored = { ...mergeFindings(rows.stored, totals), unheeded };
    await writeFindings(transaction, step, stored, totals, null);
    await transaction.all(markStored, [organizationId, importId, listId, services.now()]);
    const asked = {
      ...destination,
      listId,
      askedBy: userId,
      askedAs: askedAs.parse(taken.asked_as),
      apiKeyId: taken.api_key_id,
    };
    await tellStored(services, transaction, asked, stored);
    await step.end(transaction, 'stored');
  });
}

/** Shows what it would do by now, instead of doing what nobody saw. */
async function checkAgain(services: StepServices, step: Step): Promise<void> {
  await step.transact((transaction) =>
    transaction.all(joinList, [step.organizationId, step.importId]),
  );
  await step.transact(async (transaction) => {
    const { totals, compared } = await readAndCompare(services, step, transaction);
    const findings = await describeFindings(transaction, step, compared, totals);
    await writeFindings(transaction, step, findings, totals, services.now());
    const reason = 'changed_meanwhile';
    const detail = writeRefusal(reason);
    await step.end(transaction, 'checked', { code: reason, detail, reason, values: {} });
  });
}

/** All of the file or nothing, in one transaction; uploads of one organization one after another. */
export async function storeImport(services: StepServices, step: Step): Promise<void> {
  const { findings, compared_with } = step.taken;
  const shown = { ...findingsSchema.parse(findings), comparedWith: compared_with ?? '' };
  // It may have waited for long since it was asked for, and a crash may be why it is taken up again.
  await requireSpace(services, estimateStoring(shown));
  try {
    await store(services, step, shown);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    await checkAgain(services, step);
  }
}
