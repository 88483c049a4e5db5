import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { parsePhone } from './parse-phone.ts';

/** Any code units at all, halves of characters too. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units));

it.each([
  ['+52 1 33 1234 5678', 'US', 'mobile'],
  ['5213312345678', 'MX', 'mobile'],
  ['044 33 1234 5678', 'MX', 'mobile'],
  ['045 (33) 1234-5678', 'MX', 'mobile'],
  ['01 33 1234 5678', 'MX', 'unknown'],
])(
  'a Mexican number as it was dialled until 2019, %s, is read in %s',
  (text, country, lineType) => {
    expect(parsePhone(text, country)).toEqual({ e164: '+523312345678', country: 'MX', lineType });
  },
);

it('a number with such a beginning is none in another country', () => {
  expect(parsePhone('01 33 1234 5678', 'US')).toBeNull();
});

describe('a North American number', () => {
  it.each([
    '3125550142',
    '(312) 555-0142',
    '(312)555-0142',
    '312-555-0142',
    '312.555.0142',
    '312 555 0142',
    '1-312-555-0142',
    '13125550142',
    '+1 312 555 0142',
    '+13125550142',
    ' 312/555-0142 ',
    '\u202a(312) 555\u20110142\u202c',
    '３１２５５５０１４２',
  ])('is read from %j', (text) => {
    expect(parsePhone(text, 'US')).toEqual({
      e164: '+13125550142',
      country: 'US',
      lineType: 'unknown',
    });
  });

  it('of Canada is recognised, whatever the default', () => {
    expect(parsePhone('(416) 555-0123', 'US')).toMatchObject({ country: 'CA' });
    expect(parsePhone('(312) 555-0142', 'CA')).toMatchObject({ country: 'US' });
  });

  it.each([
    ['671-701-1234', 'US'],
    ['(684) 555-0142', 'US'],
    ['787/555-0142', 'PR'],
    ['+1 340 555 0142', 'GB'],
    ['1 670 555 0142', 'GU'],
  ])('of a territory, %s written in %s, is an American one', (text, country) => {
    expect(parsePhone(text, country)).toEqual({
      e164: `+1${text.replace(/\D/g, '').slice(-10)}`,
      country: 'US',
      lineType: 'unknown',
    });
  });

  it('of a territory needs an exchange as every other', () => {
    expect(parsePhone('671-101-1234', 'US')).toBeNull();
    expect(parsePhone('671-555-014', 'GU')).toBeNull();
  });

  it('of the Caribbean is of unknown type too', () => {
    expect(parsePhone('+1 876 210 1234', 'US')).toEqual({
      e164: '+18762101234',
      country: 'JM',
      lineType: 'unknown',
    });
  });

  it.each(['212', '312', '415', '602', '808', '907'])(
    'kept free for examples is accepted: %s-555-01XX',
    (area) => {
      for (let line = 100; line < 200; line += 1) {
        expect(parsePhone(`${area}5550${line}`, 'US')?.e164).toBe(`+1${area}5550${line}`);
      }
    },
  );

  it('is judged by its seventh digit where the plan does, in any order', () => {
    const valid = ['+12465210123', '+12465212123', '+12465211123', '+12465212123'].map(
      (text) => parsePhone(text, 'US') !== null,
    );
    expect(valid).toEqual([true, false, true, false]);
  });

  it('is judged as the library does outside the territories, remembered or not', () => {
    const areas = fc.constantFrom('312', '416', '246', '876', '787', '555', '911', '800', '500');
    const area = fc.oneof(areas, fc.integer({ min: 200, max: 999 }).map(String));
    const number = fc.tuple(
      area,
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 9999 }),
    );
    const pad = (value: number, length: number) => String(value).padStart(length, '0');
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 9999 }), ([code, exchange, line], other) => {
        for (const last of [line, other, line]) {
          const digits = `${code}${pad(exchange, 3)}${pad(last, 4)}`;
          const theirs = parsePhoneNumberFromString(digits, { defaultCountry: 'US' });
          const isNobodys = /^(PREMIUM_RATE|SHARED_COST|UAN|PAGER|VOICEMAIL)$/.test(
            theirs?.getType() ?? '',
          );
          const ofLibrary = theirs?.isValid() && !isNobodys ? theirs.country : undefined;
          const ofTerritory = exchange < 200 ? undefined : 'US';
          const isTerritory = /^(340|67[01]|684|787|939)$/.test(code);
          expect(parsePhone(digits, 'US')?.country).toBe(isTerritory ? ofTerritory : ofLibrary);
        }
      }),
      { numRuns: tries(2_000) },
    );
  });
});

describe('a number from elsewhere', () => {
  it.each([
    ['+44 7400 123456', 'US', '+447400123456', 'GB', 'mobile'],
    ['020 7946 0018', 'GB', '+442079460018', 'GB', 'landline'],
    ['+34 612 34 56 78', 'US', '+34612345678', 'ES', 'mobile'],
    ['09 72 12 34 56', 'FR', '+33972123456', 'FR', 'voip'],
    ['55 1234 5678', 'MX', '+525512345678', 'MX', 'unknown'],
    ['011 44 7400 123456', 'US', '+447400123456', 'GB', 'mobile'],
    ['+800 1234 5678', 'US', '+80012345678', null, 'unknown'],
  ])('%s in %s is %s', (text, inCountry, e164, country, lineType) => {
    expect(parsePhone(text, inCountry)).toEqual({ e164, country, lineType });
  });
});

describe('what cannot be a number of a person', () => {
  it.each([
    ['nothing', ''],
    ['words', 'unknown'],
    ['too few digits', '555-0142'],
    ['too many digits', '312555014233'],
    ['an area code that does not exist', '5552340142'],
    ['an exchange that cannot be', '3121550142'],
    ['a number spoilt by a spreadsheet', '3.12555E+09'],
    ['two numbers', '3125550142;3125550143'],
    ['an extension', '312 555 0142 ext 5'],
    ['a number that charges the caller', '900 555 0142'],
    ['an emergency number', '911'],
  ])('is refused: %s', (_, text) => {
    expect(parsePhone(text, 'US')).toBeNull();
  });

  it('is a national number of a country that does not exist', () => {
    expect(parsePhone('3125550142', 'ZZ')).toBeNull();
    expect(parsePhone('+13125550142', 'ZZ')?.e164).toBe('+13125550142');
  });

  it('is never met with an exception', () => {
    fc.assert(
      fc.property(anyText, fc.string(), (text, country) => {
        const parsed = parsePhone(text, country);
        if (parsed !== null) expect(parsed.e164).toMatch(/^\+[1-9]\d{5,14}$/);
      }),
    );
  });
});
