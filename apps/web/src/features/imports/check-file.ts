import type { imports } from '../../i18n/en/imports.ts';

/** The same limits as the contract's, which would bring its schemas along. A test compares them. */
export const largestFileBytes = 10 * 1024 * 1024;
export const mostRows = 10_000;

export type FileErrorKey = `imports.file.errors.${keyof typeof imports.file.errors}`;

/** What can be told of a file by its looks, before it is read. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>) {
  let error: FileErrorKey | null = null;
  // By its name alone: systems call the type of a CSV file by many names.
  if (!/\.csv$/i.test(name)) {
    error = 'imports.file.errors.wrongType';
  } else if (size === 0) {
    error = 'imports.file.errors.empty';
  } else if (size > largestFileBytes) {
    error = 'imports.file.errors.tooLarge';
  }
  return error;
}

/**
 * How many rows a file has below its header. A line break between quotes belongs to a value, and an
 * empty line is no row.
 */
export function countRows(text: string): number {
  let rows = 0;
  let isQuoted = false;
  let hasContent = false;
  for (const character of text) {
    if (character === '"') {
      isQuoted = !isQuoted;
      hasContent = true;
    } else if (character === '\n' && !isQuoted) {
      rows += hasContent ? 1 : 0;
      hasContent = false;
    } else if (!/[\s,;]/.test(character)) {
      hasContent = true;
    }
  }
  return Math.max(0, rows + (hasContent ? 1 : 0) - 1);
}

/** Reads the file to count its rows; what is wrong with it, or null. */
export async function checkContent(file: File): Promise<FileErrorKey | null> {
  try {
    return countRows(await file.text()) > mostRows ? 'imports.file.errors.tooManyRows' : null;
  } catch {
    return 'imports.file.errors.unreadable';
  }
}
