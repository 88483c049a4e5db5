import { type StaffedLine, staffedLine } from '@ringfence/contract/staffed-lines';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listLines } from './queries.ts';

export type LineRow = RowOf<typeof listLines.row>;

const { shape } = staffedLine;

export function presentLine(row: LineRow): StaffedLine {
  return {
    id: row.id,
    e164: row.e164,
    label: row.label,
    takesRingBacks: row.takes_ring_backs,
    takesTransfers: row.takes_transfers,
    position: row.position,
    places: row.places,
    hours: shape.hours.parse(row.hours),
    zone: row.zone,
    verifiedHow: shape.verifiedHow.parse(row.verified_how),
    verifiedAt: row.verified_at?.toISOString() ?? null,
  };
}
