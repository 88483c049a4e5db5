import type { OrganizationSettings } from '@ringfence/contract/settings';
import { isKnownZone } from '@ringfence/domain/zones/find-offset';
import type { TenantScope } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findSettings, lockSettings, updateSettings } from './queries.ts';
import { tellSettings } from './tell-settings.ts';

type Row = RowOf<typeof findSettings.row>;

function presentSettings(row: Row | undefined): OrganizationSettings {
  if (row === undefined) throw new ProblemError('not_found');
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    zone: row.zone,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    suspendedBecause: row.suspended_because,
  };
}

export async function showSettings(
  services: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<OrganizationSettings> {
  const row = await services.database.asTenant(scope, (transaction) =>
    transaction.first(findSettings),
  );
  return presentSettings(row);
}

export interface SettingsInput {
  name?: string | undefined;
  zone?: string | null | undefined;
}

function checkZone(zone: string | null | undefined): void {
  if (zone === null || zone === undefined || zone === 'UTC' || isKnownZone(zone)) return;
  throw invalidInput('zone', 'Choose a time zone such as America/Chicago.');
}

/** Changes what is given and differs, and writes down which fields that were. */
export async function changeSettings(
  services: Pick<Services, 'database' | 'effects'>,
  scope: OrganizationScope,
  input: SettingsInput,
): Promise<OrganizationSettings> {
  checkZone(input.zone);
  const changed = await services.database.asTenant(scope, async (transaction) => {
    const before = await transaction.first(lockSettings);
    // The lock is for admins alone: a person who is no admin any more finds nothing.
    if (before === undefined) throw new ProblemError('not_permitted');
    const after = {
      ...before,
      name: input.name ?? before.name,
      zone: input.zone === undefined ? before.zone : input.zone,
    };
    const fields = (['name', 'zone'] as const).filter((field) => after[field] !== before[field]);
    if (fields.length === 0) return before;
    const written = await transaction.first(updateSettings, [after.name, after.zone]);
    // Somebody who waited for the lock may have lost their role meanwhile.
    if (written === undefined) throw new ProblemError('not_permitted');
    await tellSettings(services, transaction, scope, {
      action: 'settings.changed',
      subject: { kind: 'organization', id: before.id },
      // The zone is nobody's own; from what to what the name changed is not kept for ever.
      detail: {
        changed: fields,
        ...(before.zone === after.zone ? {} : { values: { zone: [before.zone, after.zone] } }),
      },
    });
    return after;
  });
  return presentSettings(changed);
}
