import type { uploads } from '../../i18n/en/uploads.ts';

/** The same limits as the contract's, which would bring its schemas along. A test compares them. */
export const largestFileBytes = 2 * 1024 ** 3;
export const largestBookBytes = 100 * 1024 ** 2;

export type FileErrorKey = `file.errors.${Exclude<keyof typeof uploads.file.errors, 'another'>}`;

/** What the dialog for choosing a file offers. */
export const acceptedNames = '.csv,.tsv,.tab,.txt,.xlsx,.zip';

/**
 * What can be seen of a file from outside, before anything of it is sent; null where it may be right. By
 * its name alone: systems call the type of a CSV file by many names.
 */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileErrorKey | null {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (ending === 'xls') {
    return 'file.errors.oldWorkbook';
  }
  if (['xlsm', 'xlsb', 'xltm', 'xlam'].includes(ending)) {
    return 'file.errors.macroWorkbook';
  }
  if (!acceptedNames.split(',').includes(`.${ending}`)) {
    return 'file.errors.wrongType';
  }
  if (size === 0) {
    return 'file.errors.empty';
  }
  if (ending === 'xlsx' && size > largestBookBytes) {
    return 'file.errors.workbookTooLarge';
  }
  return size > largestFileBytes ? 'file.errors.tooLarge' : null;
}
