import type { Page } from 'playwright-core';
import { checkRows, nameNewList, type SentFile, sendFile, tellConsent } from './upload-file.ts';

/** What a file says of six people: of the first four that nobody may call them, of the next that they owe nothing. */
export const statuses = [
  'Deceased',
  'Do not call',
  'Rep by attorney',
  'BK filed',
  'Paid',
  'Open',
] as const;
const names = ['Ann Lee', 'Bo Chen', 'Cy Diaz', 'Di Evans', 'Ed Ford', 'Flo Gray'];
export const active = names.map(() => 'Active');
export const unread = [...active.slice(0, 5), 'Zebra hold'];

/** Six accounts under a letter, each with what a file says of it. */
export function writeBook(letter: 'A' | 'B' | 'C', said: readonly string[]): SentFile {
  const area = { A: '312', B: '212', C: '415' }[letter];
  const rows = names.map(
    (name, at) =>
      `${letter}-${at},${name} ${letter},${area}-555-01${40 + at},100.00,${said[at]},not before 10am`,
  );
  const lines = ['Reference,Name,Phone,Balance,Status,Do Not Call Between', ...rows];
  return { name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
}

/** From the file to what storing it would do. */
export async function checkBook(
  page: Page,
  address: string,
  file: SentFile,
  list: string,
): Promise<void> {
  await page.goto(`${address}/debtors/upload`);
  await sendFile(page, file);
  await nameNewList(page, list);
  await tellConsent(page);
  await checkRows(page);
}
