import { restrictionKinds } from '../compliance/words.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readDoNotCall, readStopReason } from './read-answers.ts';
import { readDebtStatus } from './read-debt-state.ts';

/** What a word of a column was read as, and in how many rows it stands. */
export interface CountedStatus {
  column: string;
  word: string;
  /** A standing reason, else the state of the debt; null: it could not be read. */
  meaning: string | null;
  rows: number;
}

/** Of a column of statuses: one with more different texts is none. */
const mostWords = 200;
const longestWord = 100;

function readMeaning(field: 'debt_state' | 'do_not_call', word: string): string | null {
  if (field === 'debt_state') {
    const status = readDebtStatus(word);
    return status?.restriction ?? status?.state ?? null;
  }
  const refuses = readDoNotCall(word);
  if (refuses === undefined) return null;
  return refuses ? (readStopReason(word) ?? 'medium_stop') : 'may_be_called';
}

const isReason = (meaning: string | null): boolean =>
  restrictionKinds.some((kind) => kind === meaning);

/**
 * Counts the words of the columns that say how debts stand and who is not to be called, so that people see what
 * each was read as: first those that forbid calls, then by how many rows have them.
 */
export function createStatusCounter({ columns }: Mapping): {
  add: (cells: readonly string[]) => void;
  list: () => CountedStatus[];
} {
  const counted = columns.flatMap(({ field, name }, index) =>
    field === 'debt_state' || field === 'do_not_call'
      ? [{ field, name, index, words: new Map<string, number>() }]
      : [],
  );
  return {
    add(cells) {
      for (const { index, words } of counted) {
        const word = (cells[index] ?? '').trim().slice(0, longestWord);
        if (isBlank(word)) continue;
        const rows = words.get(word);
        if (rows === undefined && words.size >= mostWords) continue;
        words.set(word, (rows ?? 0) + 1);
      }
    },
    list: () =>
      counted
        .flatMap(({ field, name, words }) =>
          [...words].map(([word, rows]) => ({
            column: name,
            word,
            meaning: readMeaning(field, word),
            rows,
          })),
        )
        .toSorted(
          (one, other) =>
            Number(isReason(other.meaning)) - Number(isReason(one.meaning)) ||
            other.rows - one.rows ||
            one.word.localeCompare(other.word),
        ),
  };
}
