import type { Transaction } from '../platform/database/database.ts';
import { publishEvents } from '../platform/live/publish-events.ts';
import type { LedgerServices } from './services.ts';

/** Lets the screens know that calls and campaigns of an organization have moved. */
export function tellProgress(
  { effects }: Pick<LedgerServices, 'effects'>,
  transaction: Transaction,
  organizationId: string,
): Promise<void> {
  return publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'calls_changed' } },
    { organizationId, event: { kind: 'campaigns_changed' } },
  ]);
}
