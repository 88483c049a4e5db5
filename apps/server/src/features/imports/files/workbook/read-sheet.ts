import type { FileRow } from '../file-source.ts';
import { longestCell, longestLine, refuse } from '../limits.ts';
import { isBlank, markUnreadable } from '../mark-row.ts';
import type { ReadingMeter } from '../measure-reading.ts';
import type { NumberStyle } from './read-format-code.ts';
import { decodeEscapes } from './read-strings.ts';
import { createAttributeReader, refuseBroken, XmlScanner } from './scan-xml.ts';
import { createDateWriter, writeMoment, writeNumber } from './write-cell.ts';

export interface SheetSurroundings {
  strings: readonly string[];
  styles: readonly NumberStyle[];
  /** Days are counted from 1904, as on old Macintoshes. */
  is1904: boolean;
  meter: ReadingMeter;
}

/** As many as Excel itself can have. */
const mostRows = 1_048_576;
const mostColumns = 16_384;

const readPlace = createAttributeReader('r');
const readType = createAttributeReader('t');
const readStyle = createAttributeReader('s');

/** The column of a place such as `AB12`, the first being 0; -1 where it is none. */
function findColumn(place: string): number {
  let column = 0;
  for (let index = 0; index < place.length; index += 1) {
    const letter = (place.charCodeAt(index) | 32) - 96;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** Reads the rows of a sheet as text, each handed on as soon as it is whole. Formulas count as their value. */
export function createSheetReader(
  { strings, styles, is1904, meter }: SheetSurroundings,
  onRow: (row: FileRow) => void,
): XmlScanner {
  const writeDay = createDateWriter(is1904);
  let line = 0;
  let cells: string[] = [];
  let rowLength = 0;
  let column = -1;
  let type = 'n';
  let style: NumberStyle = 'plain';
  let value = '';
  let isValue = false;
  let isPhonetic = false;

  function readCell(): string {
    if (type === 's') {
      const text = strings[Number(value === '' ? -1 : value)];
      if (text === undefined && value !== '') throw refuseBroken();
      return text ?? '';
    }
    if (type === 'inlineStr' || type === 'str') return decodeEscapes(value);
    if (type === 'b') return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : value;
    if (type === 'd') return writeMoment(value.trim());
    return type === 'n' ? writeNumber(value.trim(), style, writeDay) : value;
  }

  function endCell(): void {
    const text = readCell();
    if (text === '') return;
    // One text of the workbook may stand in any number of cells.
    meter.addText(text.length);
    rowLength += text.length;
    if (rowLength > longestLine) throw refuse('sheet_row_too_long', { line });
    // Here and not at the end of the row, because a row need not have one; with the gap that is filled.
    if (column >= cells.length) meter.addCells(column - cells.length + 1);
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  return new XmlScanner({
    onOpen(name, tag) {
      if (name === 'c') {
        const place = readPlace(tag);
        column = place === null ? column + 1 : findColumn(place);
        if (column < 0 || column >= mostColumns) throw refuseBroken();
        type = readType(tag) ?? 'n';
        style = styles[Number(readStyle(tag) ?? 0)] ?? 'plain';
        value = '';
      } else if (name === 'v') {
        isValue = true;
      } else if (name === 't') {
        isValue = !isPhonetic;
      } else if (name === 'rPh') {
        isPhonetic = true;
      } else if (name === 'row') {
        line = Math.max(line + 1, Number(readPlace(tag) ?? 0));
        if (!(line <= mostRows)) throw refuseBroken();
        cells = [];
        rowLength = 0;
        column = -1;
      }
    },
    onClose(name) {
      if (name === 'c') endCell();
      else if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'row') {
        if (!isBlank(cells)) onRow(markUnreadable({ line, cells }));
        // Closed once more, it would be the same row again, uncounted.
        cells = [];
      }
    },
    onText(text) {
      if (!isValue) return;
      value += text;
      if (value.length > longestCell) throw refuse('sheet_cell_too_long', { line });
    },
  });
}
