import type { PostalArea } from './postal-area.ts';

/**
 * What Canadian postal codes begin with: provinces, and the zone where these lie wholly in one of their
 * zones. The longest beginning counts. All of Ontario but its north (P) keeps Toronto's time; the
 * Avalon (A1), Montréal and the west of Québec (H, J), the coast of British Columbia (V3 to V9) and the
 * cities of Saskatchewan (S4, S6, S7) lie far from the lines; the north shares X.
 */
const table = `
  A NL · A1 NL America/St_Johns
  B NS · C PE · E NB
  G QC · H QC America/Toronto · J QC America/Toronto
  K ON America/Toronto · L ON America/Toronto · M ON America/Toronto · N ON America/Toronto
  P ON · R MB
  S SK · S4 SK America/Regina · S6 SK America/Regina · S7 SK America/Regina
  T AB
  V BC · V3 BC America/Vancouver · V4 BC America/Vancouver · V5 BC America/Vancouver
  V6 BC America/Vancouver · V7 BC America/Vancouver · V8 BC America/Vancouver
  V9 BC America/Vancouver
  X NT,NU · Y YT
`;

const areas = new Map<string, PostalArea>(
  table.split(/[·\n]/).flatMap((line): [string, PostalArea][] => {
    const [beginning = '', provinces = '', zone] = line.trim().split(' ');
    const area = { regions: provinces.split(','), zones: zone === undefined ? null : [zone] };
    return beginning === '' ? [] : [[beginning, area]];
  }),
);

/** Where a Canadian postal code lies; undefined when it is none. */
export function findCanadianArea(postalCode: string): PostalArea | undefined {
  if (!/^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/.test(postalCode)) return undefined;
  return areas.get(postalCode.slice(0, 2)) ?? areas.get(postalCode.slice(0, 1));
}
