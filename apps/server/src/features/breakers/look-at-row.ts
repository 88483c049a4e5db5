import type { BreakerKind } from '@ringfence/domain/breakers/breaker-kinds';
import { type BreakerStanding, lookAtBreaker } from '@ringfence/domain/breakers/move-breaker';

/** A breaker of a campaign as it is stored, with what was counted for it by now. */
export interface BreakerRow {
  level: string;
  calls: number;
  events: number;
  recent_calls: number;
  recent_events: number;
  is_on: boolean;
  ordinary_percent: number | null;
  total_calls: number;
  total_events: number;
  unsettled_calls: number;
  unsettled_events: number;
  under_way: number;
}

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
  const { total_calls: calls, total_events: events, is_on: isOn } = row;
  const settled = { calls: calls - row.unsettled_calls, events: events - row.unsettled_events };
  const totals = { settled, ended: { calls, events }, underWay: row.under_way };
  const choice = { isOn, ordinaryPercent: row.ordinary_percent };
  return lookAtBreaker(kind, readStanding(row), totals, choice);
}
