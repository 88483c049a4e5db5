/**
 * What a cell's style makes of its number: a day or a moment, a time of day, how long something took, a share
 * of a hundred, digits between other signs as in `00000` and `"AC-"000-00`, an amount of so many decimals,
 * or nothing.
 */
export type NumberStyle =
  | 'plain'
  | 'date'
  | 'time'
  | 'duration'
  | 'percent'
  | { mask: readonly MaskPart[] }
  | { decimals: number };

/** A place for one digit, or what is shown as it is. */
export type MaskPart = { kind: 'digit' } | { kind: 'sign'; text: string };

/** As long as Excel takes. */
const longestCode = 255;
const mostDigits = 20;
/** An amount that is shown without its cents has them nevertheless. */
const fewestDecimals = 2;

/** The formats that need no code, in all languages (ECMA-376 part 1, 18.8.30). */
export function readBuiltInFormat(id: number): NumberStyle {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 1 && id <= 8) || (id >= 37 && id <= 44)) return { decimals: fewestDecimals };
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return 'time';
  if (id === 46) return 'duration';
  const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDate ? 'date' : 'plain';
}

/** What is only shown beside the number: texts, signs, spaces of the width of a sign, and fillings. */
const besides = /"[^"]*"|\\.|_.|\*./g;
/** Colours, languages, currencies and conditions; but not hours, minutes and seconds that are counted on. */
const brackets = /\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** By its first section, which numbers that are not negative are shown by. */
export function readFormatCode(code: string): NumberStyle {
  if (code.length > longestCode) return 'plain';
  const section = readFirstSection(code.replace(brackets, ''));
  const bare = section.replace(besides, '');
  if (/general|@/i.test(bare)) return 'plain';
  if (/\[[hms]+\]/i.test(bare)) return 'duration';
  if (/[dy]/i.test(bare) || /^[^hs]*m[^hs]*$/i.test(bare)) return 'date';
  if (/[hms]/i.test(bare)) return 'time';
  if (bare.includes('%')) return 'percent';
  return readMask(section) ?? readDecimals(bare);
}

function readFirstSection(code: string): string {
  return /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code)?.[0] ?? '';
}

/** Nothing but zeros, at least two of them, and signs between them: an account, a postal code, a phone. */
function readMask(section: string): NumberStyle | undefined {
  const mask: MaskPart[] = [];
  for (const [part] of section.matchAll(/"[^"]*"|\\.|_.|\*.|./gs)) {
    if (part === '0') mask.push({ kind: 'digit' });
    else if (part.startsWith('"')) mask.push({ kind: 'sign', text: part.slice(1, -1) });
    else if (part.startsWith('\\')) mask.push({ kind: 'sign', text: part.slice(1) });
    else if (/^[-+() ]$/.test(part)) mask.push({ kind: 'sign', text: part });
    else if (!/^[_*]./s.test(part)) return undefined;
  }
  const digits = mask.filter(({ kind }) => kind === 'digit').length;
  return digits >= 2 && digits <= mostDigits ? { mask } : undefined;
}

function readDecimals(bare: string): NumberStyle {
  const found = /^[^0#?]*[0#?,]+(?:\.([0#?]*))?,*[^0#?./E]*$/i.exec(bare);
  return found === null ? 'plain' : { decimals: Math.max(found[1]?.length ?? 0, fewestDecimals) };
}
