import {
  findDaysBefore,
  findStretch,
  listOffsets,
  type Stretch,
} from '@ringfence/domain/zones/local-days';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { listOrganizations } from './queries/sum-calls.ts';

export interface DaysInput {
  from: string;
  to: string;
  zone?: string | undefined;
}

/** The days that were asked for, as moments of one organization. */
export interface Period extends Stretch {
  organizationId: string;
  name: string;
  zone: string;
  before: ReturnType<typeof findDaysBefore>;
}

/** Each organization has its days where it lives, and where it has chosen nothing, where the reader is. */
export async function listPeriods(
  transaction: Transaction,
  scope: TenantScope,
  { from, to, zone: usual = 'UTC' }: DaysInput,
  now: Date,
): Promise<Period[]> {
  const rows = await transaction.all(inScope(scope, listOrganizations), []);
  return rows.map(({ id, name, zone }) => {
    const days = { zone: zone ?? usual, from, to };
    return {
      organizationId: id,
      name,
      zone: days.zone,
      ...findStretch(days),
      before: findDaysBefore(days, now),
    };
  });
}

/** As the statements take them: both periods of each organization. */
export function nameStretches(periods: readonly Period[]): unknown[] {
  const both = periods.flatMap(({ organizationId, from, to, before }) => [
    { organizationId, isBefore: false, from, to },
    { organizationId, isBefore: true, ...before.stretch },
  ]);
  return [
    both.map(({ organizationId }) => organizationId),
    both.map(({ isBefore }) => isBefore),
    both.map(({ from }) => from),
    both.map(({ to }) => to),
  ];
}

/** As the statements take them: the parts of each period in which clocks are ahead of UTC by the same. */
export function nameOffsets(periods: readonly Period[]): unknown[] {
  const parts = periods.flatMap(({ organizationId, zone, from, to }) =>
    listOffsets(zone, { from, to }).map((part) => ({ organizationId, ...part })),
  );
  return [
    parts.map(({ organizationId }) => organizationId),
    parts.map(({ from }) => from),
    parts.map(({ to }) => to),
    parts.map(({ offsetSeconds }) => offsetSeconds),
  ];
}
