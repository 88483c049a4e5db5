/** Whatever a file holds, no more of it than this is in memory at once. */
export const longestLine = 1024 ** 2;
export const longestCell = 64 * 1024;
export const mostColumns = 500;
/** So many rows are shown before anybody said how the file is to be read. */
export const shownRows = 200;

/**
 * Why a file cannot be read, in one sentence for people. Not a problem of the API yet: whoever reads files in
 * a thread or a process of its own loads nothing of the API.
 */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly code = 'file_unreadable';
}

export const refuse = (sentence: string): FileRefusal => new FileRefusal(sentence);

export const writeNumber = (number: number): string => number.toLocaleString('en-US');

export function refuseColumns(columns: number): FileRefusal {
  return refuse(
    `The file has ${writeNumber(columns)} columns, and one upload takes ${mostColumns}. Leave out those that are not needed.`,
  );
}
