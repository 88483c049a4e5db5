import { describe, expect, it } from 'vitest';
import { readBy } from './testing/sight.ts';

const whole = { Account: 'A-1', Phone: '312-555-0142', 'Consent Date': '6/9/2026' };
const read = (row: Readonly<Record<string, string>> = {}) =>
  readBy({ ...whole, ...row }, 'consents');

describe('permission that was given before', () => {
  it('is read with its kind, day and proof', () => {
    expect(
      read({
        'Consent Type': 'TCPA',
        Source: 'Credit application',
        'Obtained by': 'First Bank',
        'Expiration Date': '12/31/2026',
        'Document ID': 'D9',
      }),
    ).toEqual({
      kind: 'consent',
      consent: {
        externalReference: 'A-1',
        e164: '+13125550142',
        debtReference: null,
        kind: 'tcpa',
        obtainedHow: 'given_to_creditor',
        obtainedBy: 'First Bank',
        obtainedOn: '2026-06-09',
        expiresOn: '2026-12-31',
        expiresAt: '2027-01-01T06:00:00.000Z',
        fromMinute: null,
        toMinute: null,
        place: null,
        reassigned: null,
        evidence: 'D9',
      },
      warnings: [],
    });
  });

  describe.each(['Pacific/Honolulu', 'America/New_York', 'UTC', 'Asia/Tokyo', 'Pacific/Auckland'])(
    'in a file of %s',
    (zone) => {
      it.each([
        '2026-03-04',
        '3/4/2026',
        '46085',
        '2026-03-04 00:00:00',
        '2026-03-04 23:59',
        '2026-03-04T00:00:00Z',
        '2026-03-04T00:00:00.000Z',
        '2026-03-04T00:00:00-10:00',
        '2026-03-04T00:00:00+13:00',
      ])('has the day that is written: %s', (text) => {
        expect(readBy({ ...whole, 'Consent Date': text }, 'consents', { zone })).toMatchObject({
          consent: { obtainedOn: '2026-03-04' },
        });
      });
    },
  );

  it.each(['Express Written', 'Prior Express', 'Verbal'])(
    'is for automated calls by %j',
    (kind) => {
      expect(read({ 'Consent Type': kind })).toMatchObject({ consent: { kind: 'tcpa' } });
    },
  );

  it('never ends where a program says so by the last of all days', () => {
    const given = { 'Expiration Date': '12/31/9999' };
    expect(read(given)).toMatchObject({ consent: { expiresOn: null } });
  });

  it('is for automated calls where the file has no column for its kind', () => {
    expect(read()).toMatchObject({
      consent: { kind: 'tcpa', obtainedHow: 'records', obtainedBy: '', expiresOn: null },
    });
  });

  it('was given on the day that the clock of the zone showed', () => {
    expect(read({ 'Consent Date': '2026-06-09T02:00:00Z' })).toMatchObject({
      consent: { obtainedOn: '2026-06-08' },
    });
  });

  it('for a number does not become one for all', () => {
    expect(read({ Phone: '123' })).toMatchObject({ reason: 'phone_invalid' });
    expect(read({ Phone: '' })).toMatchObject({ reason: 'phone_missing', column: 'Phone' });
    expect(read({ Phone: '', 'Consent Type': 'Frequency' })).toMatchObject({
      consent: { kind: 'frequency', e164: null },
    });
  });

  it.each([
    [{ 'Consent Type': 'no' }, 'kind_invalid', 'Consent Type'],
    [{ 'Consent Type': '' }, 'kind_invalid', 'Consent Type'],
    [{ 'Consent Date': 'N/A' }, 'moment_missing', 'Consent Date'],
    [{ 'Consent Date': 'once' }, 'date_invalid', 'Consent Date'],
    [{ 'Consent Date': '6/11/2026' }, 'moment_in_future', 'Consent Date'],
    [{ 'Expiration Date': 'soon' }, 'date_invalid', 'Expiration Date'],
    [{ 'Expiration Date': '6/8/2026' }, 'end_before_begin', 'Expiration Date'],
    [{ From: '9:00 pm', To: '22:00' }, 'scope_not_of_kind', null],
  ])('is rejected because of %j: %s', (row, reason, column) => {
    expect(read(row)).toMatchObject({ kind: 'rejected', reason, column });
  });
});

describe('permission for a time or place', () => {
  const scope = {
    'Consent Type': 'Time and place',
    From: '9:00 pm',
    To: '22:30',
    Place: 'Work',
    Expires: '12/31/2026',
    Notes: '“Ring me at the shop after nine”',
  };

  it('says which hours, which place and until when', () => {
    expect(read(scope)).toMatchObject({
      kind: 'consent',
      consent: {
        kind: 'time_place',
        e164: '+13125550142',
        fromMinute: 21 * 60,
        toMinute: 22 * 60 + 30,
        place: 'work',
        expiresOn: '2026-12-31',
        // When the next day begins by the clock of the file.
        expiresAt: '2027-01-01T06:00:00.000Z',
      },
      warnings: [],
    });
  });

  it('may open a number alone, and hours until midnight', () => {
    expect(read({ ...scope, From: '', To: '', Place: '' })).toMatchObject({ kind: 'consent' });
    expect(read({ ...scope, To: '12 am' })).toMatchObject({ consent: { toMinute: 1440 } });
  });

  it.each([
    [{ Phone: '', From: '', To: '', Place: '' }, 'scope_missing', 'From'],
    [{ To: '' }, 'hours_invalid', 'To'],
    [{ From: '' }, 'hours_invalid', 'To'],
    [{ From: 'evening' }, 'hours_invalid', 'From'],
    [{ To: '9:00 pm' }, 'hours_invalid', 'To'],
    [{ Place: 'the shop' }, 'place_invalid', 'Place'],
    [{ Expires: '' }, 'end_missing', 'Expires'],
    [{ Expires: '6/8/2026' }, 'end_before_begin', 'Expires'],
    [{ Notes: '' }, 'evidence_missing', 'Notes'],
  ])('is rejected with %j: %s', (change, reason, column) => {
    expect(read({ ...scope, ...change })).toMatchObject({ kind: 'rejected', reason, column });
  });
});

describe('what the Reassigned Numbers Database answered', () => {
  it.each([
    ['No', '6/8/2026', { checkedOn: '2026-06-08', answer: 'no' }],
    ['yes', '2026-06-08', { checkedOn: '2026-06-08', answer: 'yes' }],
    ['No Data', '6/8/2026', { checkedOn: '2026-06-08', answer: 'no_data' }],
    ['', '6/8/2026', null],
  ])('%j on %j is read', (answer, day, reassigned) => {
    expect(read({ 'RND Answer': answer, 'RND Date': day })).toMatchObject({
      consent: { reassigned },
      warnings: [],
    });
  });

  it.each(['', 'soon', '6/20/2026'])(
    'is dated %j: a yes holds from today, a no gives nothing',
    (day) => {
      const warnings = [expect.objectContaining({ code: 'date_ignored', column: 'RND Date' })];
      expect(read({ 'RND Answer': 'Y', 'RND Date': day })).toMatchObject({
        consent: { reassigned: { checkedOn: '2026-06-10', answer: 'yes' } },
        warnings,
      });
      expect(read({ 'RND Answer': 'N', 'RND Date': day })).toMatchObject({
        consent: { reassigned: null },
        warnings,
      });
    },
  );

  it('is not guessed', () => {
    expect(read({ 'RND Answer': 'perhaps', 'RND Date': '6/8/2026' })).toMatchObject({
      reason: 'reassigned_invalid',
      column: 'RND Answer',
    });
  });
});
