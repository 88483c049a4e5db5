import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentKinds, pastOutcomes, restrictionKinds } from '../compliance/words.ts';
import { tries } from '../testing/tries.ts';
import { columnNames } from './column-names.ts';
import { describeReading } from './describe-reading.ts';
import { importKinds, rejectionReasons, warningCodes } from './import-words.ts';
import { createRowReader } from './read-row.ts';
import { anyText, mapHeader, now } from './testing/sight.ts';

const anyCell = fc.oneof(
  anyText,
  fc.constantFrom(
    'Jane Doe',
    '312-555-0142; 312-555-0143',
    '+44 7400 123456',
    '12.50',
    '1.234',
    'US',
    'ON',
    'M5V 2T6',
    'yes',
    '03/04/2026',
    '2026-06-09T12:00:00Z',
    'recalled',
    'DNC',
    'RPC',
    '\u0000',
  ),
);
const anyName = fc.oneof(
  anyText,
  fc.constantFrom(...Object.values(columnNames).flat()),
  fc.constantFrom('Phone 2', 'Balance 2', 'Account 2', 'Creditor 2', 'Phone 2 Type'),
);

describe('any row', () => {
  it('is read as what it tells or rejected, and never an exception', () => {
    const kindOf = {
      debtors: 'debtor',
      calls: 'call',
      consents: 'consent',
      payments: 'payment',
      restrictions: 'restriction',
    };
    fc.assert(
      fc.property(
        fc.array(anyName, { maxLength: 30 }),
        fc.array(anyCell, { maxLength: 34 }),
        fc.constantFrom(...importKinds),
        fc.constantFrom('point', 'comma', 'either'),
        fc.constantFrom('text', 'workbook'),
        fc.oneof(anyText, fc.constantFrom('US', 'MX')),
        (header, cells, kind, decimalMark, fileKind, place) => {
          const full = ['Name', 'Phone', 'Balance', 'Date', 'Result', 'Reason', ...header];
          const mapping = mapHeader(full, kind);
          const readRow = createRowReader(
            {
              ...mapping,
              decimalMark,
              format: { ...mapping.format, kind: fileKind },
              country: place,
              currency: place,
              zone: place,
            },
            now,
          );
          const complete = [
            'Jane Doe',
            '+13125550142',
            '12 USD',
            '2026-06-09T12:00:00Z',
            'NA',
            'DNC',
          ];
          for (const row of [cells, [...complete, ...cells]]) {
            const reading = readRow(row);
            // A file of restrictions tells inconvenient times too.
            const more = kind === 'restrictions' ? ['inconvenient'] : [];
            expect([kindOf[kind], 'rejected', ...more]).toContain(reading.kind);
            if (reading.kind === 'rejected') {
              expect(rejectionReasons).toContain(reading.reason);
              expect(reading.value.isWellFormed()).toBe(true);
            } else {
              for (const { code } of reading.warnings) expect(warningCodes).toContain(code);
            }
            expect(JSON.stringify(reading)).not.toContain('\\u0000');
            for (const { text } of describeReading(reading)) expect(text).not.toBe('');
          }
        },
      ),
      { numRuns: tries(200) },
    );
  });

  it('tells the same in any order of its columns', () => {
    const columns: [string, fc.Arbitrary<string>][] = [
      ['Reference', fc.constantFrom('A-1', '', '007')],
      ['Name', fc.constantFrom('Jane Doe', '')],
      ['Phone', fc.constantFrom('312-555-0142', '', '12')],
      ['Phone 2', fc.constantFrom('312-555-0143', '', 'C: 312-555-0144')],
      ['Balance', fc.constantFrom('12.50', '', '0')],
      ['Balance 2', fc.constantFrom('13.50', '')],
      ['Status', fc.constantFrom('', 'recalled', 'open', '?')],
      ['State', fc.constantFrom('IL', '', 'XX')],
      ['ZIP', fc.constantFrom('60601', '')],
      ['Due Date', fc.constantFrom('01/31/2026', '31/01/2026', '')],
    ];
    const cells = fc.tuple(...columns.map(([, cell]) => cell));
    const order = fc.shuffledSubarray(
      columns.map((_, index) => index),
      { minLength: columns.length },
    );
    const names = columns.map(([name]) => name);
    const pick = (texts: readonly string[], indexes: readonly number[]) =>
      indexes.map((index) => texts[index] ?? '');
    fc.assert(
      fc.property(cells, order, (row, indexes) => {
        const inOrder = createRowReader(mapHeader(names), now)(row);
        const shuffled = createRowReader(mapHeader(pick(names, indexes)), now)(pick(row, indexes));
        expect(shuffled).toEqual(inOrder);
      }),
      { numRuns: tries(100) },
    );
  });
});

describe('a person', () => {
  it('written as we write is read back as they were', () => {
    const person = fc.record({
      reference: fc.stringMatching(/^[A-Z]\d{1,12}$/),
      name: fc.stringMatching(/^[A-Z][a-z]{1,10} [A-Z][a-z]{1,10}$/),
      line: fc.integer({ min: 100, max: 199 }),
      cents: fc.integer({ min: 0, max: 99_999_999 }),
      state: fc.constantFrom('IL', 'NY', 'PR'),
      zip: fc.stringMatching(/^\d{5}$/),
      consent: fc.constantFrom(true, false, null),
    });
    const readRow = createRowReader(
      mapHeader(['name', 'phone', 'balance', 'reference', 'creditor', 'state', 'zip', 'consent']),
      now,
    );
    fc.assert(
      fc.property(person, ({ reference, name, line, cents, state, zip, consent }) => {
        const reading = readRow([
          name,
          `(312) 555-0${line}`,
          (cents / 100).toFixed(2),
          reference,
          'First Bank',
          state,
          zip,
          consent === null ? '' : consent ? 'yes' : 'no',
        ]);
        expect(reading).toMatchObject({
          kind: 'debtor',
          warnings: [],
          debtor: {
            externalReference: reference,
            fullName: name,
            region: state,
            postalCode: zip,
            consent,
            phones: [{ e164: `+13125550${line}` }],
            debts: [
              { balanceMinor: cents, currency: 'USD', creditor: 'First Bank', reference: null },
            ],
          },
        });
      }),
    );
  });

  it.each([
    ['calls', 'Result', pastOutcomes],
    ['consents', 'Consent Type', consentKinds],
    ['restrictions', 'Reason', restrictionKinds],
  ] as const)('has %s whose words are read back', (kind, column, words) => {
    // Permission for a time or place needs an end and its proof; no other kind minds them.
    const header = ['Account', 'Phone', 'Date', column, 'Expires', 'Evidence'];
    const readRow = createRowReader(mapHeader(header, kind), now);
    for (const word of words) {
      const more = ['2026-12-31', 'Letter 7'];
      const reading = readRow(['A-1', '312-555-0142', '2026-06-09', word, ...more]);
      const texts = describeReading(reading).map(({ text }) => text);
      expect(texts).toContain(word);
    }
  });
});
