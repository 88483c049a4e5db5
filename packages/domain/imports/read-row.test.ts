import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnNames } from './column-names.ts';
import { matchColumns } from './match-columns.ts';
import { readRow } from './read-row.ts';

/** Any code units at all, halves of characters too. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units));

const defaults = { country: 'US', currency: 'USD' };

/** One row by header; the person is complete unless something is given otherwise. */
function read(row: Record<string, string>, without: readonly string[] = []) {
  const whole = { Name: 'Jane Doe', Phone: '(312) 555-0142', Balance: '$1,234.50', ...row };
  const entries = Object.entries(whole).filter(([name]) => !without.includes(name));
  const { columns } = matchColumns(entries.map(([name]) => name));
  return readRow(
    entries.map(([, cell]) => cell),
    columns,
    defaults,
  );
}

function personOf(row: Record<string, string>, without: readonly string[] = []) {
  const reading = read(row, without);
  if (reading.kind === 'rejected') throw new Error(reading.reason);
  return reading.person;
}

const rejected = (reason: string, column: string | null) => ({ kind: 'rejected', reason, column });

describe('a row', () => {
  it('of everything is a person', () => {
    expect(
      personOf({
        Reference: ' A-1 ',
        Creditor: 'First  Bank',
        Email: 'jane@example.com',
        State: 'Illinois',
        ZIP: '2116',
        Country: 'USA',
        Language: 'Spanish',
        'Line Type': 'cell',
        Consent: 'yes',
        Currency: 'usd',
        Notes: 'ignored',
      }),
    ).toEqual({
      externalReference: 'A-1',
      fullName: 'Jane Doe',
      e164: '+13125550142',
      lineType: 'mobile',
      balance: { amountMinor: 123450, currency: 'USD' },
      creditor: 'First Bank',
      email: 'jane@example.com',
      region: 'IL',
      postalCode: '02116',
      country: 'US',
      language: 'es',
      consent: true,
    });
  });

  it('of name, phone and balance is a person of the defaults', () => {
    expect(personOf({})).toEqual({
      externalReference: expect.stringMatching(/^auto-0142-[0-9a-f]{16}$/),
      fullName: 'Jane Doe',
      e164: '+13125550142',
      lineType: 'unknown',
      balance: { amountMinor: 123450, currency: 'USD' },
      creditor: null,
      email: null,
      region: null,
      postalCode: null,
      country: 'US',
      language: 'en',
      consent: null,
    });
  });

  it('makes empty cells nothing', () => {
    const empty = { Creditor: ' ', Email: '', State: '', ZIP: '', Consent: '', Reference: '' };
    expect(personOf(empty)).toEqual(personOf({}));
  });

  it('joins the parts of a name', () => {
    const parts = { 'First Name': ' Jane', 'Last Name': 'Doe ' };
    expect(personOf(parts, ['Name']).fullName).toBe('Jane Doe');
    expect(personOf({ ...parts, Name: '' }).fullName).toBe('Jane Doe');
    expect(personOf({ ...parts, 'Last Name': '' }, ['Name']).fullName).toBe('Jane');
  });

  it('reads a national number in the country of the person', () => {
    expect(personOf({ Country: 'UK', Phone: '07400 123456' })).toMatchObject({
      e164: '+447400123456',
      country: 'GB',
      lineType: 'mobile',
    });
  });

  it('leaves out an address that is none', () => {
    expect(personOf({ Email: 'none' }).email).toBeNull();
  });

  it('lets a code in the amount name the currency', () => {
    expect(personOf({ Balance: '12 CAD' }).balance).toEqual({ amountMinor: 1200, currency: 'CAD' });
  });

  it('gives the same reference for the same person again', () => {
    const again = personOf({ Name: 'DOE, JANE', Phone: '+1 312 555 0142', Balance: '7' });
    expect(again.externalReference).toBe(personOf({}).externalReference);
  });
});

describe('a row that cannot be used', () => {
  it.each([
    [{ Phone: ' ' }, 'phone_missing', 'Phone'],
    [{ Phone: '555-0142' }, 'phone_invalid', 'Phone'],
    [{ Balance: '' }, 'balance_missing', 'Balance'],
    [{ Balance: '(12.00)' }, 'balance_invalid', 'Balance'],
    [{ Balance: '€12' }, 'balance_invalid', 'Balance'],
    [{ Currency: 'XYZ' }, 'currency_invalid', 'Currency'],
    [{ Currency: 'USD', Balance: '12 CAD' }, 'currency_invalid', 'Currency'],
    [{ Name: '' }, 'name_missing', 'Name'],
    [{ Name: '--' }, 'name_missing', 'Name'],
    [{ State: 'Ontario' }, 'region_invalid', 'State'],
    [{ Country: 'Atlantis' }, 'region_invalid', 'Country'],
    [{ Consent: 'maybe' }, 'consent_invalid', 'Consent'],
    [{ Name: 'x'.repeat(201) }, 'value_too_long', 'Name'],
    [{ Reference: 'x'.repeat(101) }, 'value_too_long', 'Reference'],
    [{ Creditor: 'x'.repeat(201) }, 'value_too_long', 'Creditor'],
  ])('because of %j is rejected: %s', (row, reason, column) => {
    expect(read(row)).toEqual(rejected(reason, column));
  });

  it('is not one with values of just the longest length', () => {
    const person = personOf({ Name: 'x'.repeat(200), Reference: 'y'.repeat(100) });
    expect(person).toMatchObject({
      fullName: 'x'.repeat(200),
      externalReference: 'y'.repeat(100),
    });
  });

  it('has parts of a name that are too long together', () => {
    const parts = { 'First Name': 'x'.repeat(100), 'Last Name': 'y'.repeat(100) };
    expect(read(parts, ['Name'])).toEqual(rejected('value_too_long', 'First Name'));
  });

  const { columns } = matchColumns(['Notes', 'Name', 'Phone', 'Balance', 'Email']);

  it('ends before a column that is needed', () => {
    const cells = ['', 'Jane Doe', '3125550142', '12'];
    expect(readRow(cells, columns, defaults).kind).toBe('person');
    expect(readRow(cells.slice(0, 3), columns, defaults)).toEqual(
      rejected('columns_missing', 'Balance'),
    );
    expect(readRow([''], columns, defaults)).toEqual(rejected('columns_missing', 'Name'));
  });

  it('has slipped by a divider without quotes', () => {
    const whole = ['', 'Jane Doe', '3125550142', '$1,234.50', ''];
    const slipped = whole.flatMap((cell) => cell.split(','));
    expect(readRow(whole, columns, defaults).kind).toBe('person');
    expect(readRow(slipped, columns, defaults)).toEqual(rejected('columns_missing', null));
  });

  it('is in a file without a column that is needed', () => {
    const { columns } = matchColumns(['Name', 'Phone']);
    expect(readRow(['Jane', '3125550142'], columns, defaults)).toEqual(
      rejected('columns_missing', null),
    );
  });
});

describe('any row', () => {
  it('is read or rejected, and never an exception', () => {
    const text = fc.oneof(
      anyText,
      fc.constantFrom('Jane', '3125550142', '12.50', 'US', 'IL', 'yes', '\u0000'),
    );
    const name = fc.oneof(text, fc.constantFrom(...Object.values(columnNames).flat()));
    fc.assert(
      fc.property(
        fc.array(name),
        fc.array(text),
        text,
        text,
        (header, cells, country, currency) => {
          const full = ['Name', 'Phone', 'Balance', ...header];
          const { columns } = matchColumns(full);
          for (const row of [cells, ['Jane Doe', '+13125550142', '12', ...cells]]) {
            const reading = readRow(row, columns, { country, currency });
            expect(reading.kind).toMatch(/^(person|rejected)$/);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
