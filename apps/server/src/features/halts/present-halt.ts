import type { Halt } from '@ringfence/contract/halts';
import type { Standing } from '@ringfence/domain/access/permissions';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listHalts } from './queries.ts';

export type HaltRow = RowOf<typeof listHalts.row>;

/** Members do not learn who a super administrator is. */
export function presentHalt(row: HaltRow, standing: Standing): Halt {
  const isNamed = !row.by_super_administrator || standing === 'super_administrator';
  return {
    id: row.id,
    organization:
      row.organization_id === null
        ? null
        : { id: row.organization_id, name: row.organization_name ?? '' },
    note: row.note,
    startedAt: row.started_at.toISOString(),
    startedBy: isNamed ? (row.started_by_name ?? '') : '',
  };
}
