import type { ImportField } from './import-words.ts';
import { measureFit } from './look-at-cells.ts';
import type { Guess } from './recognise-header.ts';

const byNameAndCells = 0.99;

interface Home {
  country: string;
  currency: string;
}

/**
 * "Call Time" is the time of day beside "Call Date", and the whole moment where its cells hold one or where
 * no other column says when it was.
 */
export function settleMoments(
  guesses: readonly (Guess | undefined)[],
  cells: readonly (readonly string[])[],
  home: Home,
): (Guess | undefined)[] {
  const measure = (field: ImportField, index: number): number | null =>
    measureFit(field, cells[index] ?? [], home);
  const hasDay = guesses.some((guess) => guess?.field === 'occurred_at');
  return guesses.map((guess, index) => {
    if (guess?.field !== 'occurred_time') return guess;
    const isMoment = (measure('occurred_at', index) ?? 0) >= 0.5;
    const isTime = (measure('occurred_time', index) ?? 0) >= 0.5;
    // Beside a column of days it holds more than they do.
    if (isMoment) return { ...guess, field: 'occurred_at', confidence: byNameAndCells, rank: -1 };
    return hasDay || isTime ? guess : { ...guess, field: 'occurred_at' };
  });
}
