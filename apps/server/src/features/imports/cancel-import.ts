import type { ImportSummary } from '@ringfence/contract/imports';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { cancelStep } from './queries/steps.ts';
import { publishImport } from './run-step.ts';
import { findImportSummary } from './show-import.ts';

/** A worker that is busy with it notices within a second and leaves nothing; a job deletes what was sent. */
export async function cancelImport(
  services: Pick<Services, 'database' | 'effects' | 'askForCleaning'>,
  scope: OrganizationScope,
  importId: string,
): Promise<ImportSummary> {
  const { organizationId, userId } = scope;
  return services.database.asTenant(scope, async (transaction) => {
    const found = await findImportSummary(transaction, importId);
    if (found.state === 'cancelled') return found;
    if ((await transaction.first(cancelStep, [importId])) === undefined) {
      throw new ProblemError('wrong_step');
    }
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'import.cancelled',
        subject: { kind: 'import', id: importId },
      },
    ]);
    await publishImport(services, transaction, { organizationId, importId });
    transaction.afterCommit(services.askForCleaning);
    return findImportSummary(transaction, importId);
  });
}
