import { describe, expect, it } from 'vitest';
import { countries } from './countries.generated.ts';
import { isKnownZone } from './find-offset.ts';
import { readAddressPlace } from './read-address-place.ts';
import { canada, unitedStates } from './region-zones.ts';
import { regionsElsewhere } from './regions-elsewhere.ts';

const read = (
  country: string | null,
  region: string | null = null,
  postalCode: string | null = null,
) => readAddressPlace({ country, region, postalCode });

describe('an address in the United States', () => {
  it('is where its state is, in all of its zones', () => {
    expect(read('US', 'IL')).toEqual({ evidence: 'region IL', zones: ['America/Chicago'] });
    const tennessee = { evidence: 'region TN', zones: ['America/New_York', 'America/Chicago'] };
    expect(read('us', ' us-tn ')).toEqual(tennessee);
    expect(read('US', 'Tennessee')).toEqual(tennessee);
  });

  it.each([
    ['60601', 'ZIP 606', ['America/Chicago']],
    ['60601-1234', 'ZIP 606', ['America/Chicago']],
    ['606011234', 'ZIP 606', ['America/Chicago']],
    ['02116', 'ZIP 021', ['America/New_York']],
    ['46402', 'ZIP 464', ['America/Chicago']],
    ['47901', 'ZIP 479', ['America/New_York', 'America/Chicago']],
    ['79901', 'ZIP 799', ['America/Denver']],
    ['79855', 'ZIP 798', ['America/Chicago', 'America/Denver']],
    ['88510', 'ZIP 885', ['America/Denver']],
    ['73301', 'ZIP 733', ['America/Chicago']],
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
  ])('that cannot be read is not the same as none: state %j, ZIP %j', (region, postalCode) => {
    expect(read('US', region, postalCode)).toBeUndefined();
  });
});

describe('an address in Canada', () => {
  it('is where its postal code is', () => {
    expect(read('CA', 'QC', 'm5v 2t6')).toEqual({
      evidence: 'postal code M5V',
      zones: ['America/Toronto'],
    });
    expect(read('CA', null, 'M5V-2T6')?.zones).toEqual(['America/Toronto']);
    expect(read('CA', null, 'P8T 1A1')?.zones).toEqual(canada.ON);
    expect(read('CA', null, 'G4T 1A1')?.zones).toEqual(canada.QC);
    expect(read('CA', null, 'H2Y 1C6')?.zones).toEqual(['America/Toronto']);
    expect(read('CA', null, 'V6B 1A1')?.zones).toEqual(['America/Vancouver']);
    expect(read('CA', null, 'V1C 1A1')?.zones).toEqual(canada.BC);
    expect(read('CA', null, 'S9V 0A1')?.zones).toEqual(['America/Regina', 'America/Edmonton']);
    expect(read('CA', null, 'X0A0H0')?.zones).toContain('America/Inuvik');
    expect(read('CA', null, 'X0A0H0')?.zones).toContain('America/Iqaluit');
  });

  it('without one is where its province is', () => {
    expect(read('CA', 'AB')).toEqual({ evidence: 'region AB', zones: ['America/Edmonton'] });
    expect(read('CA', 'CA-AB', 'nonsense')?.evidence).toBe('region AB');
  });

  it('that cannot be read is not the same as none', () => {
    expect(read('CA')?.zones).toEqual([]);
    expect(read('CA', null, '60601')).toBeUndefined();
    expect(read('CA', null, 'D1A 1A1')).toBeUndefined();
    expect(read('CA', 'IL')).toBeUndefined();
  });
});

describe('an address in a country whose regions keep different clocks', () => {
  it.each([
    ['AU', 'NSW', ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe']],
    ['AU', 'AU-QLD', ['Australia/Brisbane']],
    ['AU', 'Western Australia', ['Australia/Perth', 'Australia/Eucla']],
    ['AU', 'nt', ['Australia/Darwin']],
    ['BR', 'SP', ['America/Sao_Paulo']],
    ['BR', 'São Paulo', ['America/Sao_Paulo']],
    ['BR', 'BR-AM', ['America/Manaus', 'America/Rio_Branco']],
    ['BR', 'PE', ['America/Sao_Paulo', 'America/Noronha']],
    ['MX', 'CMX', ['America/Mexico_City']],
    ['MX', 'CDMX', ['America/Mexico_City']],
    ['MX', 'MX-CDMX', ['America/Mexico_City']],
    ['MX', 'Q. Roo', ['America/Cancun']],
    ['MX', 'BC', ['America/Tijuana']],
    ['MX', 'Nuevo León', ['America/Mexico_City', 'America/Matamoros']],
    ['MX', 'CHH', ['America/Mexico_City', 'America/Ciudad_Juarez', 'America/Matamoros']],
    ['CL', 'RM', ['America/Santiago']],
    ['CL', 'Magallanes', ['America/Punta_Arenas']],
    ['CL', 'CL-AI', ['America/Punta_Arenas']],
    ['CL', 'V', ['America/Santiago', 'Pacific/Easter']],
  ])('%s is where its region is: %s', (country, region, zones) => {
    expect(read(country, region)?.zones).toEqual(zones);
  });

  it.each([
    ['AU', '2000', ['Australia/Sydney']],
    ['AU', '2601', ['Australia/Sydney']],
    ['AU', '2880', ['Australia/Adelaide', 'Australia/Sydney']],
    ['AU', '2898', ['Australia/Lord_Howe']],
    ['AU', '0800', ['Australia/Darwin']],
    [
      'AU',
      '0872',
      ['Australia/Darwin', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Eucla'],
    ],
    ['AU', '6000', ['Australia/Perth']],
    ['AU', '6443', ['Australia/Perth', 'Australia/Eucla']],
    ['AU', '6799', ['Indian/Cocos']],
    ['BR', '01310-100', ['America/Sao_Paulo']],
    ['BR', '69005010', ['America/Manaus']],
    ['BR', '69650-000', ['America/Manaus', 'America/Rio_Branco']],
    ['BR', '53990-000', ['America/Noronha']],
    ['BR', '50010-000', ['America/Sao_Paulo']],
    ['MX', '06600', ['America/Mexico_City']],
    ['MX', '77500', ['America/Cancun']],
    ['MX', '22000', ['America/Tijuana']],
    ['CL', '8320000', ['America/Santiago']],
  ])('%s is where its postal code is, before its region: %s', (country, postalCode, zones) => {
    expect(read(country, null, postalCode)?.zones).toEqual(zones);
    expect(read(country, 'somewhere', postalCode)?.zones).toEqual(zones);
  });

  it.each([
    ['AU', 'somewhere', null],
    ['AU', null, '12'],
    ['BR', 'somewhere', 'nonsense'],
    ['MX', null, '00100'],
    ['CL', null, '2340000'],
  ])('%s is in the whole country where %j, %j tell no more', (country, region, postalCode) => {
    expect(read(country, region, postalCode)).toEqual({
      evidence: `country ${country}`,
      zones: expect.arrayContaining([expect.any(String), expect.any(String)]),
    });
  });

  it.each(['AU', 'BR', 'CL', 'MX', 'US', 'CA'])('%s says nothing by itself', (country) => {
    expect(read(country)).toEqual({ evidence: '', zones: [] });
    expect(read(country, ' ', '')).toEqual({ evidence: '', zones: [] });
  });
});

describe('an address without a country', () => {
  it.each([
    [null, '60601', ['America/Chicago']],
    ['IL', null, ['America/Chicago']],
    ['IL', '60601-1234', ['America/Chicago']],
    ['NY', '60601', ['America/Chicago']],
    ['ON', null, canada.ON],
    [null, 'M5V 2T6', ['America/Toronto']],
    ['ON', 'M5V 2T6', ['America/Toronto']],
    ['US-AZ', null, ['America/Phoenix', 'America/Denver']],
    ['MX-CMX', '06600', ['America/Mexico_City']],
    ['GB-LND', 'SW1A 1AA', ['Europe/London']],
  ])('is read by what names one: %j, %j', (region, postalCode, zones) => {
    expect(read(null, region, postalCode)?.zones).toEqual(zones);
    expect(read('', region, postalCode)?.zones).toEqual(zones);
  });

  it.each([
    ['NSW', null],
    ['CDMX', '06600'],
    ['ON', '60601'],
    ['IL', 'M5V 2T6'],
    ['IL', '2116'],
    ['Somewhere', '60601'],
    [null, '00012'],
    [null, 'SW1A 1AA'],
    ['ZZ-IL', null],
  ])('cannot be read when something in it names none, or another: %j, %j', (region, postalCode) => {
    expect(read(null, region, postalCode)).toBeUndefined();
  });

  it('of which nothing is written names no place', () => {
    expect(read(null)?.zones).toEqual([]);
    expect(read('', '', ' ')?.zones).toEqual([]);
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
    expect(read('USA', 'IL', '60601')).toBeUndefined();
  });
});

describe('the tables of places', () => {
  it('name only zones that the runtime knows', () => {
    const written = [
      ...Object.values(unitedStates).flat(),
      ...Object.values(canada).flat(),
      ...[...regionsElsewhere.values()].flatMap(({ zones }) => Object.values(zones).flat()),
      ...countries.split(/\s+/).filter((word) => word.includes('/')),
    ];
    expect(written.filter((zone) => !isKnownZone(zone))).toEqual([]);
  });

  it.each([...regionsElsewhere])('call the zones of %s as its telephones do', (country, table) => {
    const [, ...zones] =
      countries
        .match(new RegExp(`^ *${country} .*$`, 'm'))?.[0]
        .trim()
        .split(' ') ?? [];
    expect(zones).toEqual(expect.arrayContaining([...new Set(Object.values(table.zones).flat())]));
  });

  it('hold every region of these countries', () => {
    const sizes = [...regionsElsewhere].map(([country, { zones }]) => [
      country,
      Object.keys(zones).length,
    ]);
    expect(Object.fromEntries(sizes)).toEqual({ AU: 9, BR: 27, CL: 16, MX: 32 });
  });
});
