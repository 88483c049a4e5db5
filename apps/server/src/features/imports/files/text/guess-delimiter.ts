import { type Delimiter, delimiters } from '@ringfence/domain/imports/import-words';
import { RowSplitter } from './split-rows.ts';

const rowsLookedAt = 100;

/** How many cells most rows have. */
export function findWidth(rows: readonly { cells: readonly string[] }[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  let width = 0;
  for (const [cells, count] of counts) {
    const best = counts.get(width) ?? 0;
    if (count > best || (count === best && cells > width)) width = cells;
  }
  return width;
}

/**
 * The delimiter by which most of the first rows have the same number of cells, and of those the one that
 * gives more cells. Excel writes it in a first line of its own, `sep=;`.
 */
export function guessDelimiter(beginning: string, isWhole: boolean): Delimiter {
  const stated = readSeparatorLine(beginning);
  if (stated !== null) return stated;
  let best: Delimiter = ',';
  let bestShare = 0;
  let bestWidth = 1;
  for (const delimiter of delimiters) {
    const rows = splitBeginning(beginning, delimiter, isWhole);
    const width = findWidth(rows);
    if (width < 2) continue;
    const share = rows.filter(({ cells }) => cells.length === width).length / rows.length;
    if (share > bestShare + 0.1 || (share > bestShare - 0.1 && width > bestWidth)) {
      best = delimiter;
      bestShare = share;
      bestWidth = width;
    }
  }
  return best;
}

function splitBeginning(beginning: string, delimiter: Delimiter, isWhole: boolean) {
  try {
    return new RowSplitter(delimiter).push(beginning, isWhole).slice(0, rowsLookedAt);
  } catch {
    // It cannot be read this way; whether it can be read at all is found out with the one chosen.
    return [];
  }
}

const separatorLine = /^\uFEFF?"?sep=(.)"?\r?\n/i;

export function readSeparatorLine(beginning: string): Delimiter | null {
  const mark = separatorLine.exec(beginning)?.[1];
  return delimiters.find((delimiter) => delimiter === mark) ?? null;
}
