import { describe, expect, it } from 'vitest';
import { type ConsentForm, readConsentForm } from './consent-form.ts';

const form: ConsentForm = {
  kind: 'time_place',
  phoneId: '',
  from: '21:00',
  to: '22:30',
  place: null,
  expiresAt: new Date('2026-12-31T00:00:00Z'),
};
const read = (change: Partial<ConsentForm>, evidence = 'Letter 7') =>
  readConsentForm({ ...form, ...change }, { at: new Date('2026-06-09T00:00:00Z'), evidence });

describe('permission for an unusual time or place', () => {
  it('is sent with its hours, its place and its end', () => {
    expect(read({ place: 'work' })).toEqual({
      fault: null,
      scope: { fromMinute: 1260, toMinute: 1350, place: 'work', expiresAt: form.expiresAt },
    });
    expect(read({ to: '00:00' })).toMatchObject({ scope: { toMinute: 1440 } });
  });

  it.each([
    [{ from: '', to: '' }, 'scope_missing'],
    [{ to: '' }, 'hours_incomplete'],
    [{ from: '' }, 'hours_incomplete'],
    [{ to: '21:00' }, 'hours_empty'],
    [{ expiresAt: null }, 'end_missing'],
    [{ expiresAt: new Date('2026-06-09T00:00:00Z') }, 'end_before_begin'],
  ] as const)('is not sent with %j: %s', (change, fault) => {
    expect(read(change)).toEqual({ fault });
  });

  it('is not sent without the words in which it was given', () => {
    expect(read({}, '')).toEqual({ fault: 'evidence_missing' });
  });
});

describe('other permission', () => {
  it('leaves out hours and place that were typed before another kind was chosen', () => {
    expect(read({ kind: 'frequency', place: 'work' }, '')).toEqual({
      fault: null,
      scope: { fromMinute: null, toMinute: null, place: null, expiresAt: null },
    });
  });

  it('for artificial voices names a number', () => {
    expect(read({ kind: 'tcpa' }, '')).toEqual({ fault: 'number_missing' });
    expect(read({ kind: 'tcpa', phoneId: 'p1' }, '')).toMatchObject({ fault: null });
  });
});
