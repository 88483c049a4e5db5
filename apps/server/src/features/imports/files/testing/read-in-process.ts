import { strFromU8, unzipSync } from 'fflate';
import type { FileRow } from '../file-source.ts';
import { limitReading, ReadingMeter } from '../measure-reading.ts';
import { createSheetReader } from '../workbook/read-sheet.ts';
import { createStringsReader } from '../workbook/read-strings.ts';
import { createStylesReader } from '../workbook/read-styles.ts';
import type { XmlScanner } from '../workbook/scan-xml.ts';
import { type BuiltWorkbook, buildWorkbook } from './build-workbook.ts';

/** Reads the first sheet as the process of its own does, in pieces of the given length. */
export function readInProcess(workbook: BuiltWorkbook, pieceLength = 1000): FileRow[] {
  const built = buildWorkbook(workbook);
  const meter = new ReadingMeter(limitReading(built.length));
  const files = unzipSync(built);
  const scan = (scanner: XmlScanner, name: string) => {
    const text = strFromU8(files[name] ?? new Uint8Array());
    for (let at = 0; at < text.length; at += pieceLength) {
      scanner.push(text.slice(at, at + pieceLength));
    }
    scanner.end();
  };
  const { scanner: stringsScanner, strings } = createStringsReader();
  const { scanner: stylesScanner, styles } = createStylesReader();
  const rows: FileRow[] = [];
  scan(stringsScanner, 'xl/sharedStrings.xml');
  scan(stylesScanner, 'xl/styles.xml');
  const is1904 = workbook.is1904 ?? false;
  const sheet = createSheetReader({ strings, styles, is1904, meter }, (row) => rows.push(row));
  scan(sheet, 'xl/worksheets/sheet0.xml');
  return rows;
}
