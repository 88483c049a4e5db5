import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { listOrganizations } from './queries/accounts.ts';

export interface AccountDeed {
  deed: 'added' | 'changed' | 'tested' | 'removed' | 'rate_set' | 'rate_removed';
  account: { id: string; title: string; carrier: string };
  /** Names alone: nobody reads from the record what a field was changed to. */
  detail?: Record<string, unknown>;
}

/** Writes down what was done, where the account is used: in its organization, or in all of them. */
export async function tellAccount(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: TenantScope,
  { deed, account, detail = {} }: AccountDeed,
): Promise<void> {
  const everywhere = organizationId === null;
  const places = everywhere
    ? (await transaction.all(listOrganizations)).map(({ id }) => id)
    : [organizationId];
  const { id, title, carrier } = account;
  await appendEntries(
    transaction,
    effects,
    places.map((place) => ({
      organizationId: place,
      actor: { kind: everywhere ? 'super_administrator' : 'profile', id: userId },
      action: `carrier_account.${deed}`,
      subject: { kind: 'carrier_account', id },
      detail: {
        title: maskPersonal(title),
        carrier,
        ...detail,
        ...(everywhere ? { everywhere } : {}),
      },
    })),
  );
  await publishEvents(
    transaction,
    effects.wakeRelay,
    // Campaigns wait while their account rests, and say so.
    places.flatMap((place) => [
      { organizationId: place, event: { kind: 'organization_changed' as const } },
      { organizationId: place, event: { kind: 'campaigns_changed' as const } },
    ]),
  );
}
