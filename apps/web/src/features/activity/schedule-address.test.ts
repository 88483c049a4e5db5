import { describe, expect, it } from 'vitest';
import { findShownDays, readSchedule, writeSchedule } from './schedule-address.ts';

const read = (text: string) => readSchedule(new URLSearchParams(text));
const campaign = '0197a000-0000-7000-8000-00000000000a';

describe('the address of the schedule', () => {
  it('says what is shown', () => {
    expect(read(`view=week&on=2026-11-17&zone=theirs&kind=calls&campaign=${campaign}`)).toEqual({
      view: 'week',
      on: '2026-11-17',
      hour: '',
      zone: 'theirs',
      kind: 'calls',
      campaign,
      list: '',
    });
  });

  it('is the list of everything by the own clock where it says nothing that makes sense', () => {
    const everything = { view: 'list', on: '', hour: '', zone: 'mine', kind: '' };
    expect(read('')).toMatchObject(everything);
    expect(read('view=year&on=2026-13-45&hour=24&zone=nobody&kind=x&list=1')).toMatchObject({
      ...everything,
      list: '',
    });
    expect(read('hour=9').hour).toBe('');
  });

  it('is a list of no day where it shows cancelled calls', () => {
    expect(read('kind=cancelled&view=week&on=2026-11-17&hour=9')).toMatchObject({
      kind: 'cancelled',
      view: 'list',
      on: '',
      hour: '',
    });
    const narrowed = new URLSearchParams('view=week&on=2026-11-17');
    expect(writeSchedule(narrowed, { kind: 'cancelled' }).toString()).toBe('kind=cancelled');
  });

  it('leaves out what goes without saying, and keeps what is not its own', () => {
    const before = new URLSearchParams('organization=all&view=day&on=2026-11-17&zone=theirs');
    const after = writeSchedule(before, { view: 'list', zone: 'mine', hour: '9' });
    expect(after.toString()).toBe('organization=all&on=2026-11-17&hour=9');
  });
});

describe('the days shown', () => {
  const now = Date.parse('2026-11-18T03:00:00Z');

  it('are those of the week from Sunday on', () => {
    expect(findShownDays({ view: 'week', on: '2026-11-17' }, 'UTC', now)).toEqual({
      from: '2026-11-15',
      days: 7,
    });
  });

  it("are today by the reader's clock where none is named", () => {
    expect(findShownDays({ view: 'day', on: '' }, 'America/Chicago', now).from).toBe('2026-11-17');
    expect(findShownDays({ view: 'day', on: '' }, 'UTC', now).from).toBe('2026-11-18');
  });
});
