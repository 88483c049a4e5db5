import type { RefusalReason } from '@ringfence/domain/imports/refusals';
import { type FileSource, readPart } from './file-source.ts';
import { refuse } from './limits.ts';

/** How files begin that hold no table, or none that is read here. */
const otherKinds: readonly (readonly [beginning: string | RegExp, reason: RefusalReason])[] = [
  ['%PDF', 'is_pdf'],
  ['\x1f\x8b', 'is_gzip'],
  ['7z\xbc\xaf\x27\x1c', 'is_seven_zip'],
  ['Rar!', 'is_rar'],
  ['{\\rtf', 'is_text_document'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|table|\?xml|head|meta)/i, 'is_web_page'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0)/s, 'is_picture'],
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
    throw refuse('workbook_protected');
  }
  throw refuse('workbook_old');
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
