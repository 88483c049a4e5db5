/** The zones to choose from. One that holds already stays among them, whatever the browser knows. */
export function listZones(current: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = new Set(['UTC', ...known, ...(current === null ? [] : [current])]);
  return [...zones].sort((one, other) => one.localeCompare(other, 'en'));
}

/** Such as `America/New York`, as people search for it. */
export function showZone(zone: string): string {
  return zone.replaceAll('_', ' ');
}
