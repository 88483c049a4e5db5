import type { FileFormat } from '@ringfence/domain/imports/mapping';

/**
 * What still holds of a reading when somebody chooses another file of a zip, another sheet, encoding or
 * delimiter: what was only guessed for the one before is guessed again.
 */
export function forgetStale(before: FileFormat, wanted: FileFormat): Partial<FileFormat> {
  const { entry, sheet, encoding, delimiter, headerLine } = wanted;
  if (entry !== before.entry) return { entry };
  if (sheet !== before.sheet) return { entry, sheet };
  const isReread = encoding !== before.encoding || delimiter !== before.delimiter;
  return {
    entry,
    sheet,
    encoding,
    ...(encoding !== before.encoding && delimiter === before.delimiter ? {} : { delimiter }),
    ...(isReread && headerLine === before.headerLine ? {} : { headerLine }),
  };
}
