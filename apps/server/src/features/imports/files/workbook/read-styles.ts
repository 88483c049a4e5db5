import { type NumberStyle, readBuiltInFormat, readFormatCode } from './read-format-code.ts';
import { createAttributeReader, XmlScanner } from './scan-xml.ts';

const readCode = createAttributeReader('formatCode');
const readId = createAttributeReader('numFmtId');

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
        styles.push(own.get(id) ?? readBuiltInFormat(id));
      }
    },
    onClose(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return { scanner, styles };
}
