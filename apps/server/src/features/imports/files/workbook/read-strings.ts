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

/**
 * What a text takes at the least beside its letters, and how much of a process's memory all of them may take. V8
 * would end it a little later, after a long search for what could be cleared.
 */
const bytesBeside = 24;
const shareForTexts = 0.7;

/** The texts of a workbook, which its cells name by their number. How a word is pronounced is left out. */
export function createStringsReader(megabytes = 1024): {
  scanner: XmlScanner;
  strings: string[];
} {
  const strings: string[] = [];
  const mostBytes = megabytes * 1024 ** 2 * shareForTexts;
  let bytes = 0;
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
      if (name === 'si') {
        strings.push(decodeEscapes(text));
        bytes += bytesBeside + text.length;
        if (bytes > mostBytes) throw refuse('workbook_too_much_text');
      } else if (name === 't') isText = false;
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
