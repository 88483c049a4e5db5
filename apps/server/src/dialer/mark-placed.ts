import { retryDeadlock } from '../platform/database/retry-deadlock.ts';
import { endBackOff } from './back-off.ts';
import { collectMilliseconds } from './limits.ts';
import { markPlaced } from './queries/place.ts';
import type { DialerServices } from './services.ts';

export interface PlacedCall {
  organizationId: string;
  id: string;
  carrierCallId: string;
}

export interface PlacedBook {
  /** Resolves once it is written down that the carrier took the call, and under which name. */
  add(call: PlacedCall): Promise<void>;
}

/** Writes down what the carrier took through an account, all that came within a few milliseconds in one transaction. */
export function createPlacedBook(services: DialerServices, accountId: string): PlacedBook {
  let waiting: PlacedCall[] = [];
  let written: Promise<void> | undefined;

  async function write(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, collectMilliseconds));
    const calls = waiting;
    waiting = [];
    written = undefined;
    await retryDeadlock(() =>
      services.database.asSystem(async (transaction) => {
        const at = await services.clock.read(transaction);
        await transaction.all(markPlaced, [
          calls.map(({ organizationId }) => organizationId),
          calls.map(({ id }) => id),
          calls.map(({ carrierCallId }) => carrierCallId),
          at,
        ]);
        await endBackOff(services, transaction, accountId);
      }),
    );
  }

  return {
    add(call) {
      waiting.push(call);
      written ??= write();
      return written;
    },
  };
}
