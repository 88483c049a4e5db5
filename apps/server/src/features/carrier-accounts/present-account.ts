import { findCarrier } from '@ringfence/carriers/registry';
import { type CarrierAccount, carrierAccount } from '@ringfence/contract/carrier-accounts';
import { mayDo, type Standing } from '@ringfence/domain/access/permissions';
import type { TenantScope } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { plainFields } from './account-secrets.ts';
import type { listAccounts } from './queries/accounts.ts';

export type AccountRow = RowOf<typeof listAccounts.row>;

export interface Viewer {
  standing: Standing;
  scope: TenantScope;
}

/** Where a carrier is reached is the server's business. */
function presentSettings(row: AccountRow): Record<string, string> {
  const { address: _, ...settings } = plainFields.parse(row.settings);
  return settings;
}

/** Each field named, so that nothing secret slips in. */
export function presentAccount(row: AccountRow, { standing, scope }: Viewer): CarrierAccount {
  const isOwn = row.organization_id === scope.organizationId;
  const mayEdit = isOwn && mayDo(standing, 'carrier_accounts.edit');
  const description = findCarrier(row.carrier)?.description;
  return {
    id: row.id,
    carrier: {
      id: row.carrier,
      title: description?.title ?? row.carrier,
      reachesPeople: description?.reachesPeople ?? true,
    },
    title: row.title,
    owner: row.organization_id === null ? 'installation' : 'organization',
    origin: carrierAccount.shape.origin.parse(row.origin),
    state: carrierAccount.shape.state.parse(row.state),
    callsPerSecond: row.calls_per_second,
    callsAtOnce: row.calls_at_once,
    settings: mayEdit ? presentSettings(row) : {},
    health: carrierAccount.shape.health.parse(row.health),
    // What the carrier said of an account of others is theirs to read.
    healthDetail: mayEdit ? row.health_detail : null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    backedOffUntil: row.backed_off_until?.toISOString() ?? null,
    backedOffBecause: mayEdit ? row.backed_off_because : null,
    isEditable: mayEdit && row.origin === 'people',
  };
}
