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

/** One sign of a code: as it counts, as it is shown, or beside the number (a space, a filling). */
type CodePart =
  | { kind: 'code'; sign: string }
  | { kind: 'shown'; text: string }
  | { kind: 'counted' }
  | { kind: 'beside' };

/** Hours, minutes or seconds that are counted on; other brackets hold colours, languages and conditions. */
const counted = /^(?:h+|m+|s+)$/i;

/**
 * The parts of the first section, which numbers that are not negative are shown by. Each sign is looked at once,
 * and no pattern is tried twice on it: a workbook may hold any number of codes, and whoever wrote them may
 * have meant harm.
 */
function* readFirstSection(code: string): Generator<CodePart> {
  let closing = -1;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === ';') return;
    if (sign === '"') {
      const end = code.indexOf('"', at + 1);
      if (end < 0) return;
      yield { kind: 'shown', text: code.slice(at + 1, end) };
      at = end;
    } else if (sign === '[') {
      if (closing < at) closing = code.indexOf(']', at);
      // Without an end, neither this nor any bracket after it is one.
      if (closing < 0) closing = code.length;
      if (closing === code.length) {
        yield { kind: 'code', sign };
        continue;
      }
      if (counted.test(code.slice(at + 1, closing))) yield { kind: 'counted' };
      at = closing;
    } else if (at + 1 < code.length && '\\_*'.includes(sign)) {
      at += 1;
      yield sign === '\\' ? { kind: 'shown', text: code.charAt(at) } : { kind: 'beside' };
    } else if (sign === '\\') {
      return;
    } else {
      yield { kind: 'code', sign };
    }
  }
}

export function readFormatCode(code: string): NumberStyle {
  if (code.length > longestCode) return 'plain';
  const parts = [...readFirstSection(code)];
  const bare = parts
    .flatMap((part) => (part.kind === 'code' ? part.sign : []))
    .join('')
    .toLowerCase();
  const has = (signs: string): boolean => [...signs].some((sign) => bare.includes(sign));
  if (bare.includes('general') || has('@')) return 'plain';
  if (parts.some(({ kind }) => kind === 'counted')) return 'duration';
  if (has('dy') || (has('m') && !has('hs'))) return 'date';
  if (has('hms')) return 'time';
  if (has('%')) return 'percent';
  return readMask(parts) ?? readDecimals(bare);
}

/** Nothing but zeros, at least two of them, and signs between them: an account, a postal code, a phone. */
function readMask(parts: readonly CodePart[]): NumberStyle | undefined {
  const mask: MaskPart[] = [];
  for (const part of parts) {
    if (part.kind === 'shown') mask.push({ kind: 'sign', text: part.text });
    else if (part.kind !== 'code') continue;
    else if (part.sign === '0') mask.push({ kind: 'digit' });
    else if ('-+() '.includes(part.sign)) mask.push({ kind: 'sign', text: part.sign });
    else return undefined;
  }
  const digits = mask.filter(({ kind }) => kind === 'digit').length;
  return digits >= 2 && digits <= mostDigits ? { mask } : undefined;
}

const isPlace = (sign: string): boolean => '0#?'.includes(sign);

/** Where the signs from a place on are no longer of the kind. */
function skip(text: string, from: number, isKind: (sign: string) => boolean): number {
  let at = from;
  while (at < text.length && isKind(text.charAt(at))) at += 1;
  return at;
}

/** Places for digits, once, with a point or without; a fraction or an exponent is none. */
function readDecimals(bare: string): NumberStyle {
  const first = skip(bare, 0, (sign) => !isPlace(sign));
  if (first === bare.length) return 'plain';
  const point = skip(bare, first, (sign) => isPlace(sign) || sign === ',');
  const end = bare.charAt(point) === '.' ? skip(bare, point + 1, isPlace) : point;
  const isOver = skip(bare, end, (sign) => !isPlace(sign) && !'./e'.includes(sign)) === bare.length;
  if (!isOver) return 'plain';
  return { decimals: Math.max(end - point - 1, fewestDecimals) };
}
