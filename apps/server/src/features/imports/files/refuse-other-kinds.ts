import { type FileSource, readPart } from './file-source.ts';
import { refuse } from './limits.ts';

/** How files begin that hold no table, or none that is read here, and what to do about it. */
const otherKinds: readonly (readonly [beginning: string | RegExp, sentence: string])[] = [
  ['%PDF', 'This is a PDF document. Ask for the table as CSV or XLSX and upload that.'],
  ['\x1f\x8b', 'This is a gzip file. Unpack it, or pack it as a zip file, and upload that.'],
  ['7z\xbc\xaf\x27\x1c', 'This is a 7-Zip file. Unpack it, or pack it as a zip file.'],
  ['Rar!', 'This is a RAR file. Unpack it, or pack it as a zip file.'],
  ['{\\rtf', 'This is a text document. Save the table as CSV or XLSX and upload that.'],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|table|\?xml|head|meta)/i,
    'This is a web page, even if it is named as a workbook. Open it in Excel, save it as XLSX, and upload that.',
  ],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0)/s, 'This is a picture, not a table.'],
];

const compoundFile = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Refuses what is plainly no text, workbook or zip file, and says what it is. */
export async function refuseOtherKinds(
  source: FileSource,
  beginning: Buffer,
  fileName: string,
): Promise<void> {
  const text = beginning.toString('latin1');
  const found = otherKinds.find(([kind]) =>
    typeof kind === 'string' ? text.startsWith(kind) : kind.test(text),
  );
  if (found !== undefined) throw refuse(found[1]);
  if (!text.startsWith(compoundFile)) return;
  if (/\.xls[xm]$/i.test(fileName) || (await isEncryptedPackage(source, beginning))) {
    throw refuse('The workbook is protected by a password. Save it without one and upload that.');
  }
  throw refuse('This is a workbook of an old Excel (.xls). Save it as XLSX and upload that.');
}

/** A protected workbook lies in an old container, whose directory names it. */
async function isEncryptedPackage(source: FileSource, beginning: Buffer): Promise<boolean> {
  if (beginning.length < 52) return false;
  const sectorBytes = 2 ** Math.min(beginning.readUInt16LE(30), 16);
  const directoryAt = (beginning.readUInt32LE(48) + 1) * sectorBytes;
  const directory = await readPart(
    source,
    Math.min(directoryAt, source.bytes),
    Math.min(directoryAt + 4096, source.bytes),
  );
  return directory.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}
