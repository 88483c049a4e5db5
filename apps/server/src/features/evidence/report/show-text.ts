/** What a font can show of texts. */
export interface TextShower {
  show(text: string): string;
  /** Whether something could not be shown. */
  hasLeftOut(): boolean;
}

const missing = '?';
const marks = /\p{M}/gu;

/**
 * Replaces what a font has no sign for: by the plain letter where there is one, or else by a question mark, one for
 * a whole run. The signed JSON has it as it is.
 */
export function createTextShower(known: ReadonlySet<number>): TextShower {
  let hasLeftOut = false;
  const has = (text: string): boolean =>
    [...text].every((sign) => known.has(sign.codePointAt(0) ?? 0));
  const showSign = (sign: string): string => {
    if (has(sign)) return sign;
    if (/\s/.test(sign)) return ' ';
    hasLeftOut = true;
    const plain = sign.normalize('NFKD').replaceAll(marks, '');
    return plain !== '' && has(plain) ? plain : missing;
  };
  return {
    show: (text) =>
      [...text.normalize('NFC')]
        .map(showSign)
        .join('')
        .replaceAll(/\?{2,}/g, missing),
    hasLeftOut: () => hasLeftOut,
  };
}
