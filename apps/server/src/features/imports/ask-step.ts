import type { ImportSummary } from '@ringfence/contract/imports';
import type { ImportState } from '@ringfence/domain/imports/import-words';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import type { WorkState } from './import-steps.ts';
import { beginStep } from './queries/steps.ts';
import { publishImport } from './run-step.ts';
import { findImportSummary } from './show-import.ts';

export type AskingServices = Pick<Services, 'database' | 'effects' | 'askForStep' | 'now'>;

export interface Asking {
  importId: string;
  state: WorkState;
  /** From where it can be asked for. */
  from: readonly ImportState[];
  /** Where it has been done or is under way: asking again changes nothing. */
  done?: readonly ImportState[];
  /** Whatever has to be checked and kept with it. */
  prepare?(transaction: Transaction, found: ImportSummary): Promise<void>;
}

/** A person asks for the next step of an upload; a worker does it. */
export async function askStep(
  services: AskingServices,
  scope: OrganizationScope,
  { importId, state, from, done = [], prepare }: Asking,
): Promise<ImportSummary> {
  const { organizationId } = scope;
  return services.database.asTenant(scope, async (transaction) => {
    const found = await findImportSummary(transaction, importId);
    if (done.includes(found.state)) return found;
    if (!from.includes(found.state)) throw new ProblemError('wrong_step');
    await prepare?.(transaction, found);
    const values = [importId, state, from];
    const begun = await transaction.first(beginStep, values);
    // Somebody else was faster.
    if (begun === undefined) throw new ProblemError('wrong_step');
    const asked = { organizationId, importId, step: begun.step };
    transaction.afterCommit(() => services.askForStep(state, asked));
    await publishImport(services, transaction, asked);
    return findImportSummary(transaction, importId);
  });
}
