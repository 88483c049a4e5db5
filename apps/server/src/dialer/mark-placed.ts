import { retryDeadlock } from '../platform/database/retry-deadlock.ts';
import { askTogether } from './ask-together.ts';
import { endBackOff } from './back-off.ts';
import { type CallKey, listKeys } from './call-key.ts';
import { collectMilliseconds } from './limits.ts';
import { markPlaced } from './queries/place.ts';
import { lockUnderWay } from './queries/record.ts';
import type { DialerServices } from './services.ts';

export interface PlacedCall extends CallKey {
  carrierCallId: string;
}

/** Resolves once it is written down that the carrier took the call, and under which name. */
export type MarkPlaced = (call: PlacedCall) => Promise<void>;

/** Writes down what the carrier took through an account, all that came within a few milliseconds in one transaction. */
export function createPlacedBook(services: DialerServices, accountId: string): MarkPlaced {
  const { database, clock } = services;
  const mark = (calls: readonly PlacedCall[]) =>
    retryDeadlock(() =>
      database.asSystem(async (transaction) => {
        const at = await clock.read(transaction);
        const keys = listKeys(calls);
        const names = calls.map(({ carrierCallId }) => carrierCallId);
        await transaction.all(lockUnderWay, keys);
        await transaction.all(markPlaced, [...keys, names, at]);
        await endBackOff(services, transaction, accountId);
        return calls.map(() => undefined);
      }),
    );
  return askTogether(mark, collectMilliseconds);
}
