import { isKnownZone } from '@ringfence/domain/zones/find-offset';
import { describe, expect, it } from 'vitest';
import { listConfirmableZones } from './list-confirmable-zones.ts';

describe('the zones that a person can confirm', () => {
  it('begin with those that speak for themselves', () => {
    const zones = listConfirmableZones(
      ['Pacific/Honolulu'],
      ['Pacific/Honolulu', 'America/Chicago', 'UTC', 'Etc/GMT+5', 'Africa/Cairo'],
    );
    expect(zones).toEqual(['Pacific/Honolulu', 'Africa/Cairo', 'America/Chicago']);
  });

  it('are all known to the engine', () => {
    const zones = listConfirmableZones([]);
    expect(zones.length).toBeGreaterThan(300);
    expect(zones.filter((zone) => !isKnownZone(zone))).toEqual([]);
  });
});
