import * as z from 'zod';
import { storeAlone } from './lock-storing.ts';
import { planUndoing } from './progress/plan-work.ts';
import { markUndone } from './queries/storing.ts';
import { refuseUpload } from './refuse-upload.ts';
import type { Step, StepServices } from './run-step.ts';
import { explainUndo, undoRows } from './store/index.ts';
import { tellUndone } from './tell-import.ts';

const askedAs = z.enum(['profile', 'super_administrator']);

/** Takes the whole upload back, unless something was built on it until now. */
export async function undoImport(services: StepServices, step: Step): Promise<void> {
  const { organizationId, importId, taken, progress } = step;
  await storeAlone(step, async (transaction) => {
    const { reason } = await explainUndo(transaction, importId);
    if (reason !== null) throw refuseUpload('undo_refused', reason);
    const { row_count, rejected, added } = taken;
    const rows = row_count - rejected;
    progress.plan(planUndoing({ added, known: Math.max(0, rows - added) }));
    progress.enter('undoing', rows);
    await undoRows(progress.follow(transaction), importId, services.now());
    await transaction.all(markUndone, [organizationId, importId, services.now()]);
    await tellUndone(services, transaction, {
      organizationId,
      importId,
      listId: taken.list_id,
      askedBy: taken.asked_by ?? taken.created_by,
      askedAs: askedAs.parse(taken.asked_as),
      apiKeyId: taken.api_key_id,
    });
    await step.end(transaction, 'undone');
  });
}
