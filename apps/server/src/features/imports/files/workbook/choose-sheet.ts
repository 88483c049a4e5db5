import { refuse } from '../limits.ts';
import { unpackEntry } from '../zip/unpack-entry.ts';
import { largestSheet, type Sheet, type Workbook } from './open-workbook.ts';
import { createAttributeReader, refuseBroken, XmlScanner } from './scan-xml.ts';

const readReference = createAttributeReader('ref');
const largestBeginning = 64 * 1024;

/** How many rows a sheet says to have, in the tag that stands at its beginning; null: it says nothing. */
export async function readRowCount({ source }: Workbook, sheet: Sheet): Promise<number | null> {
  let rows: number | null = null;
  let isFound = false;
  const scanner = new XmlScanner({
    onOpen(name, tag) {
      if (name === 'dimension') {
        const last = /^[A-Z]+\d+:[A-Z]{1,3}(\d{1,7})$/i.exec(readReference(tag) ?? '')?.[1];
        rows = last === undefined ? null : Number(last);
      }
      if (name === 'dimension' || name === 'sheetData') isFound = true;
    },
    onClose: () => {},
  });
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const piece of unpackEntry(source, sheet.entry, largestSheet)) {
    bytes += piece.length;
    scanner.push(decoder.decode(piece, { stream: true }));
    if (isFound || bytes > largestBeginning) break;
  }
  return rows;
}

/** The sheet that is asked for, or else the first that is shown. */
export function chooseSheet(workbook: Workbook, name: string | null): Sheet {
  const { sheets } = workbook;
  const asked = sheets.find((sheet) => sheet.name === name);
  if (name !== null && asked === undefined) {
    throw refuse('sheet_missing');
  }
  const chosen = asked ?? sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  if (chosen === undefined) throw refuseBroken();
  return chosen;
}
