import { downloadFile } from '../../platform/download-file.ts';

/** Hands a table to the browser as a file to keep. */
export function downloadText(name: string, text: string): void {
  // The mark tells spreadsheets that the text is UTF-8.
  downloadFile(name, `\uFEFF${text}`, 'text/csv');
}
