import { createAttributeReader, XmlScanner } from './scan-xml.ts';

/** What a cell's style makes of its number: a day or a time, digits with zeros in front, or nothing. */
export type NumberStyle = 'plain' | 'date' | { digits: number };

/** As long as Excel takes. */
const longestCode = 255;
const readCode = createAttributeReader('formatCode');
const readId = createAttributeReader('numFmtId');

/** The formats that need no code: days and times of all languages (ECMA-376 part 1, 18.8.30). */
function isBuiltInDate(id: number): boolean {
  return (
    (id >= 14 && id <= 22) ||
    (id >= 27 && id <= 36) ||
    (id >= 45 && id <= 47) ||
    (id >= 50 && id <= 58)
  );
}

/** By the letters of days and hours in its first section, without what is only shown beside them. */
export function readFormatCode(code: string): NumberStyle {
  if (code.length > longestCode) return 'plain';
  const zeros = /^0{2,20}$/.exec(code);
  if (zeros !== null) return { digits: zeros[0].length };
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .split(';')[0];
  return /[dyhs]|m/i.test(bare ?? '') && !/general/i.test(bare ?? '') ? 'date' : 'plain';
}

/** The styles of a workbook in their order, by which its cells name them. */
export function createStylesReader(): { scanner: XmlScanner; styles: NumberStyle[] } {
  const styles: NumberStyle[] = [];
  const own = new Map<number, NumberStyle>();
  let isCellStyles = false;
  const scanner = new XmlScanner({
    onOpen(name, tag) {
      if (name === 'numFmt') {
        own.set(Number(readId(tag) ?? Number.NaN), readFormatCode(readCode(tag) ?? ''));
      } else if (name === 'cellXfs') {
        isCellStyles = true;
      } else if (name === 'xf' && isCellStyles) {
        const id = Number(readId(tag) ?? 0);
        styles.push(own.get(id) ?? (isBuiltInDate(id) ? 'date' : 'plain'));
      }
    },
    onClose(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return { scanner, styles };
}
