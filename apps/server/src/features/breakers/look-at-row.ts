import type { BreakerKind } from '@ringfence/domain/breakers/breaker-kinds';
import { type BreakerStanding, lookAtBreaker } from '@ringfence/domain/breakers/move-breaker';
import type { RowOf } from '../../platform/database/statement.ts';
import type { breakerRow } from './queries.ts';

/** A breaker of a campaign as it is stored, with what is counted for it by now. */
type BreakerRow = RowOf<typeof breakerRow>;

export const readStanding = (row: BreakerRow): BreakerStanding => ({
  level: Number(row.level),
  seen: { calls: row.calls, events: row.events },
  recent: { calls: row.recent_calls, events: row.recent_events },
});

/** What it keeps of what it has seen, and where it stands now. */
export function lookAtRow(
  kind: BreakerKind,
  row: BreakerRow,
): { kept: BreakerStanding; now: BreakerStanding } {
  const counted = { calls: row.total_calls, events: row.total_events };
  const open = { calls: row.open_calls, events: row.open_events };
  const choice = { isOn: row.is_on, ordinaryPercent: row.ordinary_percent };
  return lookAtBreaker(kind, readStanding(row), { counted, open, underWay: row.under_way }, choice);
}
