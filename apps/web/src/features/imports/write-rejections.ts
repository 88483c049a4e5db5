import type { Rejection } from '@ringfence/contract/imports';
import { writeCsv } from './write-csv.ts';

/** The rejected rows as they came, with one more column that says what is wrong with each. */
export function writeRejections(
  header: readonly string[],
  rejections: readonly Rejection[],
  explain: (rejection: Rejection) => string,
): string {
  const width = Math.max(header.length, ...rejections.map(({ cells }) => cells.length));
  const fill = (cells: readonly string[]) =>
    Array.from({ length: width }, (_unused, position) => cells[position] ?? '');
  return writeCsv([
    [...fill(header), 'problem'],
    ...rejections.map((rejection) => [...fill(rejection.cells), explain(rejection)]),
  ]);
}
