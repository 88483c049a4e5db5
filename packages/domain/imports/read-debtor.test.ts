import { describe, expect, it } from 'vitest';
import { deriveReference } from './derive-reference.ts';
import { createRowReader } from './read-row.ts';
import { debtorOf, understand, warningsOf } from './testing/debtor-row.ts';
import { mapHeader, now, readBy } from './testing/sight.ts';

describe('a row', () => {
  it('of everything is a person with a phone and a debt', () => {
    const { debtor, warnings } = understand({
      'Debtor ID': ' C-1 ',
      'Account Number': '00042',
      Creditor: 'First  Bank',
      'Original Balance': '2,000',
      'Date Opened': '1/31/2020',
      'Due Date': '2025-02-28',
      'Charge-off Date': 'Mar 4, 2025',
      'Validation Notice Date': '46085',
      'First Contact': '3/10/2026',
      'Type of Debt': 'Hospital',
      'Time Barred': 'yes',
      Role: 'Cosigner',
      Military: 'active duty',
      'Account Group': 'G1',
      Status: 'Disputed',
      DOB: '03/04/80',
      Email: 'jane@example.com',
      Address: '1 Main St, Apt 4',
      City: 'Boston',
      State: 'Massachusetts',
      ZIP: '2116',
      Country: 'USA',
      Language: 'Spanish',
      'Confirmed Time Zone': 'America/New_York',
      Notes: 'Call after lunch',
      'Phone Type': 'cell',
      Consent: 'yes',
      Currency: 'usd',
    });
    expect(warnings).toEqual([]);
    expect(debtor).toEqual({
      externalReference: 'C-1',
      fullName: 'Jane Doe',
      birthYear: 1980,
      bornOn: '1980-03-04',
      email: 'jane@example.com',
      address: '1 Main St, Apt 4',
      city: 'Boston',
      region: 'MA',
      postalCode: '02116',
      country: 'US',
      language: 'es',
      confirmedZone: 'America/New_York',
      note: 'Call after lunch',
      custom: {},
      phones: [{ e164: '+13125550142', lineType: 'mobile', label: null, place: null }],
      debts: [
        {
          reference: '00042',
          creditor: 'First Bank',
          balanceMinor: 123450,
          originalMinor: 200000,
          currency: 'USD',
          openedOn: '2020-01-31',
          dueOn: '2025-02-28',
          chargedOffOn: '2025-03-04',
          noticeSentOn: '2026-03-04',
          firstContactOn: '2026-03-10',
          group: 'G1',
          state: 'disputed',
          restriction: 'dispute_open',
          kind: 'medical',
          isTimeBarred: true,
          role: 'co_debtor',
        },
      ],
      consent: true,
      doNotCall: null,
      inconvenient: null,
      stopReason: null,
      isServiceMember: true,
    });
  });

  it('of name, phone and balance says nothing else', () => {
    expect(debtorOf({})).toEqual({
      externalReference: deriveReference('+13125550142', 'Jane Doe'),
      fullName: 'Jane Doe',
      birthYear: null,
      bornOn: null,
      email: null,
      address: null,
      city: null,
      region: null,
      postalCode: null,
      country: null,
      language: null,
      confirmedZone: null,
      note: null,
      custom: {},
      phones: [{ e164: '+13125550142', lineType: 'unknown', label: null, place: null }],
      debts: [
        {
          reference: null,
          creditor: null,
          balanceMinor: 123450,
          originalMinor: null,
          currency: 'USD',
          openedOn: null,
          dueOn: null,
          chargedOffOn: null,
          noticeSentOn: null,
          firstContactOn: null,
          group: null,
          state: null,
          restriction: null,
          kind: null,
          isTimeBarred: null,
          role: null,
        },
      ],
      consent: null,
      doNotCall: null,
      inconvenient: null,
      stopReason: null,
      isServiceMember: null,
    });
  });

  it.each(['', ' ', 'N/A', '#N/A', 'null', '--'])('says nothing by %j', (cell) => {
    const silent = {
      Reference: cell,
      Creditor: cell,
      Email: cell,
      State: cell,
      ZIP: cell,
      DOB: cell,
    };
    expect(understand(silent)).toEqual(understand({}));
  });

  it('joins the parts of a name', () => {
    const parts = { 'First Name': ' Jane', 'Last Name': 'Doe ', Phone: '3125550142', Balance: '5' };
    expect(readBy(parts)).toMatchObject({ debtor: { fullName: 'Jane Doe' } });
    expect(readBy({ ...parts, 'Last Name': '' })).toMatchObject({ debtor: { fullName: 'Jane' } });
  });

  it('keeps the account number for the person where nothing else tells who it is', () => {
    const debtor = debtorOf({ 'Account Number': '00042' });
    expect(debtor.externalReference).toBe('00042');
    expect(debtor.debts[0]?.reference).toBeNull();
  });

  it('gives the same reference for the same person again', () => {
    const again = debtorOf({ Name: 'DOE, JANE', Phone: '+1 312 555 0142', Balance: '7' });
    expect(again.externalReference).toBe(debtorOf({}).externalReference);
  });

  it('keeps fields of the organization by their names', () => {
    const mapping = mapHeader(['Name', 'Phone', 'Balance', 'Colour', 'Size']);
    const columns = mapping.columns.map((column, index) =>
      index < 3
        ? column
        : {
            ...column,
            field: 'custom' as const,
            customName: ['__proto__', 'Size'][index - 3] ?? '',
          },
    );
    const reading = createRowReader(
      { ...mapping, columns },
      now,
    )(['Ann', '312-555-0142', '5', ' red ', '']);
    if (reading.kind !== 'debtor') throw new Error('rejected');
    expect(Object.entries(reading.debtor.custom)).toEqual([['__proto__', 'red']]);
  });
});

describe('consent', () => {
  it.each([
    [{ Consent: 'yes' }, true, null],
    [{ Consent: 'No' }, false, null],
    [{ Consent: '' }, null, null],
    [{ Consent: 'yes', DNC: 'yes' }, false, true],
    [{ Consent: 'yes', DNC: 'no' }, true, false],
    [{ DNC: 'Cease and desist' }, false, true],
  ])('of %j is %s', (row, consent, doNotCall) => {
    expect(debtorOf(row)).toMatchObject({ consent, doNotCall });
  });
});

describe('what is left out, and said so', () => {
  it.each([
    [{ Email: 'jane at example' }, 'email_invalid', 'Email'],
    [{ Email: 'jane@example' }, 'email_invalid', 'Email'],
    [{ DOB: 'long ago' }, 'birth_year_invalid', 'DOB'],
    [{ DOB: '2031' }, 'birth_year_invalid', 'DOB'],
    [{ Language: 'French' }, 'language_unknown', 'Language'],
    [{ 'Confirmed Zone': 'Eastern' }, 'zone_unknown', 'Confirmed Zone'],
    [{ State: 'Illinoi', ZIP: '60601' }, 'region_unknown', 'State'],
    [{ Notes: 'x'.repeat(2001) }, 'value_cut', 'Notes'],
  ])('%j: %s', (row, code, column) => {
    expect(warningsOf(row)).toEqual([[code, column, expect.any(String)]]);
  });

  it('is cut at a length that is shown in full', () => {
    expect(debtorOf({ Notes: 'x'.repeat(2001) }).note).toBe('x'.repeat(2000));
    expect(understand({ Notes: 'x'.repeat(2001) }).warnings[0]?.value).toHaveLength(200);
  });
});
