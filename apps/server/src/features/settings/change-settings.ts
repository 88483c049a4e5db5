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
    callsPerSecond: row.calls_per_second,
    callsAtOnce: row.calls_at_once,
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
  /** Null: no limit of its own. */
  callsPerSecond?: number | null | undefined;
  callsAtOnce?: number | null | undefined;
}

/** What is kept of each in the record: nobody's own, so that from what to what is kept too. */
const recorded = {
  zone: 'zone',
  calls_per_second: 'callsPerSecond',
  calls_at_once: 'callsAtOnce',
} as const;
const columns = ['zone', 'calls_per_second', 'calls_at_once'] as const;

const chosen = <Value>(given: Value | undefined, before: Value): Value =>
  given === undefined ? before : given;

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
      zone: chosen(input.zone, before.zone),
      calls_per_second: chosen(input.callsPerSecond, before.calls_per_second),
      calls_at_once: chosen(input.callsAtOnce, before.calls_at_once),
    };
    const changed = columns.filter((column) => after[column] !== before[column]);
    const named = after.name === before.name ? [] : ['name'];
    const fields = [...named, ...changed.map((column) => recorded[column])];
    if (fields.length === 0) return before;
    const written = await transaction.first(updateSettings, [
      after.name,
      ...columns.map((column) => after[column]),
    ]);
    // Somebody who waited for the lock may have lost their role meanwhile.
    if (written === undefined) throw new ProblemError('not_permitted');
    await tellSettings(services, transaction, scope, {
      action: 'settings.changed',
      subject: { kind: 'organization', id: before.id },
      // From what to what the name changed is not kept for ever.
      detail: {
        changed: fields,
        ...(changed.length === 0
          ? {}
          : {
              values: Object.fromEntries(
                changed.map((column) => [recorded[column], [before[column], after[column]]]),
              ),
            }),
      },
    });
    return after;
  });
  return presentSettings(changed);
}
