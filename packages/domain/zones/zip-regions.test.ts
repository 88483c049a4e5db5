import { describe, expect, it } from 'vitest';
import { unitedStates } from './region-zones.ts';
import { findZipRegions } from './zip-regions.ts';

const areas = Array.from({ length: 1000 }, (_, area) => String(area).padStart(3, '0'));

describe('findZipRegions', () => {
  it.each([
    ['00501', ['NY']],
    ['05501', ['MA']],
    ['20101', ['VA']],
    ['20500', ['DC']],
    ['06390', ['NY']],
    ['83414', ['WY']],
    ['96799', ['AS']],
    ['33101', ['FL']],
    ['34001', ['AA']],
    ['39901', ['GA']],
    ['88501', ['TX']],
    ['88901', ['NV']],
    ['96910', ['GU', 'MP', 'PW', 'FM', 'MH']],
    ['99950', ['AK']],
  ])('puts %s into %s', (zip, states) => {
    expect(findZipRegions(zip)).toEqual(states);
  });

  it.each(['00012', '21300', '34301', '51701', '85401'])(
    'knows nothing of %s, which is assigned to nobody',
    (zip) => {
      expect(findZipRegions(zip)).toBeUndefined();
    },
  );

  it('leads to every state and to no other', () => {
    const reached = new Set(areas.flatMap((area) => findZipRegions(`${area}01`) ?? []));
    expect([...reached, 'AS'].toSorted()).toEqual(Object.keys(unitedStates).toSorted());
  });
});
