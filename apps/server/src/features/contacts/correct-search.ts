import { findNearestWord } from '@ringfence/domain/search/find-nearest-word';
import type { Transaction } from '../../platform/database/database.ts';
import { findWordsLike, splitWords } from './queries/find-contacts.ts';

/** Of so many words that look like it, the nearest is taken. */
const mostCompared = 100;

async function correctWord(transaction: Transaction, typed: string): Promise<string> {
  const known = await transaction.all(findWordsLike, [typed, mostCompared]);
  return findNearestWord(typed, known) ?? typed;
}

/**
 * What somebody may have meant whose search finds nobody: each word that no name has, or has as a part,
 * is replaced by the nearest that some name has. Null where that is what they typed.
 */
export async function correctSearch(
  transaction: Transaction,
  search: string,
): Promise<string | null> {
  if (/\d/.test(search)) return null;
  const words = (await transaction.all(splitWords, [search])).map(({ word }) => word);
  const corrected: string[] = [];
  for (const word of words) corrected.push(await correctWord(transaction, word));
  const isSame = corrected.every((word, index) => word === words[index]);
  return isSame ? null : corrected.join(' ');
}
