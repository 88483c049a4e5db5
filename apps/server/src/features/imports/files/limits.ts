import {
  type Refusal,
  type RefusalReason,
  type RefusalValues,
  writeRefusal,
} from '@ringfence/domain/imports/refusals';

/** Whatever a file holds, no more of it than this is in memory at once. */
export const longestLine = 1024 ** 2;
export const longestCell = 64 * 1024;
export const mostColumns = 500;
/** So many rows are shown before anybody said how the file is to be read. */
export const shownRows = 200;
/** Of very wide or very long ones fewer: they are kept, sent and looked at by the process that answers everybody. */
export const mostShownText = 4 * 1024 ** 2;
export const mostShownCells = 400_000;

/**
 * Why a file cannot be read. Not a problem of the API yet: a thread or a process that only reads files
 * loads nothing of the API.
 */
export class FileRefusal extends Error implements Refusal {
  override name = 'FileRefusal';
  readonly code = 'file_unreadable';
  readonly reason: RefusalReason;
  readonly values: RefusalValues;

  constructor(reason: RefusalReason, values: RefusalValues) {
    super(writeRefusal(reason, values));
    this.reason = reason;
    this.values = values;
  }
}

/** The process that reads a workbook was ended from outside: mostly by the kernel, for want of memory. */
export class ReaderKilled extends Error {
  override name = 'ReaderKilled';
  override message = 'The process that reads a workbook was killed.';
}

export const refuse = (reason: RefusalReason, values: RefusalValues = {}): FileRefusal =>
  new FileRefusal(reason, values);

export function refuseColumns(columns: number): FileRefusal {
  return refuse('columns_too_many', { columns, most: mostColumns });
}
