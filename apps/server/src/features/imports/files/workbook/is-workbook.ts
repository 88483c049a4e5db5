import { refuse } from '../limits.ts';
import type { ZipEntry } from '../zip/read-directory.ts';

/** By what lies in a zip file: a workbook that is read, one that is not, or files that were packed. */
export function isWorkbook(entries: readonly ZipEntry[], fileName: string): boolean {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/(?:^|\/)vbaProject\.bin$|^xl\/macrosheets\//i)) throw refuse('workbook_macros');
  if (has(/^xl\/workbook\.bin$/i)) throw refuse('workbook_binary');
  if (has(/^mimetype$/) && has(/^content\.xml$/)) throw refuse('is_open_document');
  if (has(/^word\/document\.xml$|^ppt\/presentation\.xml$/i)) {
    throw refuse('is_presentation');
  }
  if (!has(/^\[Content_Types\]\.xml$/i)) return false;
  if (/\.xlsm$/i.test(fileName)) throw refuse('workbook_macros');
  return true;
}
