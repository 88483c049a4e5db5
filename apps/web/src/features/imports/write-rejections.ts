import type { Rejection } from '@ringfence/contract/imports';
import { writeCsv } from './write-csv.ts';

/**
 * The rejected rows exactly as they came, with one more column in front that says what is wrong with
 * each. A row that has slipped keeps its extra cells, so that it is refused again until it is mended.
 */
export function writeRejections(
  header: readonly string[],
  rejections: readonly Rejection[],
  explain: (rejection: Rejection) => string,
): string {
  return writeCsv([
    ['problem', ...header],
    ...rejections.map((rejection) => [explain(rejection), ...rejection.cells]),
  ]);
}
