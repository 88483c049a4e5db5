import type { PersonRole } from '../compliance/words.ts';

/** Behind these an estate is a business. */
const trades =
  'agents?|agency|sales?|planning|management|homes?|services?|holdings?|group|properties|inc|llc|ltd|corp|co';

/**
 * The words in a name by which it is that of somebody who has died, in lower case and without accents and
 * punctuation. They are written so that PostgreSQL reads them, too, where names are compared.
 */
export const wordsOfDeath = [
  '(?:the )?(?:estate|est|heirs?|succession) of(?: the)?(?: late)?',
  `(?<!real )estate(?! (?:${trades})(?: |$))`,
  'the late|deceased|decd|dec d|dcsd',
  '(?:la )?(?:sucesion|sucn|herencia|herederos)(?: testamentaria| intestada| yacente)? de(?: la| el| los)?',
  'sucesion|sucn|herederos|herencia yacente',
  'finad[oa]|difunt[oa]|fallecid[oa]s?|qepd|q e p d',
].join('|');

const death = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wordsOfDeath})(?![\\p{L}\\p{N}])`, 'gu');
/** Most names have nothing of the kind, and need no second look. */
const hint = /est|heir|late|dec|dcs|succ|suc[en]|heren|hered|finad|difunt|fallec|q\W*e\W*p/i;

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A name without the words of death: the estate of Maria Lopez comes with her number and her reference. */
export function withoutDeath(fullName: string): string {
  if (!hint.test(fullName)) return fullName;
  const folded = fold(fullName);
  const living = folded.replaceAll(death, ' ').trim();
  return living === folded || living === '' ? fullName : living;
}

/**
 * Whether a row says by the name alone that the person has died: "ESTATE OF ANN LEE". Where a person represents
 * the estate of somebody, the name is that of the estate (12 CFR 1006.6(a)(4)).
 */
export function tellsDeath(
  fullName: string,
  debts: readonly { role: PersonRole | null }[],
): boolean {
  if (!hint.test(fullName) || fold(fullName).search(death) < 0) return false;
  return debts.length === 0 || debts.some(({ role }) => role !== 'representative');
}
