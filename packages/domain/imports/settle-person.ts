import { foldText } from './clean-cell.ts';
import type { ImportField } from './import-words.ts';
import type { ColumnMapping, Mapping } from './mapping.ts';
import type { Guess } from './recognise-header.ts';

/**
 * An id of a client or customer is the person's for banks and the creditor's for agencies, and beside the number of
 * an account either may be what a person is known by.
 */
const ambiguous =
  /^(?:clients?|customers?|cust|cliente)(?:id|number|numero|no|num|nbr|key|code|codigo)$|^(?:id|numero|num|no|nro|codigo|clave)(?:del?)?cliente$/;
/** Names of a debt and of nothing else, unlike the number of an account. */
const namesOfDebtAlone = /^debt(?:reference|id|number)\d*$/;

const unsure = 0.5;
const likely = 0.7;

export interface SettledPerson {
  guesses: (Guess | undefined)[];
  /** Columns of which one identifies a person, where that has to be asked; the one that is taken unasked is first. */
  candidates: number[];
  /** No column that could be it is left. */
  hasNone: boolean;
}

/**
 * Whether a column of a client's id or one of account numbers identifies a person. What stands beside different
 * names is no person's; where more than one is left, nothing is taken for sure.
 */
export function settlePerson(
  names: readonly string[],
  cells: readonly (readonly string[])[],
  guesses: readonly (Guess | undefined)[],
): SettledPerson {
  const read = [...guesses];
  const ids = names.flatMap((name, index) => {
    const field = read[index]?.field;
    // "Client Number" may be the creditor's, too.
    const isOpen = field === undefined || field === 'reference' || field === 'creditor';
    return isOpen && ambiguous.test(foldText(name)) ? [index] : [];
  });
  const account = findAccount(names, read);
  const isPlain = read.some((guess, index) => guess?.field === 'reference' && !ids.includes(index));
  if (ids.length === 0 || account === undefined || isPlain) {
    return { guesses: read, candidates: [], hasNone: false };
  }
  const people = listPeople(cells, read);
  const fits = (index: number): boolean => !isShared(cells[index] ?? [], people);
  const [recognised, others] = [true, false].map((is) =>
    ids.filter((index) => fits(index) && (read[index]?.field === 'reference') === is),
  );
  const ofAccount = fits(account) ? [account] : [];
  const candidates = [...(recognised ?? []), ...ofAccount, ...(others ?? [])];
  for (const index of ids) {
    const isCreditor = read[index]?.field === 'creditor' && !candidates.includes(index);
    if (!isCreditor) read[index] = undefined;
  }
  const [only] = candidates;
  const guess = read[account];
  if (candidates.length === 1 && only !== account && only !== undefined) {
    const named = { number: null, rank: 0, because: 'header' } as const;
    read[only] = { ...named, field: 'reference', confidence: likely };
  }
  if (candidates.length === 1) return { guesses: read, candidates: [], hasNone: false };
  if (guess !== undefined) read[account] = { ...guess, confidence: unsure };
  return { guesses: read, candidates, hasNone: candidates.length === 0 };
}

/** The best of the columns of account numbers; none where a row tells of several accounts. */
export function findAccount(
  names: readonly string[],
  read: readonly (Guess | undefined)[],
): number | undefined {
  const accounts = read.flatMap((guess, index) =>
    guess?.field === 'debt_reference' ? [index] : [],
  );
  if (new Set(accounts.map((index) => read[index]?.number ?? 1)).size !== 1) return undefined;
  const others = accounts.filter((index) => !namesOfDebtAlone.test(foldText(names[index] ?? '')));
  return (others.length === 0 ? accounts : others).reduce((a, b) =>
    (read[b]?.rank ?? 0) < (read[a]?.rank ?? 0) ? b : a,
  );
}

const partsOfName: readonly ImportField[] = ['full_name', 'first_name', 'last_name'];

/** The words of each row's name. */
function listPeople(
  cells: readonly (readonly string[])[],
  read: readonly (Guess | undefined)[],
): string[][] {
  const columns = read.flatMap((guess, index) =>
    guess !== undefined && partsOfName.includes(guess.field) ? [cells[index] ?? []] : [],
  );
  return (cells[0] ?? []).map((_, row) =>
    columns
      .flatMap((column) => (column[row] ?? '').split(/[^\p{L}\p{N}]+/u))
      .map(foldText)
      .filter((word) => word.length > 1),
  );
}

/** Whether a value stands beside two names of which neither is the other with more or fewer words. */
function isShared(column: readonly string[], people: readonly (readonly string[])[]): boolean {
  const known = new Map<string, readonly string[]>();
  return column.some((cell, row) => {
    const words = people[row] ?? [];
    if (cell === '' || words.length === 0) return false;
    const before = known.get(cell);
    if (before === undefined) {
      known.set(cell, words);
      return false;
    }
    const holds = (some: readonly string[], all: readonly string[]) =>
      some.every((word) => all.includes(word));
    return !holds(words, before) && !holds(before, words);
  });
}

/**
 * The columns once it is answered which of them identifies a person: one of those that were asked about, or none,
 * where phone and name do. The others of them hold what was suggested.
 */
export function identifyPerson(
  columns: readonly ColumnMapping[],
  suggested: Pick<Mapping, 'columns' | 'personCandidates'>,
  chosen: number | null,
): ColumnMapping[] {
  const candidates = suggested.personCandidates ?? [];
  return columns.map((column, index) => {
    const plain = { ...column, position: 0, customName: null };
    if (index === chosen) return { ...plain, field: 'reference' };
    const before = candidates.includes(index) ? suggested.columns[index] : undefined;
    if (before !== undefined) return { ...before };
    return column.field === 'reference' ? { ...plain, field: null } : column;
  });
}
