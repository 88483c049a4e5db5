import { foldText } from './clean-cell.ts';
import { debtFields, type ImportField, type ImportKind, phoneFields } from './import-words.ts';
import { readPhoneWords } from './read-phone-words.ts';
import type { Guess } from './recognise-header.ts';
import { findAccount } from './settle-person.ts';

export interface Placed extends Guess {
  position: number;
}

const mostPositions = 20;
/** Names of whatever the program counts by, too, and never the same in the next file. */
const weakReferences = /^(?:id|recordid|uniqueid)$/;

const isOf = (fields: readonly ImportField[], field: ImportField): boolean =>
  fields.includes(field);

/**
 * Gives every field of the person to one column, the one that names it best, and numbers phones and
 * debts. Of equals the first is taken; what is left over is left out.
 */
export function arrangeColumns(
  kind: ImportKind,
  names: readonly string[],
  guesses: readonly (Guess | undefined)[],
  /** Which column identifies a person is asked, or none does: no account number is taken for it. */
  isPersonOpen = false,
): (Placed | undefined)[] {
  const read = [...guesses];
  settleNames(names, read);
  if (!isPersonOpen) settleReferences(names, read);
  const placed: (Placed | undefined)[] = read.map(() => undefined);
  const phones = placePhones(kind, names, read, placed);
  for (const [index, guess] of read.entries()) {
    if (guess === undefined || guess.field === 'phone') continue;
    const position = isOf(phoneFields, guess.field)
      ? findPhone(phones, index, guess.number)
      : isOf(debtFields, guess.field)
        ? (guess.number ?? countBefore(names, read, index)) - 1
        : 0;
    if (position >= mostPositions || position < 0) continue;
    const rival = placed.findIndex(
      (other) => other?.field === guess.field && other.position === position,
    );
    const best = placed[rival];
    if (best !== undefined && !isBetter(guess, best)) continue;
    if (best !== undefined) placed[rival] = undefined;
    placed[index] = { ...guess, position };
  }
  return placed;
}

function isBetter(guess: Guess, rival: Guess): boolean {
  if (guess.because !== rival.because) return rival.because === 'content';
  if (guess.confidence !== rival.confidence) return guess.confidence > rival.confidence;
  return guess.rank < rival.rank;
}

/** "Nombre" alone is the whole name; beside "Apellido" it is the first. */
function settleNames(names: readonly string[], read: (Guess | undefined)[]): void {
  const has = (field: ImportField) => read.some((guess) => guess?.field === field);
  const index = read.findIndex(
    (guess, at) => guess?.field === 'full_name' && /^nombres?$/.test(foldText(names[at] ?? '')),
  );
  const guess = read[index];
  if (guess === undefined || has('first_name') || !has('last_name')) return;
  read[index] = { ...guess, field: 'first_name' };
}

/**
 * The number of an account is the person's reference where nothing else is, and then the debt's too.
 * Beside a reference of the person it is the debt's alone. Of several the one that names the debt stays
 * the debt's.
 */
function settleReferences(names: readonly string[], read: (Guess | undefined)[]): void {
  if (!read.some((guess) => guess?.field === 'debt_reference')) return;
  for (const [index, guess] of read.entries()) {
    const isWeak =
      weakReferences.test(foldText(names[index] ?? '')) || guess?.because === 'content';
    if (guess?.field === 'reference' && isWeak) read[index] = undefined;
  }
  const best = findAccount(names, read);
  if (best === undefined || read.some((guess) => guess?.field === 'reference')) return;
  const guess = read[best];
  if (guess !== undefined) read[best] = { ...guess, field: 'reference' };
}

interface PlacedPhone {
  index: number;
  number: number | null;
  position: number;
}

/** Numbered ones by their number, others as they stand; those at work last (12 CFR 1006.6(b)(3)). */
function placePhones(
  kind: ImportKind,
  names: readonly string[],
  read: readonly (Guess | undefined)[],
  placed: (Placed | undefined)[],
): PlacedPhone[] {
  const found = read.flatMap((guess, index) =>
    guess?.field === 'phone'
      ? [{ guess, index, isWork: readPhoneWords(names[index] ?? '').place === 'work' }]
      : [],
  );
  const ordered = found.toSorted(
    (a, b) =>
      Number(a.isWork) - Number(b.isWork) ||
      (a.guess.number ?? 1) - (b.guess.number ?? 1) ||
      a.index - b.index,
  );
  // What happened was about one number.
  const most = kind === 'debtors' ? mostPositions : 1;
  return ordered.slice(0, most).map(({ guess, index }, position) => {
    placed[index] = { ...guess, position };
    return { index, number: guess.number, position };
  });
}

/** A type or label belongs to the phone of its number, else to the phone that stands before it. */
function findPhone(phones: readonly PlacedPhone[], index: number, number: number | null): number {
  const numbered = phones.find((phone) => number !== null && phone.number === number);
  const before = phones
    .filter((phone) => phone.index < index)
    .toSorted((a, b) => b.index - a.index)[0];
  return (numbered ?? (number === null ? before : undefined))?.position ?? (number ?? 1) - 1;
}

/** Columns of the same name that come again are those of the next debt. */
function countBefore(
  names: readonly string[],
  read: readonly (Guess | undefined)[],
  index: number,
): number {
  const name = foldText(names[index] ?? '');
  const before = names
    .slice(0, index)
    .filter((other, at) => foldText(other) === name && read[at]?.field === read[index]?.field);
  return read[index]?.because === 'header' ? before.length + 1 : 1;
}
