/** Areas that lie wholly in the five boroughs. */
const areas: ReadonlySet<string> = new Set([
  /** Manhattan. */
  '100',
  '101',
  '102',
  /** Staten Island, the Bronx, Brooklyn. */
  '103',
  '104',
  '112',
  /** Queens. */
  '111',
  '113',
  '114',
  '116',
]);

/**
 * Of the area 110, which is Nassau County's, these serve Queens: 11004 and 11005 alone, 11001 and 11040
 * on both sides of the city line. Who may live in the city has its protection.
 */
const borderZips: ReadonlySet<string> = new Set(['11001', '11004', '11005', '11040']);

/** Whether a ZIP of five digits lies in New York City, or partly so. */
export function isNewYorkCity(zip: string): boolean {
  return zip.length === 5 && (areas.has(zip.slice(0, 3)) || borderZips.has(zip));
}
