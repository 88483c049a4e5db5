import type { Transaction } from '../../platform/database/database.ts';
import { forgetPlans } from '../../platform/database/queries.ts';
import { limitWaiting, lockStoring } from './queries/steps.ts';
import { type Step, StepBusy } from './run-step.ts';

/** Another upload of the organization is being stored. */
export class StoringBusy extends StepBusy {
  override name = 'StoringBusy';
}

const notAvailableCode = '55P03';
/** Longer than anything that is written beside uploads holds them off; a waiting upload keeps a connection. */
const longestWait = '1s';

/** What one organization stores or takes back, one after another; throws where another is at it. */
export async function holdStoring(transaction: Transaction, organizationId: string): Promise<void> {
  await transaction.all(limitWaiting, [longestWait]);
  try {
    await transaction.all(lockStoring, [organizationId]);
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === notAvailableCode;
    throw isBusy ? new StoringBusy() : error;
  }
  await transaction.all(limitWaiting, ['0']);
  await transaction.all(forgetPlans);
}

/** Does the part of a step that stores, unless another upload is stored; until then the screen says that it waits. */
export function storeAlone(
  step: Step,
  part: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  step.tellWaiting(true);
  return step.transact(async (transaction) => {
    await holdStoring(transaction, step.organizationId);
    step.tellWaiting(false);
    return part(transaction);
  });
}
