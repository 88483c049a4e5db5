import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddressRegions } from './read-address-regions.ts';

const read = (
  country: string | null,
  region: string | null = null,
  postalCode: string | null = null,
) => readAddressRegions({ country, region, postalCode });

describe('the regions of an address', () => {
  it.each([
    ['US', 'MA', null, ['MA'], null],
    ['US', 'us-ma', '02116', ['MA'], '02116'],
    ['us', 'Massachusetts', '02116-1234', ['MA'], '02116'],
    ['US', null, '021161234', ['MA'], '02116'],
    ['US', 'NH', '02116', ['NH', 'MA'], '02116'],
    ['US', 'nowhere', '02116', ['MA'], '02116'],
    ['US', 'MA', '2116', ['MA'], null],
    ['US', null, '00012', [], null],
    ['US', null, '96910', ['GU', 'MP', 'PW', 'FM', 'MH'], '96910'],
    ['US', null, null, [], null],
  ])('of %s, %j, %j are %j', (country, region, postalCode, regions, zip) => {
    expect(read(country, region, postalCode)).toEqual({ country: 'US', regions, zip });
  });

  it.each([
    ['CA', 'ON', null, ['ON']],
    ['CA', 'CA-ON', 'M5V 2T6', ['ON']],
    ['CA', 'Ontario', 'm5v2t6', ['ON']],
    ['CA', 'QC', 'M5V 2T6', ['QC', 'ON']],
    ['CA', null, 'X0A 0H0', ['NT', 'NU']],
    ['AU', 'au-nsw', '2600', ['NSW', 'ACT']],
    ['BR', null, '01310-100', ['SP']],
    ['BR', 'São Paulo', null, ['SP']],
    ['MX', 'CDMX', '06600', ['CMX']],
    ['CL', 'XII', null, ['MA']],
    ['GB', 'GB-LND', 'SW1A 1AA', ['LND']],
    ['DE', null, '10115', []],
  ])('of %s, %j, %j are %j, without a ZIP', (country, region, postalCode, regions) => {
    expect(read(country, region, postalCode)).toEqual({ country, regions, zip: null });
  });

  it.each([
    [null, '02116', 'US', ['MA'], '02116'],
    ['MA', null, 'US', ['MA'], null],
    ['ON', null, 'CA', ['ON'], null],
    [null, 'M5V 2T6', 'CA', ['ON'], null],
    ['US-NY', '10001', 'US', ['NY'], '10001'],
    ['BR-SP', null, 'BR', ['SP'], null],
  ])(
    'tell the country where none is written: %j, %j',
    (region, postalCode, country, regions, zip) => {
      expect(read(null, region, postalCode)).toEqual({ country, regions, zip });
    },
  );

  it('are given as far as they can be read, where the country cannot', () => {
    const unread = { country: null, regions: ['MA'], zip: '02116' };
    expect(read(null, 'somewhere', '02116')).toEqual(unread);
    expect(read('ZZ', 'somewhere', '02116')).toEqual(unread);
    expect(read('USA', 'MA', null)).toEqual({ country: 'US', regions: ['MA'], zip: null });
    expect(read(null, 'ST-LOUIS', null)).toEqual({ country: null, regions: [], zip: null });
    expect(read(null, 'ON', '02116')).toEqual({
      country: null,
      regions: ['MA', 'ON'],
      zip: '02116',
    });
    expect(read(null)).toEqual({ country: null, regions: [], zip: null });
  });

  it('hold the territories of the United States, whose law is federal too', () => {
    expect(read('PR')).toEqual({ country: 'US', regions: ['PR'], zip: null });
    expect(read('VI', null, '00801')).toEqual({ country: 'US', regions: ['VI'], zip: '00801' });
  });

  it('never lose a readable state, whatever ZIP stands beside it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('MA', 'NY', 'WA', 'DC', 'FL'),
        fc.oneof(fc.string(), fc.integer({ min: 0, max: 99999 }).map(String)),
        (state, postalCode) => {
          expect(read('US', state, postalCode).regions).toContain(state);
          expect(read(null, state, postalCode).regions).toContain(state);
        },
      ),
    );
  });

  it('are the same when asked again, and after many others', () => {
    const before = read('US', 'NH', '02116');
    expect(read('US', 'NH', '02116')).toBe(before);
    for (let zip = 0; zip < 50_000; zip += 1) read('US', null, String(zip).padStart(5, '0'));
    expect(read('US', 'NH', '02116')).toEqual(before);
  });

  it('survive any text', () => {
    const text = fc.option(
      fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('US', 'é', 'İ', '\0', '𝟙')),
    );
    fc.assert(
      fc.property(text, text, text, (country, region, postalCode) => {
        const { regions, zip } = read(country, region, postalCode);
        expect(new Set(regions).size).toBe(regions.length);
        expect(zip === null || /^\d{5}$/.test(zip)).toBe(true);
      }),
    );
  });
});
