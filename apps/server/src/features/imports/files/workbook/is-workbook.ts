import { refuse } from '../limits.ts';
import type { ZipEntry } from '../zip/read-directory.ts';

/** By what lies in a zip file: a workbook that is read, one that is not, or files that were packed. */
export function isWorkbook(entries: readonly ZipEntry[], fileName: string): boolean {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/(?:^|\/)vbaProject\.bin$|^xl\/macrosheets\//i)) throw refuseMacros();
  if (has(/^xl\/workbook\.bin$/i)) {
    throw refuse('This is a binary workbook (.xlsb). Save it as XLSX and upload that.');
  }
  if (has(/^mimetype$/) && has(/^content\.xml$/)) {
    throw refuse('This is an OpenDocument file. Save the table as XLSX or CSV and upload that.');
  }
  if (has(/^word\/document\.xml$|^ppt\/presentation\.xml$/i)) {
    throw refuse('This is a text document or presentation. Save the table as XLSX or CSV.');
  }
  if (!has(/^\[Content_Types\]\.xml$/i)) return false;
  if (/\.xlsm$/i.test(fileName)) throw refuseMacros();
  return true;
}

const refuseMacros = (): Error =>
  refuse('The workbook has macros, which are never run here. Save it as XLSX and upload that.');
