/** The largest text file, workbook, and file that is sent in one request. */
export const largestImportBytes = 2 * 1024 ** 3;
export const largestWorkbookBytes = 100 * 1024 ** 2;
export const largestWholeFileBytes = 10 * 1024 ** 2;
/** A file is sent in pieces of this size; the last may be smaller. */
export const chunkBytes = 4 * 1024 ** 2;
