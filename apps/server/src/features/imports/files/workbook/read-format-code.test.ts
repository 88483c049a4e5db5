import { tries } from '@ringfence/domain/testing/tries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberStyle, readBuiltInFormat, readFormatCode } from './read-format-code.ts';
import { createDateWriter, writeNumber } from './write-cell.ts';

const show = (stored: string, code: string): string =>
  writeNumber(stored, readFormatCode(code), createDateWriter(false));

describe('the format of a number', () => {
  it.each<[string, NumberStyle]>([
    ['General', 'plain'],
    ['@', 'plain'],
    ['0.00E+00', 'plain'],
    ['# ?/?', 'plain'],
    ['yyyy\\-mm\\-dd', 'date'],
    ['[$-409]d\\-mmm\\-yy;@', 'date'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'date'],
    ['m/d/yy h:mm', 'date'],
    ['mmm', 'date'],
    ['[$-409]h:mm\\ AM/PM', 'time'],
    ['mm:ss.0', 'time'],
    ['[h]:mm:ss', 'duration'],
    ['0.0%', 'percent'],
    ['[Red]#,##0', { decimals: 2 }],
    ['#,##0.000', { decimals: 3 }],
    ['_-* #,##0.00\\ [$kr.-406]_-;-* #,##0.00', { decimals: 2 }],
    ['0 "days";[Red]\\d0', { decimals: 2 }],
    ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', { decimals: 2 }],
    [`${'0'.repeat(300)}`, 'plain'],
  ])('%s is %j', (code, style) => {
    expect(readFormatCode(code)).toEqual(style);
  });

  it('is known by its number where it has no code', () => {
    const ids = [0, 1, 4, 9, 11, 12, 14, 20, 22, 44, 46, 49];
    expect(ids.map(readBuiltInFormat)).toEqual([
      'plain',
      { decimals: 2 },
      { decimals: 2 },
      'percent',
      'plain',
      'plain',
      'date',
      'time',
      'date',
      { decimals: 2 },
      'duration',
      'plain',
    ]);
  });

  it.each([
    ['00000', '2116', '02116'],
    ['00000;-00000;;@', '2116', '02116'],
    ['00000_)', '2116', '02116'],
    ['[$-409]00000\\-0000', '21161234', '02116-1234'],
    ['000\\-00\\-0000', '12345678', '012-34-5678'],
    ['"AC-"00000', '17', 'AC-00017'],
    ['(000) 000-0000', '3125550142', '(312) 555-0142'],
    // What has more digits than places keeps them all.
    ['(000) 000-0000', '13125550142', '(1312) 555-0142'],
    ['00000', '123456', '123456'],
    // What is no such number is left as it is.
    ['00000', '-17', '-17'],
    ['00000', '17.5', '17.5'],
    ['0', '17', '17'],
  ])('%s shows %s as %s', (code, stored, shown) => {
    expect(show(stored, code)).toBe(shown);
  });

  it('of zeros and signs loses no digit of any number, and adds none but zeros in front', () => {
    const code = fc
      .array(fc.constantFrom('0', '0', '\\-', '"AC"', ' ', '(', ')'), { maxLength: 12 })
      .map((parts) => ['0', ...parts, '0'].join(''));
    fc.assert(
      fc.property(code, fc.nat({ max: 999_999_999_999 }), (zeros, number) => {
        const places = zeros.replaceAll(/[^0]/g, '').length;
        const digits = show(String(number), zeros).replaceAll(/\D/g, '');
        expect(digits).toBe(String(number).padStart(places, '0'));
      }),
    );
  });

  it('is read in a moment, whatever stands in it', () => {
    const signs = [
      ',',
      '[',
      ']',
      '"',
      '\\',
      '_',
      '*',
      'm',
      'h',
      '0',
      '#',
      '.',
      '?',
      ';',
      '/',
      'E',
      '%',
    ];
    const code = fc
      .array(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 3 }), { maxLength: 4 })
      .map((units) =>
        units
          .map((unit) => unit.join('').repeat(60))
          .join('')
          .slice(0, 254),
      );
    const oneOfMany = fc.tuple(code, fc.constantFrom(...signs));
    fc.assert(
      fc.property(oneOfMany, ([units, last]) => {
        expect(readFormatCode(units + last)).toBeDefined();
      }),
      // By patterns that try every way of parting commas, one of these took two seconds.
      { numRuns: tries(2000), examples: [[[','.repeat(254), '/']], [['['.repeat(254), 'h']]] },
    );
  });
});
