import type { ImportDraft } from '@ringfence/contract/imports';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { keepDraft as keep } from './queries/steps.ts';
import { findImportSummary } from './show-import.ts';

/**
 * Keeps what somebody has filled in, so that it is there again after a reload and on another machine. What
 * comes a moment after the rows were asked to be checked comes too late, and that is no fault.
 */
export async function keepDraft(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  { importId, draft }: { importId: string; draft: ImportDraft },
): Promise<{ importId: string; isKept: boolean }> {
  return database.asTenant(scope, async (transaction) => {
    await findImportSummary(transaction, importId);
    const kept = await transaction.first(keep, [importId, JSON.stringify(draft)]);
    return { importId, isKept: kept !== undefined };
  });
}
