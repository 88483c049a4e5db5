import { foldCase, listSentences } from './sentences.ts';

/**
 * What tells of a debt in a sentence, in English and Spanish, compared without accents and case. In doubt it
 * does: other words are easily found, and a secret that is out is not.
 */
const tellingPatterns: readonly RegExp[] = [
  /\bdebt(s|or|ors)?\b/,
  /\b(owe|owes|owed|owing)\b/,
  /\bbalances?\b/,
  /\b(pay|pays|paying|paid|unpaid|payable|payments?|repay\w*)\b/,
  /\b(past due|overdue|amount due|due date|is due|was due|were due|due (on|by|for))\b/,
  /\b(bills?|billing|billed|invoices?)\b/,
  /\b(loans?|mortgages?|lenders?|borrow\w*)\b/,
  /\baccounts?\b/,
  /\bcollect(s|ed|ing|ion|ions|or|ors)?\b/,
  /\b(creditors?|credit)\b/,
  /\b(arrears|delinquen\w*|default(ed|s)?|charge ?offs?)\b/,
  /\b(instal?lments?|settle(d|ment|ments)?|refinanc\w*|financ\w*)\b/,
  /\b(money|dollars?|cents|amount)\b|\$/,
  /\b(lawsuits?|sued?|suing|garnish\w*|repossess\w*|legal action)\b/,
  /\b(a?deud\w*)\b/,
  // "Debe oprimir" only says that something must be done.
  /\bdebe[ns]?\b(?! (de )?\p{L}+(ar|er|ir)(se|lo|la|le|nos)?\b)/u,
  /\bsaldos?\b/,
  /\b(pag(o|os|a|as|an|ar|ara|aran|ando|ado|ados|ada|adas|amos|aremos|arlo|ue|uen)|impag\w*)\b/,
  // "Tenga en cuenta" and "darse cuenta" are of the mind.
  /(?<!\b(en|darse|se da|dio) )\bcuentas?\b/,
  /\b(prestamos?|hipotecas?|acreedor(a|es|as)?|credito|creditos)\b/,
  /\b(factur\w*|importes?|monto|montos|abon(o|os|ar|e))\b/,
  /\b(cobr(o|os|ar|a|an|anza|anzas|ador|adora|adores|ando))\b/,
  /\b(venci(do|da|dos|das|o|eron|miento)|atrasad[oa]s?|moros[oa]s?|morosidad|mora)\b/,
  /\b(dinero|dolares|pesos|cuotas?|financ\w*)\b/,
  /\b(demandas?|demandar\w*|embarg\w*)\b/,
];

/** The first sentence that tells of a debt, as it is said. */
export function findDebtWords(text: string): string | null {
  const telling = (sentence: string) => {
    const folded = foldCase(sentence);
    return tellingPatterns.some((pattern) => pattern.test(folded));
  };
  return (
    listSentences(text)
      .find((sentence) => telling(sentence.text))
      ?.text.trim() ?? null
  );
}
