import { describe, expect, it } from 'vitest';
import { listZones, showZone } from './list-zones.ts';

describe('listZones', () => {
  it('has the zones of the browser once each, by name', () => {
    const zones = listZones('America/Chicago');
    expect(zones).toContain('America/New_York');
    expect(zones.filter((zone) => zone === 'America/Chicago')).toHaveLength(1);
    expect(zones.filter((zone) => zone === 'UTC')).toHaveLength(1);
    expect(zones).toEqual(zones.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('keeps a zone that the browser does not list', () => {
    expect(listZones('Moon/Tranquility')).toContain('Moon/Tranquility');
    expect(listZones(null)).not.toContain('Moon/Tranquility');
  });
});

describe('showZone', () => {
  it('is written as people search for it', () => {
    expect(showZone('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
  });
});
