/**
 * What tells in a name that its bearer collects debts, in English and Spanish. Names are compared
 * without accents, case and punctuation. Parts of words count where compounds are usual
 * ("Americollect", "Telecobranza"); words that only look alike are left alone.
 */
const tellingPatterns: readonly RegExp[] = [
  // Not "recollection", "collective", "collectible".
  /(?<!\bre)collect(?!iv|ib|ab)/,
  /debt/,
  /recover/,
  /receivable/,
  /\bcreditors?\b/,
  // A credit union or a credit card company lends; these collect or report.
  /\bcredit (bureau|control|management|adjust\w*|resolution|services?|solutions?)\b/,
  /\b(delinquen\w*|arrears|overdue|past due|unpaid|ow(e|es|ed|ing))\b/,
  /\b(charge ?offs?|chargedoff|repossess\w*|garnish(ment|ments|ing)|skip ?trac\w*|bad checks?)\b/,
  // Not "cobra", "cobre" (copper) and "cobranding".
  /cobr(o|anz|ad|ar|am)/,
  /deud/,
  /\brecuper\w*/,
  /\b(moros(o|os|a|as|idad)|vencid[oa]s?|impag(o|os|ad[oa]s?)|acreedor(a|es|as)?)\b/,
  /\bburo de credito\b/,
];

/**
 * Whether a name tells that a caller collects debts. Such a name may not be said before it is known
 * who listens (12 CFR 1006.6(d), 1006.2(j)(1)(i)). In doubt it does: "Hope Recovery Center" may heal
 * people, but its call would be understood otherwise, and another name is easily chosen.
 */
export function indicatesCollection(name: string): boolean {
  const words = name
    // "DebtSolutions" is two words, and so is "CreditBureau".
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Letters set apart by points are one word: "D.E.B.T." is no better than "Debt".
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return tellingPatterns.some((pattern) => pattern.test(words));
}
