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

/** Hours, minutes or seconds that are counted on; other brackets hold colours, languages and conditions. */
const counted = /^(?:h+|m+|s+)$/i;

/** The first section of a code, which numbers that are not negative are shown by. */
interface Section {
  /** Without what is only shown beside the number: texts, signs, spaces and fillings. */
  bare: string;
  isCounted: boolean;
  /** Null where it is more than places and signs. */
  mask: MaskPart[] | null;
}

/**
 * Each sign is looked at once, and no pattern is tried twice on it: a workbook may hold any number of codes, and
 * their author may have meant harm.
 */
function readFirstSection(code: string): Section {
  const mask: MaskPart[] = [];
  let bare = '';
  let isCounted = false;
  let isMask = true;
  let closing = -1;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    const hasNext = at + 1 < code.length;
    if (sign === ';' || (sign === '\\' && !hasNext)) break;
    if (sign === '"') {
      const end = code.indexOf('"', at + 1);
      if (end < 0) break;
      mask.push({ kind: 'sign', text: code.slice(at + 1, end) });
      at = end;
    } else if (sign === '\\') {
      at += 1;
      mask.push({ kind: 'sign', text: code.charAt(at) });
    } else if ((sign === '_' || sign === '*') && hasNext) {
      at += 1;
    } else {
      if (sign === '[' && closing < at) closing = findBracket(code, at);
      if (sign === '[' && closing < code.length) {
        isCounted ||= counted.test(code.slice(at + 1, closing));
        at = closing;
        continue;
      }
      bare += sign;
      if (sign === '0') mask.push({ kind: 'digit' });
      else if ('-+() '.includes(sign)) mask.push({ kind: 'sign', text: sign });
      else isMask = false;
    }
  }
  return { bare: bare.toLowerCase(), isCounted, mask: isMask ? mask : null };
}

/** Where the bracket ends; without an end, neither this nor any after it is one. */
function findBracket(code: string, from: number): number {
  const end = code.indexOf(']', from);
  return end < 0 ? code.length : end;
}

export function readFormatCode(code: string): NumberStyle {
  if (code.length > longestCode) return 'plain';
  const { bare, isCounted, mask } = readFirstSection(code);
  const has = (sign: string): boolean => bare.includes(sign);
  if (has('general') || has('@')) return 'plain';
  if (isCounted) return 'duration';
  const isClock = has('h') || has('s');
  if (has('d') || has('y') || (has('m') && !isClock)) return 'date';
  if (isClock) return 'time';
  if (has('%')) return 'percent';
  return readMask(mask) ?? readDecimals(bare);
}

/** Nothing but zeros, at least two of them, and signs between them: an account, a postal code, a phone. */
function readMask(mask: MaskPart[] | null): NumberStyle | undefined {
  const digits = mask?.filter(({ kind }) => kind === 'digit').length ?? 0;
  return mask !== null && digits >= 2 && digits <= mostDigits ? { mask } : undefined;
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
