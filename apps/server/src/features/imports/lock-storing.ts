import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from '../../platform/database/database.ts';
import { limitWaiting, lockStoring } from './queries/steps.ts';
import type { Step } from './run-step.ts';

/** Another upload of the organization is being stored. */
export class StoringBusy extends Error {
  override name = 'StoringBusy';
}

const notAvailableCode = '55P03';
/** Longer than anything that is written beside uploads holds them off; whoever waits keeps a connection. */
const longestWait = '1s';

/** What one organization stores, it stores one after another; throws where another is at it. */
export async function holdStoring(transaction: Transaction, organizationId: string): Promise<void> {
  await transaction.all(limitWaiting, [longestWait]);
  try {
    await transaction.all(lockStoring, [organizationId]);
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === notAvailableCode;
    throw isBusy ? new StoringBusy() : error;
  }
  await transaction.all(limitWaiting, ['0']);
}

export const tryAgainMilliseconds = 500;

/** Does the part of a step that stores, as soon as no other upload is stored; the screen tells that it waits. */
export async function storeAlone(
  step: Step,
  part: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await step.transact(async (transaction) => {
        await holdStoring(transaction, step.organizationId);
        step.tellWaiting(false);
        return part(transaction);
      });
    } catch (error) {
      if (!(error instanceof StoringBusy)) throw error;
      step.tellWaiting(true);
      await wait(tryAgainMilliseconds, undefined, { signal: step.signal });
    }
  }
}
