import type { StaffedLine } from '@ringfence/contract/staffed-lines';
import { describe, expect, it } from 'vitest';
import { checkLine, openLine } from './line-draft.ts';

const line: StaffedLine = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  e164: '+13125550142',
  label: 'Front desk',
  takesRingBacks: true,
  takesTransfers: true,
  position: 3,
  places: 4,
  hours: [{ from: 540, to: 1020 }, null, null, null, null, null, { from: 600, to: 1440 }],
  zone: 'America/Chicago',
  verifiedHow: null,
  verifiedAt: null,
};

describe('the fields of a staffed line', () => {
  it('say what the line is, and give it again', () => {
    const { id: _id, verifiedHow: _how, verifiedAt: _at, ...fields } = line;
    expect(checkLine(openLine(line, 0, 'UTC'))).toEqual({ line: fields, faults: [] });
  });

  it('begin around the clock, with office hours at hand', () => {
    const draft = { ...openLine(null, 2, 'America/New_York'), number: '+1 312 555 0142' };
    expect(checkLine(draft).line).toMatchObject({ hours: null, position: 2, places: 1 });
    const { line: withHours } = checkLine({ ...draft, hasHours: true });
    expect(withHours?.hours?.map((day) => day !== null)).toEqual([
      ...[true, true, true, true, true],
      ...[false, false],
    ]);
  });

  it('say what is wrong, each in its place', () => {
    const draft = openLine(line, 0, 'UTC');
    expect(checkLine({ ...draft, number: '12' }).faults).toEqual(['number']);
    expect(checkLine({ ...draft, places: '0' }).faults).toEqual(['places']);
    expect(checkLine({ ...draft, position: 'first' }).faults).toEqual(['position']);
    const [monday, ...rest] = draft.days;
    if (monday === undefined) throw new Error('there is no Monday');
    const backwards = { ...draft, days: [{ ...monday, from: '18:00', to: '09:00' }, ...rest] };
    expect(checkLine(backwards).faults).toEqual(['day-0']);
    expect(checkLine({ ...backwards, hasHours: false }).faults).toEqual([]);
    const never = draft.days.map((day) => ({ ...day, isCalled: false }));
    expect(checkLine({ ...draft, days: never }).faults).toEqual(['noDay']);
  });
});
