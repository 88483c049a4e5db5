import { unitedStates } from './region-zones.ts';
import { findZipRegions, listAreas } from './zip-regions.ts';

/**
 * Areas of ZIPs, by their first three digits, that lie wholly in one zone of a state with several. An
 * area along the line between zones is not here, nor is one of which we are not certain: it has all
 * zones of its state.
 */
const areasByZone: Readonly<Record<string, string>> = {
  'America/New_York': `
    320-322 326-339 341-342 344 346-347 349 374 376 379 400 402-418
    460-462 466-468 470 472-474 478 480-497`,
  'America/Chicago': `
    325 370-372 375 380-384 420-424 464 477 570-574 580-584 660-676 679-681 683-689
    733 750-797`,
  'America/Denver': '577 693 799 885',
  'America/Boise': '832-834 837',
  'America/Los_Angeles': '838 889-891 894-895 897 970-976',
  /** Without 860 and 865, where the Navajo Nation lies, which alone changes its clocks. */
  'America/Phoenix': '850-853 855-857 859 863-864',
  'America/Anchorage': '997-999',
};

const zonesByArea = new Map<string, readonly string[]>(
  Object.entries(areasByZone).flatMap(([zone, areas]) =>
    areas
      .trim()
      .split(/\s+/)
      .flatMap(listAreas)
      .map((area): [string, string[]] => [area, [zone]]),
  ),
);

/** Every zone in which a ZIP may lie; undefined where the postal service has assigned no such code. */
export function findZipZones(zip: string): readonly string[] | undefined {
  const states = findZipRegions(zip);
  if (states === undefined) return undefined;
  return zonesByArea.get(zip.slice(0, 3)) ?? states.flatMap((state) => unitedStates[state] ?? []);
}
