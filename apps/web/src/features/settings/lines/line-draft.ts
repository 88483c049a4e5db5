import type { StaffedLine } from '@ringfence/contract/staffed-lines';
import { readHours, writeClock } from '../../../ui/week-hours.ts';
import type { DayDraft } from '../policy/policy-draft.ts';
import { readPhoneNumber } from '../read-phone-number.ts';
import type { LineFields } from './api.ts';

/** A line as it stands in the fields: what is typed may not be valid yet. */
export interface LineDraft {
  number: string;
  label: string;
  takesRingBacks: boolean;
  takesTransfers: boolean;
  places: string;
  position: string;
  zone: string;
  hasHours: boolean;
  /** From Monday to Sunday. */
  days: readonly DayDraft[];
}

export type LineFault = 'number' | 'places' | 'position' | 'noDay' | `day-${number}`;

const officeHours = { from: 9 * 60, to: 17 * 60 };
const saturday = 5;

/** The fields of a line; of a new one, office hours stand ready. */
export function openLine(line: StaffedLine | null, nextPosition: number, zone: string): LineDraft {
  const week = line?.hours ?? null;
  return {
    number: line?.e164 ?? '',
    label: line?.label ?? '',
    takesRingBacks: line?.takesRingBacks ?? true,
    takesTransfers: line?.takesTransfers ?? false,
    places: String(line?.places ?? 1),
    position: String(line?.position ?? nextPosition),
    zone: line?.zone ?? zone,
    hasHours: week !== null,
    days: Array.from({ length: 7 }, (_, day) => {
      const hours = week === null ? (day < saturday ? officeHours : null) : (week[day] ?? null);
      const { from, to } = hours ?? officeHours;
      return { isCalled: hours !== null, from: writeClock(from), to: writeClock(to) };
    }),
  };
}

function readWhole(text: string, from: number, to: number): number | null {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

export type CheckedLine =
  | { line: LineFields & { e164: string }; faults: readonly [] }
  | { line: null; faults: readonly LineFault[] };

/** The line that the fields describe, by the same rules as the server's, or what is wrong with them. */
export function checkLine(draft: LineDraft): CheckedLine {
  const faults: LineFault[] = [];
  const e164 = readPhoneNumber(draft.number);
  if (e164 === null) faults.push('number');
  const places = readWhole(draft.places, 1, 500);
  if (places === null) faults.push('places');
  const position = readWhole(draft.position, 0, 1_000);
  if (position === null) faults.push('position');
  const week = draft.days.map(({ isCalled, from, to }, day) => {
    const hours = isCalled ? readHours(from, to) : null;
    if (typeof hours !== 'string') return hours;
    if (draft.hasHours) faults.push(`day-${day}`);
    return null;
  });
  const isClosed = draft.days.every(({ isCalled }) => !isCalled);
  if (draft.hasHours && isClosed) faults.push('noDay');
  if (faults.length > 0 || e164 === null || places === null || position === null) {
    return { line: null, faults };
  }
  const { takesRingBacks, takesTransfers, zone } = draft;
  const hours = draft.hasHours ? week : null;
  const label = draft.label.trim();
  const line = { e164, label, takesRingBacks, takesTransfers, places, position, zone, hours };
  return { line, faults: [] };
}
