import { describe, expect, it } from 'vitest';
import { findBinding, type PlacedAddress } from './find-binding.ts';
import { makePolicy } from './policy.ts';

const make = (
  country: string | null,
  regions: readonly string[] = [],
  zip: string | null = null,
): PlacedAddress => ({ country, regions, zip });

/** Packs and places by their ids. */
function find(address: PlacedAddress, ...policy: Parameters<typeof makePolicy>) {
  const { packs, jurisdictions } = findBinding(makePolicy(...policy), address);
  return [...packs, ...jurisdictions].map(({ id }) => id);
}

describe('findBinding', () => {
  it('is the chosen pack alone where the policy does not add the place’s', () => {
    expect(find(make('IN'), { pack: 'us' })).toEqual(['us']);
    expect(find(make('US', ['MA']), { pack: 'uk' })).toEqual(['uk']);
  });

  it('adds the pack of the country, or of the province', () => {
    const added = (address: PlacedAddress) => find(address, { pack: 'us', addsPackOfPlace: true });
    expect(added(make('IN'))).toEqual(['us', 'in']);
    expect(added(make('CA', ['QC']))).toEqual(['us', 'ca-qc']);
    expect(added(make('CA', ['QC', 'ON']))).toEqual(['us', 'ca-on', 'ca-qc']);
    expect(added(make('CA', ['MB']))).toEqual(['us']);
    expect(added(make('BR', ['SP']))).toEqual(['us', 'br-sp']);
    expect(added(make('BR', ['RJ']))).toEqual(['us']);
    // Of another country's place with the same letters nothing is meant.
    expect(added(make('GB', ['ON']))).toEqual(['us', 'uk']);
    expect(added(make(null))).toEqual(['us']);
  });

  it('adds no pack twice', () => {
    expect(find(make('US', ['IL']), { pack: 'us', addsPackOfPlace: true })).toEqual(['us']);
  });

  it.each([
    ['MA', 'us-ma'],
    ['WA', 'us-wa'],
    ['DC', 'us-dc'],
    ['WV', 'us-wv'],
    ['OR', 'us-or'],
    ['FL', 'us-fl'],
    ['NV', 'us-nv'],
    ['NY', 'us-ny'],
    ['WI', 'us-wi'],
    ['MS', 'us-ms'],
  ])('adds the rules of %s', (region, id) => {
    expect(find(make('US', [region]), { pack: 'us' })).toEqual(['us', id]);
    expect(find(make('US', [region]), { pack: 'uk', addsPackOfPlace: true })).toEqual([
      'uk',
      'us',
      id,
    ]);
  });

  it('adds the rules of all states that the address speaks for, and of the city by the ZIP', () => {
    expect(find(make('US', ['MA', 'DC']), { pack: 'us' })).toEqual(['us', 'us-ma', 'us-dc']);
    expect(find(make('US', ['NY'], '10001'), { pack: 'us' })).toEqual(['us', 'us-ny', 'us-nyc']);
    expect(find(make('US', ['NY'], '10701'), { pack: 'us' })).toEqual(['us', 'us-ny']);
    expect(find(make('US', ['NY']), { pack: 'us' })).toEqual(['us', 'us-ny']);
  });

  it('takes no place of another country for a state with the same letters', () => {
    expect(find(make('AU', ['WA']), { pack: 'us' })).toEqual(['us']);
    expect(find(make('IN', ['OR']), { pack: 'us', addsPackOfPlace: true })).toEqual(['us', 'in']);
    expect(find(make(null, ['WA']), { pack: 'us' })).toEqual(['us', 'us-wa']);
  });

  it('collects the caps of packs and places', () => {
    const limits = (address: PlacedAddress, ...policy: Parameters<typeof makePolicy>) =>
      findBinding(makePolicy(...policy), address).caps.map(({ limit, days }) => `${limit}/${days}`);
    expect(limits(make('US', ['IL']), { pack: 'us' })).toEqual([]);
    expect(limits(make('US', ['MA', 'DC']), { pack: 'us' })).toEqual(['2/7', '2/30', '4/7']);
    expect(limits(make('AU'), { pack: 'cl', addsPackOfPlace: true })).toEqual([
      '1/7',
      '3/7',
      '10/30',
    ]);
  });

  it('works an address out once a pack, and does not mix packs up', () => {
    const address = make('IN');
    const alone = findBinding(makePolicy({ pack: 'us' }), address);
    const added = findBinding(makePolicy({ pack: 'us', addsPackOfPlace: true }), address);
    expect(findBinding(makePolicy({ pack: 'us' }), address)).toBe(alone);
    expect(alone.packs).toHaveLength(1);
    expect(added.packs).toHaveLength(2);
  });

  it.each(['atlantis', 'toString', 'hasOwnProperty'])('refuses a pack that is none: %s', (pack) => {
    const policy = makePolicy({ pack: 'us' });
    Reflect.set(policy, 'pack', pack);
    expect(() => findBinding(policy, make('US'))).toThrow(RangeError);
  });
});
