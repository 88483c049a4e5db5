import { describe, expect, it } from 'vitest';
import { areaCodesOfStates, isCodeOfNewYorkCity, readPhoneRegion } from './area-code-regions.ts';
import { areaCodes } from './area-codes.generated.ts';
import { americanStates } from './regional-countries.ts';

/** Every code in the map, with the zones that it lies in. */
const mapped = new Map(
  areaCodes
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [zones = '', codes = ''] = line.split(':');
      return codes
        .trim()
        .split(' ')
        .map((code): [string, string[]] => [code, zones.trim().split(' ')]);
    }),
);

describe('the area codes of states', () => {
  it('are each one state’s', () => {
    expect(areaCodesOfStates.size).toBeGreaterThan(370);
  });

  it('lie in a zone of their state, as the map of zones has them', () => {
    for (const [code, region] of areaCodesOfStates) {
      const zones = mapped.get(code) ?? [];
      const own = americanStates.zones[region] ?? [];
      expect(
        zones.some((zone) => own.includes(zone)),
        `${code} ${region}`,
      ).toBe(true);
    }
  });

  it('are all codes of the map that lie in American zones alone', () => {
    const american = new Set(Object.values(americanStates.zones).flat());
    const canadian = ['America/Toronto', 'America/Winnipeg', 'America/Vancouver'];
    const missing = [...mapped].flatMap(([code, zones]) =>
      zones.every((zone) => american.has(zone) && !canadian.includes(zone)) &&
      !areaCodesOfStates.has(code)
        ? [code]
        : [],
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['+16175550100', { areaCode: '617', region: 'MA' }],
    ['+12025550100', { areaCode: '202', region: 'DC' }],
    ['+18005550100', undefined],
    ['+14165550100', undefined],
    ['+442079460018', undefined],
    ['6175550100', undefined],
  ])('of %s', (e164, region) => {
    expect(readPhoneRegion(e164)).toEqual(region);
  });

  it('of New York City are New York’s', () => {
    const city = [...areaCodesOfStates].filter(([code]) => isCodeOfNewYorkCity(code));
    expect(city).toHaveLength(8);
    expect(new Set(city.map(([, region]) => region))).toEqual(new Set(['NY']));
  });
});
