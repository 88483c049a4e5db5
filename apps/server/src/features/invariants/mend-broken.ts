import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { mendLeftOver, mendWithoutCall } from './queries.ts';

const most = 1_000;

/**
 * Lets people who are stuck wait again, ends those who wait in a campaign that was stopped, and writes it down for each
 * campaign. It is safe, because no call of theirs is under way and the next one is decided on as every other; nothing else
 * is mended by itself.
 */
export async function mendBroken(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  organizationId: string,
  now: Date,
): Promise<void> {
  const values = [organizationId, now, most];
  const mended = [
    ...(await transaction.all(mendWithoutCall, values)),
    ...(await transaction.all(mendLeftOver, values)),
  ];
  if (mended.length === 0) return;
  await appendEntries(
    transaction,
    effects,
    mended.map(({ campaign_id: id, targets }) => ({
      organizationId,
      actor: { kind: 'system' },
      action: 'campaign.repaired',
      subject: { kind: 'campaign', id },
      detail: { people: targets },
    })),
  );
  const event = { kind: 'campaigns_changed' } as const;
  await publishEvents(transaction, effects.wakeRelay, [{ organizationId, event }]);
}
