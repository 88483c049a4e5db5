import { type Money, parseMoney } from './parse-money.ts';

/** No amount is written longer than this. */
const longestText = 60;

/** A sign before the number or behind it, or brackets; with what remains on either side. */
const signs: readonly RegExp[] = [
  /^([^\d()-]*)-([^()-]*)$/,
  /^([^()-]*)-([^\d()-]*)$/,
  /^([^\d()]*)\(([^()]*)\)([^\d()]*)$/,
];
/** The word of bookkeepers. */
const words: readonly RegExp[] = [
  /^(?:cr|cred|credit|cr[eé]dito)\b[.:]?(.*)$/iu,
  /^(.*?)(?:cr|cred|credit|cr[eé]dito)\.?$/iu,
];
/** Dashes that programs write for a minus. */
const dashes = /[\u2010-\u2013\u2212]/g;

/**
 * An amount that is owed to the person: "-12.50", "12,50-", "(12.50)", "12.50 CR". Returned without its sign;
 * null for anything else. By which mark its decimals stand is not asked, because nothing is owed either way.
 */
export function parseCredit(text: string, currency: string): Money | null {
  if (text.length > longestText) return null;
  const normal = text.normalize('NFKC').replace(dashes, '-').replace(/\s+/g, ' ').trim();
  return (
    findAmount(normal, signs, currency) ??
    // In India "Cr" are ten million, and no credit.
    without(findAmount(normal, words, currency), 'INR')
  );
}

function without(money: Money | null, currency: string): Money | null {
  return money?.currency === currency ? null : money;
}

function findAmount(text: string, forms: readonly RegExp[], currency: string): Money | null {
  for (const form of forms) {
    const rest = form.exec(text)?.slice(1).join('').trim();
    if (rest === undefined) continue;
    for (const mark of ['point', 'comma'] as const) {
      const money = parseMoney(rest, currency, mark);
      if (money !== null && money !== 'ambiguous') return money;
    }
  }
  return null;
}
