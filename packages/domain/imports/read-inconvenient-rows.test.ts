import { describe, expect, it } from 'vitest';
import { debtorOf, warningsOf } from './testing/debtor-row.ts';
import { readBy } from './testing/sight.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'];

describe('a column of a file of debtors', () => {
  it.each([
    ['Do Not Call Between', '9-12', { days: [], from: 540, to: 720 }],
    ['Do Not Call Before', '10am', { days: [], from: 0, to: 600 }],
    ['No llamar después de', '18:00', { days: [], from: 1080, to: 1440 }],
    ['Inconvenient Times', 'weekdays 9:00-17:00', { days: workdays, from: 540, to: 1020 }],
  ])('%j says when not to call: %j', (name, text, slot) => {
    expect(debtorOf({ [name]: text }).inconvenient).toEqual({ slots: [slot], places: [] });
  });

  it.each([
    ['Do Not Call Between', 'when the baby sleeps'],
    ['Do Not Call Between', '9-12 EST'],
    ['Do Not Call After', '9'],
    ['Best Time to Call', 'never when the baby sleeps'],
  ])('%j that cannot be read is named, and the person is not called: %j', (name, text) => {
    const row = { [name]: text };
    expect(debtorOf(row).inconvenient).toEqual({
      slots: [{ days: [], from: 0, to: 1440 }],
      places: [],
    });
    expect(warningsOf(row)).toEqual([['inconvenient_unreadable', name, text]]);
  });

  it('of wishes that cannot be read is named, and forbids nothing', () => {
    const row = { 'Best Time to Call': 'when the baby sleeps' };
    expect(debtorOf(row).inconvenient).toBeNull();
    expect(warningsOf(row)).toHaveLength(1);
  });

  it.each([
    ['Best Time to Call', 'Mon-Fri 8-12', [0, 480, 720, 1440, 0, 1440]],
    ['Best Time to Call', 'only 8-10', [0, 480, 600, 1440]],
    ['Do Not Call After', '20:00:00', [1200, 1440]],
    ['Do Not Call Before', '9:00:00 AM', [0, 540]],
    ['Call Restrictions', '9a-5p', [540, 1020]],
    ['Call Restrictions', 'M-F 9-5', [540, 1020]],
  ])('%j leaves what it says and nothing else: %j', (name, text, hours) => {
    const { slots = [] } = debtorOf({ [name]: text }).inconvenient ?? {};
    expect(slots.flatMap(({ from, to }) => [from, to])).toEqual(hours);
  });

  it.each([
    '9-5 EST (no Sundays)',
    '9a-5p,no weekends or so',
    'anytime except Sundays',
    'mornings, excluding weekends',
    'after 5pm only (EST)',
    'excepto domingos',
    'DO-NOT-CALL',
    'DNC',
    'deceased',
  ])('holds the person where a wish denies or limits what cannot be read: %j', (text) => {
    const slots = debtorOf({ 'Best Time to Call': text }).inconvenient?.slots;
    expect(slots).toEqual([{ days: [], from: 0, to: 1440 }]);
  });

  it.each([
    'No preference',
    'Not specified',
    'Does not matter',
    'Anytime.',
    'no tiene preferencia',
  ])('holds nobody who wishes nothing: %j', (text) => {
    expect(debtorOf({ 'Best Time to Call': text }).inconvenient?.slots).toEqual([]);
  });

  it.each(['No', 'FALSE', 'No restrictions.', 'ninguna', 'Not applicable'])(
    'that says %j forbids nothing',
    (text) => {
      const row = { 'Do Not Call Between': text };
      expect(debtorOf(row).inconvenient).toEqual({ slots: [], places: [] });
      expect(warningsOf(row)).toEqual([]);
    },
  );

  it.each([
    ['Do Not Call Between', '7-9', [420, 540, 1140, 1260]],
    ['Do Not Call Between', '8-12', [480, 720, 1200, 1440]],
    ['Do Not Call Between', '9-12', [540, 720]],
    ['Do Not Call Between', '7-9am', [420, 540]],
    ['Do Not Call After', '8', [1200, 1440]],
    ['Do Not Call After', '20', [1200, 1440]],
  ])('%j of hours without a half of the day: %j', (name, text, hours) => {
    const { slots = [] } = debtorOf({ [name]: text }).inconvenient ?? {};
    expect(slots.flatMap(({ from, to }) => [from, to])).toEqual(hours);
  });

  it('keeps a day apart that stands behind a semicolon', () => {
    expect(debtorOf({ 'Do Not Call Between': '9-5 weekdays; Sat' }).inconvenient?.slots).toEqual([
      { days: workdays, from: 540, to: 1020 },
      { days: ['sat'], from: 0, to: 1440 },
    ]);
  });

  it('that says nothing is nothing', () => {
    expect(debtorOf({ 'Do Not Call Between': 'n/a' }).inconvenient).toBeNull();
  });
});

describe('a row of a file of restrictions', () => {
  const read = (row: Record<string, string>) => readBy(row, 'restrictions');

  it('may be a time from one hour to another, on days', () => {
    const row = {
      Reference: 'A',
      Kind: 'Inconvenient time',
      From: '9am',
      Until: '5pm',
      Days: 'Mon-Fri',
    };
    expect(read(row)).toMatchObject({
      kind: 'inconvenient',
      inconvenient: {
        externalReference: 'A',
        kind: 'inconvenient_time',
        slots: [{ days: workdays, from: 540, to: 1020 }],
        places: [],
        source: 'records',
      },
    });
  });

  it('may forbid every number at work, where the employer does and none is named', () => {
    const row = { Reference: 'A', Kind: 'Do not call at work' };
    expect(read(row)).toMatchObject({ inconvenient: { slots: [], places: ['work'] } });
    expect(read({ ...row, Phone: '312-555-0100' })).toMatchObject({
      restriction: { kind: 'work_prohibited' },
    });
  });

  it('may name it in one cell', () => {
    const row = { Reference: 'A', 'Do Not Call Between': '9-12, at work' };
    expect(read(row)).toMatchObject({
      inconvenient: { slots: [{ from: 540, to: 720 }], places: ['work'] },
    });
  });

  it('may be a place without a number, by its kind', () => {
    const row = { Reference: 'A', Kind: 'Inconvenient place', 'Do Not Call Between': 'at work' };
    expect(read(row)).toMatchObject({
      kind: 'inconvenient',
      inconvenient: { slots: [], places: ['work'] },
    });
    expect(read({ ...row, 'Do Not Call Between': '' })).toMatchObject({ reason: 'phone_missing' });
    expect(read({ ...row, Phone: '+13125550100' })).toMatchObject({
      restriction: { kind: 'place_inconvenient', e164: '+13125550100' },
    });
  });

  it('holds the person where it cannot be read, and is rejected where it says no time', () => {
    const row = { Reference: 'A', Kind: 'Inconvenient time', From: 'dawn', Until: '', Days: '' };
    expect(read(row)).toMatchObject({
      inconvenient: { slots: [{ days: [], from: 0, to: 1440 }], places: [] },
      warnings: [{ code: 'inconvenient_unreadable' }],
    });
    expect(read({ ...row, From: '' })).toMatchObject({ reason: 'hours_invalid', column: 'Kind' });
  });

  it('reads hours as workbooks write them', () => {
    const row = {
      Reference: 'A',
      Kind: 'Inconvenient time',
      From: '09:00:00',
      Until: '17:00:00',
      Days: '',
    };
    expect(read(row)).toMatchObject({ inconvenient: { slots: [{ from: 540, to: 1020 }] } });
  });

  it('of another kind is what it was', () => {
    const row = { Reference: 'A', Kind: 'Attorney', From: '9', Until: '12', Days: '' };
    expect(read(row)).toMatchObject({ restriction: { kind: 'attorney' } });
  });
});
