import { describe, expect, it } from 'vitest';
import { readCountry, readPostalCode, readRegion } from './read-address.ts';
import { regionCodes } from './region-names.ts';

describe('a country', () => {
  it.each([
    ['US', 'US'],
    ['usa', 'US'],
    ['U.S.A.', 'US'],
    ['United States', 'US'],
    ['Estados Unidos', 'US'],
    ['EE. UU.', 'US'],
    ['Canadá', 'CA'],
    ['México', 'MX'],
    ['UK', 'GB'],
    ['United Kingdom', 'GB'],
    ['Germany', 'DE'],
    ['Alemania', 'DE'],
  ])('%j is %s', (text, code) => {
    expect(readCountry(text)).toBe(code);
  });

  it.each(['Atlantis', 'ZZ', '1'])('%j is none', (text) => {
    expect(readCountry(text)).toBeUndefined();
  });
});

describe('a region', () => {
  it.each([
    ['IL', 'US', 'IL'],
    ['il', 'US', 'IL'],
    ['Illinois', 'US', 'IL'],
    ['Calif.', 'US', 'CA'],
    ['US-IL', 'US', 'IL'],
    ['NEW YORK', 'US', 'NY'],
    ['Nueva York', 'US', 'NY'],
    ['D.C.', 'US', 'DC'],
    ['Puerto Rico', 'US', 'PR'],
    ['Ontario', 'CA', 'ON'],
    ['Québec', 'CA', 'QC'],
    ['Bayern', 'DE', 'Bayern'],
    ['CMX', 'MX', 'CMX'],
  ])('%j in %s is %s', (text, country, region) => {
    expect(readRegion(text, country)).toBe(region);
  });

  it.each([
    ['Ontario', 'US'],
    ['Illinois', 'CA'],
    ['XX', 'US'],
    ['N/A', 'US'],
    ['US-', 'US'],
  ])('%j is not in %s', (text, country) => {
    expect(readRegion(text, country)).toBeUndefined();
  });

  it('is one of 50 states, the district, 5 territories, 3 military ones or 13 provinces', () => {
    const count = (country: string) => new Set(regionCodes.get(country)?.values()).size;
    expect([count('US'), count('CA')]).toEqual([59, 13]);
  });
});

describe('a postal code', () => {
  it.each([
    ['02116', '02116'],
    ['2116', '02116'],
    ['60601-', '60601'],
    ['501', '00501'],
    ['2116-1234', '02116-1234'],
    ['21161234', '02116-1234'],
    ['606011234', '60601-1234'],
    ['60601-1234', '60601-1234'],
    ['', ''],
    ['6060', '06060'],
    ['123456', '123456'],
    ['12', '12'],
  ])('%j in the United States is %j', (text, code) => {
    expect(readPostalCode(text, 'US')).toBe(code);
  });

  it('elsewhere stays as it is', () => {
    expect(readPostalCode('M5V 2T6', 'CA')).toBe('M5V 2T6');
    expect(readPostalCode('2116', 'AU')).toBe('2116');
  });
});
