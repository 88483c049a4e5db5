import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { cleanCell, foldText } from './clean-cell.ts';

/** Any code units at all, halves of characters too. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units));

describe('a cleaned cell', () => {
  it.each([
    ['Jane Doe', 'Jane Doe'],
    ['  Jane \t\n Doe ', 'Jane Doe'],
    ['\ufeffname', 'name'],
    ['Ja\u0000ne\u0007', 'Jane'],
    ['a \u0000 b', 'a b'],
    ['\u202a312\u202c', '312'],
    ['Jane\u00a0Doe', 'Jane Doe'],
    ['Jose\u0301', 'José'],
    ['a\ud800b', 'a\ufffdb'],
    ['\u200c', '\u200c'],
    ['="00123"', '00123'],
    [`'="00123" `, '00123'],
    ['=""', ''],
    ['="a"&"b"', '="a"&"b"'],
    ['', ''],
  ])('of %j is %j', (text, clean) => {
    expect(cleanCell(text)).toBe(clean);
  });

  it('can be stored, and is not cleaned further', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanCell(text);
        expect(clean).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanCell(clean)).toBe(clean);
      }),
      { numRuns: tries(300) },
    );
  });
});

it.each([
  ['Teléfono #', 'telefono'],
  ['ACCT_NO.', 'acctno'],
  ['¿Sí?', 'si'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
