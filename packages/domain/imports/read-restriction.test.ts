import { describe, expect, it } from 'vitest';
import { readBy } from './testing/sight.ts';

const whole = {
  Account: 'A-1',
  Phone: '312-555-0142',
  Reason: 'Cease and desist',
  Date: '6/9/2026',
};
const read = (row: Readonly<Record<string, string>> = {}) =>
  readBy({ ...whole, ...row }, 'restrictions');

describe('a standing reason that was known before', () => {
  it('is read with its kind, its beginning and where it comes from', () => {
    expect(read({ Source: 'Letter', Evidence: 'L-7' })).toEqual({
      kind: 'restriction',
      restriction: {
        externalReference: 'A-1',
        e164: '+13125550142',
        debtReference: null,
        kind: 'cease_written',
        startedAt: '2026-06-09T05:00:00.000Z',
        source: 'letter',
        evidence: 'L-7',
      },
      warnings: [],
    });
  });

  it('is a stop of the number in a list of nothing but numbers', () => {
    expect(readBy({ Phone: '312-555-0142' }, 'restrictions')).toMatchObject({
      restriction: { e164: '+13125550142', kind: 'number_stop', source: 'records' },
    });
  });

  it('keeps a source of the file’s own as its proof', () => {
    expect(read({ Source: 'County clerk' })).toMatchObject({
      restriction: { source: 'other', evidence: 'County clerk' },
    });
    expect(read({ Source: '' })).toMatchObject({
      restriction: { source: 'records', evidence: '' },
    });
  });

  it('that says no more than not to call is about the person, or about the number alone', () => {
    expect(read({ Reason: 'DNC' })).toMatchObject({ restriction: { kind: 'medium_stop' } });
    expect(read({ Reason: 'DNC', Account: '' })).toMatchObject({
      restriction: { kind: 'number_stop' },
    });
    expect(readBy({ Phone: '312-555-0142', DNC: 'yes' }, 'restrictions')).toMatchObject({
      restriction: { kind: 'number_stop', startedAt: '2026-06-10T16:00:00.000Z' },
    });
  });

  it.each(['', 'long ago', '6/11/2026'])('binds from now on where its day is %j', (day) => {
    const reading = read({ Date: day });
    expect(reading).toMatchObject({ restriction: { startedAt: '2026-06-10T16:00:00.000Z' } });
    expect('warnings' in reading && reading.warnings.map(({ code }) => code)).toEqual(
      day === '' ? [] : ['date_ignored'],
    );
  });

  it('about a number needs one, and about a person does not', () => {
    expect(read({ Reason: 'Wrong number', Phone: '' })).toMatchObject({ reason: 'phone_missing' });
    expect(read({ Reason: 'Wrong number', Phone: '12' })).toMatchObject({
      reason: 'phone_invalid',
    });
    expect(read({ Reason: 'Deceased', Phone: '12' })).toMatchObject({
      restriction: { kind: 'deceased', e164: null },
      warnings: [{ code: 'extra_phone_invalid' }],
    });
  });

  it('is rejected when nobody knows the word', () => {
    expect(read({ Reason: 'Blue' })).toMatchObject({
      reason: 'kind_invalid',
      column: 'Reason',
      value: 'Blue',
    });
    expect(readBy({ Phone: '312-555-0142', DNC: 'no' }, 'restrictions')).toMatchObject({
      reason: 'kind_invalid',
      column: 'DNC',
    });
  });
});
