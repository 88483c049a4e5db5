/**
 * The zones that a person can confirm, those that speak for themselves first. Offsets such as `Etc/GMT+5`
 * say nothing about the day on which the clocks change, so that they are none of them.
 */
export function listConfirmableZones(
  candidates: readonly string[],
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): string[] {
  const places = known.filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'));
  return [
    ...new Set([...candidates, ...places.toSorted((one, other) => one.localeCompare(other))]),
  ];
}
