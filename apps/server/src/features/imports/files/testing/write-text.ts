import type { Encoding } from '@ringfence/domain/imports/import-words';

export interface WrittenText {
  delimiter: string;
  /** The end of each line, taken in turn. */
  lineEnds: readonly string[];
  isQuoted: boolean;
  endsWithLine: boolean;
}

/** Writes rows as programs write CSV: quoted where it is needed, or everywhere. */
export function writeText(rows: readonly (readonly string[])[], written: WrittenText): string {
  const { delimiter, lineEnds, isQuoted, endsWithLine } = written;
  const writeCell = (cell: string) =>
    isQuoted || cell.includes(delimiter) || /["\r\n]/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  return rows
    .map((cells, index) => {
      const end = lineEnds[index % lineEnds.length] ?? '';
      const isLast = index === rows.length - 1;
      return cells.map(writeCell).join(delimiter) + (isLast && !endsWithLine ? '' : end);
    })
    .join('');
}

/** The bytes of a text; of Windows-1252 only what it shares with Latin-1, and the euro. */
export function encodeText(text: string, encoding: Encoding, withMark: boolean): Buffer {
  const marked = withMark ? `\uFEFF${text}` : text;
  if (encoding === 'utf-8') return Buffer.from(marked);
  if (encoding === 'utf-16le') return Buffer.from(marked, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(marked, 'utf16le').swap16();
  return Buffer.from(text.replaceAll('€', '\x80'), 'latin1');
}
