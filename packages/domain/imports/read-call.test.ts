import { describe, expect, it } from 'vitest';
import { readBy } from './testing/sight.ts';

const whole = {
  Account: 'A-1',
  Phone: '312-555-0142',
  'Call Date': '6/9/2026 2:05 PM',
  Result: 'NA',
};
const read = (row: Readonly<Record<string, string>> = {}) => readBy({ ...whole, ...row }, 'calls');

describe('a call of a previous system', () => {
  it('is read with whom, when and how it ended', () => {
    expect(read({ 'Call ID': 'X7', Direction: 'Out' })).toEqual({
      kind: 'call',
      call: {
        externalReference: 'A-1',
        e164: '+13125550142',
        debtReference: null,
        occurredAt: '2026-06-09T19:05:00.000Z',
        direction: 'outbound',
        outcome: 'no_answer',
        evidence: 'X7',
      },
      warnings: [],
    });
  });

  it('may name the debt beside the person', () => {
    const row = {
      'Customer ID': 'C-1',
      'Account Number': 'A-1',
      'Call Date': '2026-06-09',
      Result: 'VM',
    };
    expect(readBy(row, 'calls')).toMatchObject({
      call: { externalReference: 'C-1', debtReference: 'A-1', e164: null },
    });
  });

  it('is known by phone or reference alone', () => {
    expect(read({ Account: '' })).toMatchObject({ call: { externalReference: null } });
    expect(read({ Phone: '' })).toMatchObject({ call: { e164: null } });
    expect(read({ Phone: '', Account: '' })).toMatchObject({ reason: 'phone_missing' });
    expect(read({ Phone: '1', Account: '' })).toMatchObject({
      reason: 'phone_invalid',
      value: '1',
    });
  });

  it('counts though its number cannot be read', () => {
    expect(read({ Phone: '123' })).toMatchObject({
      call: { externalReference: 'A-1', e164: null },
      warnings: [{ code: 'extra_phone_invalid', column: 'Phone', value: '123' }],
    });
  });

  it('was to one number: of two nobody knows which', () => {
    const two = '312-555-0142; 312-555-0143';
    expect(read({ Phone: two })).toMatchObject({
      call: { e164: null },
      warnings: [{ code: 'extra_phone_invalid', value: two }],
    });
    expect(read({ Phone: two, Account: '' })).toMatchObject({
      reason: 'phone_invalid',
      value: two,
    });
    expect(read({ Phone: '312-555-0142; 12' })).toMatchObject({
      call: { e164: '+13125550142' },
      warnings: [{ code: 'extra_phone_invalid', value: '12' }],
    });
  });

  it('of a day without a time counts until its end, yet never from the future', () => {
    expect(read({ 'Call Date': '6/9/2026' })).toMatchObject({
      call: { occurredAt: '2026-06-10T04:59:59.000Z' },
    });
    expect(read({ 'Call Date': '6/10/2026' })).toMatchObject({
      call: { occurredAt: '2026-06-10T16:00:00.000Z' },
    });
  });

  it.each(['00:00', '0:00:00', '12:00:00 AM'])(
    'of a day with %s behind it counts until its end: that is how programs write a day',
    (midnight) => {
      expect(read({ 'Call Date': `6/9/2026 ${midnight}` })).toMatchObject({
        call: { occurredAt: '2026-06-10T04:59:59.000Z' },
      });
    },
  );

  it.each([
    ['6/9/2026', '2:05 PM', '2026-06-09T19:05:00.000Z'],
    ['6/9/2026 12:00:00 AM', '14:05:30', '2026-06-09T19:05:30.000Z'],
    ['46182', '0.586805555555556', '2026-06-09T19:05:00.000Z'],
    ['2026-06-09', '1405', '2026-06-09T19:05:00.000Z'],
    ['6/9/2026', '3:05 PM EDT', '2026-06-09T19:05:00.000Z'],
    ['6/9/2026 2:05 PM', '9:00', '2026-06-09T19:05:00.000Z'],
    ['6/9/2026', '', '2026-06-10T04:59:59.000Z'],
    ['6/9/2026', '00:00:00', '2026-06-10T04:59:59.000Z'],
  ])('on %s at %j was at %s', (date, time, occurredAt) => {
    expect(read({ 'Call Date': date, 'Call Time': time })).toMatchObject({
      call: { occurredAt },
      warnings: [],
    });
  });

  it('counts until the end of its day where the time cannot be read, and says so', () => {
    expect(read({ 'Call Date': '6/9/2026', 'Call Time': 'noon' })).toMatchObject({
      call: { occurredAt: '2026-06-10T04:59:59.000Z' },
      warnings: [{ code: 'time_ignored', column: 'Call Time', value: 'noon' }],
    });
  });

  it('of today lies in the future by its time', () => {
    expect(read({ 'Call Date': '6/10/2026', 'Call Time': '11:30' })).toMatchObject({
      reason: 'moment_in_future',
    });
  });

  it('was made by us where nothing is said', () => {
    expect(read({ Direction: '' })).toMatchObject({ call: { direction: 'outbound' } });
    expect(read({ Direction: 'inbound' })).toMatchObject({ call: { direction: 'inbound' } });
  });

  it.each([
    [{ 'Call Date': '' }, 'moment_missing', 'Call Date'],
    [{ 'Call Date': 'yesterday' }, 'date_invalid', 'Call Date'],
    [{ 'Call Date': '6/11/2026' }, 'moment_in_future', 'Call Date'],
    [{ 'Call Date': '2026-06-10T16:00:01Z' }, 'moment_in_future', 'Call Date'],
    [{ Result: '' }, 'outcome_invalid', 'Result'],
    [{ Result: 'ZZ9' }, 'outcome_invalid', 'Result'],
    [{ Direction: 'sideways' }, 'direction_invalid', 'Direction'],
    [{ Account: 'x'.repeat(101) }, 'value_too_long', 'Account'],
    [{ Account: '1.2E+11' }, 'digits_lost', 'Account'],
    [{ Account: '', Phone: '3.12555E+09' }, 'digits_lost', 'Phone'],
  ])('is rejected because of %j: %s', (row, reason, column) => {
    expect(read(row)).toMatchObject({ kind: 'rejected', reason, column });
  });

  it('is in no zone that nobody knows', () => {
    expect(readBy(whole, 'calls', { zone: 'Mars/Olympus' })).toMatchObject({
      reason: 'date_invalid',
    });
  });
});
