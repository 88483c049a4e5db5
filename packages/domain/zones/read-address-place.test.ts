import { describe, expect, it } from 'vitest';
import { countries } from './countries.generated.ts';
import { isKnownZone } from './find-offset.ts';
import { readAddressPlace } from './read-address-place.ts';
import { canada, unitedStates } from './region-zones.ts';

const read = (country: string, region: string | null = null, postalCode: string | null = null) =>
  readAddressPlace({ country, region, postalCode });

describe('an address in the United States', () => {
  it('is where its state is, in all of its zones', () => {
    expect(read('US', 'IL')).toEqual({ evidence: 'region IL', zones: ['America/Chicago'] });
    expect(read('us', ' us-tn ')).toEqual({
      evidence: 'region TN',
      zones: ['America/New_York', 'America/Chicago'],
    });
  });

  it.each([
    ['60601', 'ZIP 606', ['America/Chicago']],
    ['60601-1234', 'ZIP 606', ['America/Chicago']],
    ['606011234', 'ZIP 606', ['America/Chicago']],
    ['02116', 'ZIP 021', ['America/New_York']],
    ['46402', 'ZIP 464', ['America/New_York', 'America/Chicago']],
    ['79901', 'ZIP 799', ['America/Chicago', 'America/Denver']],
    ['88510', 'ZIP 885', ['America/Chicago', 'America/Denver']],
    ['73301', 'ZIP 733', ['America/Chicago', 'America/Denver']],
    ['85001', 'ZIP 850', ['America/Phoenix']],
    ['86401', 'ZIP 864', ['America/Phoenix']],
    ['86045', 'ZIP 860', ['America/Phoenix', 'America/Denver']],
    ['86515', 'ZIP 865', ['America/Phoenix', 'America/Denver']],
    ['96701', 'ZIP 967', ['Pacific/Honolulu']],
    ['96799', 'ZIP 967', ['Pacific/Pago_Pago']],
    ['00901', 'ZIP 009', ['America/Puerto_Rico']],
    ['09012', 'ZIP 090', []],
  ])('with ZIP %s is there, whatever state is written', (postalCode, evidence, zones) => {
    expect(read('US', null, postalCode)).toEqual({ evidence, zones });
    expect(read('US', 'NY', postalCode)).toEqual({ evidence, zones });
    expect(read('US', 'no such state', postalCode)).toEqual({ evidence, zones });
  });

  it.each(['', '   ', '2116', '606O1', '00001', '21300', 'M5V 2T6', '60601-12'])(
    'with %j for a ZIP is where its state is',
    (postalCode) => {
      expect(read('US', 'IL', postalCode)?.evidence).toBe('region IL');
    },
  );

  it('without state and ZIP names no place', () => {
    expect(read('US')?.zones).toEqual([]);
    expect(read('US', '', '')?.zones).toEqual([]);
  });

  it.each([
    ['XX', null],
    [null, '606O1'],
    ['XX', '606O1'],
    ['ON', null],
  ])('that cannot be read is told apart from none: state %j, ZIP %j', (region, postalCode) => {
    expect(read('US', region, postalCode)).toBeUndefined();
  });
});

describe('an address in Canada', () => {
  it('is where its postal code is', () => {
    expect(read('CA', 'QC', 'm5v 2t6')).toEqual({
      evidence: 'postal code M5V',
      zones: ['America/Toronto', 'America/Winnipeg', 'America/Atikokan'],
    });
    expect(read('CA', null, 'X0A0H0')?.zones).toContain('America/Inuvik');
    expect(read('CA', null, 'X0A0H0')?.zones).toContain('America/Iqaluit');
  });

  it('without one is where its province is', () => {
    expect(read('CA', 'AB')).toEqual({ evidence: 'region AB', zones: ['America/Edmonton'] });
    expect(read('CA', 'CA-AB', 'nonsense')?.evidence).toBe('region AB');
  });

  it('that cannot be read is told apart from none', () => {
    expect(read('CA')?.zones).toEqual([]);
    expect(read('CA', null, '60601')).toBeUndefined();
    expect(read('CA', null, 'D1A 1A1')).toBeUndefined();
    expect(read('CA', 'IL')).toBeUndefined();
  });
});

describe('an address elsewhere', () => {
  it.each([
    ['GB', ['Europe/London']],
    ['JM', ['America/Jamaica']],
    ['PR', ['America/Puerto_Rico']],
    ['DE', ['Europe/Berlin']],
    ['PT', ['Atlantic/Azores', 'Europe/Lisbon']],
  ])('is in its country: %s', (country, zones) => {
    expect(read(country, 'any', 'any')).toEqual({ evidence: `country ${country}`, zones });
  });

  it('in a country that does not exist cannot be read', () => {
    expect(read('ZZ')).toBeUndefined();
    expect(read('USA', 'IL')).toBeUndefined();
    expect(read('', 'IL')).toBeUndefined();
  });

  it('of which nothing is written names no place', () => {
    expect(read('')?.zones).toEqual([]);
  });
});

describe('the tables of places', () => {
  it('name only zones that the runtime knows', () => {
    const written = [
      ...Object.values(unitedStates).flat(),
      ...Object.values(canada).flat(),
      ...countries.split(/\s+/).filter((word) => word.includes('/')),
    ];
    expect(written.filter((zone) => !isKnownZone(zone))).toEqual([]);
  });
});
