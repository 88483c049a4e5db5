import { longestCell, refuse } from '../limits.ts';
import { XmlScanner } from './scan-xml.ts';

/** Characters that XML cannot hold are written as `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_whole, code) => {
    const character = Number.parseInt(code, 16);
    const isCharacter = character > 0 && (character < 0xd800 || character > 0xdfff);
    return isCharacter ? String.fromCharCode(character) : '\uFFFD';
  });
}

/** The texts of a workbook, which its cells name by their number. How a word is pronounced is left out. */
export function createStringsReader(): { scanner: XmlScanner; strings: string[] } {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const scanner = new XmlScanner({
    onOpen(name) {
      if (name === 'si') text = '';
      else if (name === 't') isText = !isPhonetic;
      else if (name === 'rPh') isPhonetic = true;
    },
    onClose(name) {
      if (name === 'si') strings.push(decodeEscapes(text));
      else if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
    },
    onText(part) {
      if (!isText) return;
      text += part;
      if (text.length > longestCell) throw refuse('workbook_cell_too_long');
    },
  });
  return { scanner, strings };
}
