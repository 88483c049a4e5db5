import { foldCase, listSentences } from './sentences.ts';

const moneyCodes =
  'usd|eur|gbp|cad|mxn|cop|ars|clp|pen|brl|jpy|cny|chf|aud|nzd|dop|gtq|hnl|crc|uyu|bob|pyg|ves';

/** Money, in whichever currency: its sign, its name, or its code beside a number. */
const moneyPatterns: readonly RegExp[] = [
  /\p{Sc}/u,
  /\b(money|dollars?|bucks|cents?|euros?|pounds?|sterling|yen|yuan|rupees?|francs?)\b/,
  /\b(dinero|dolar|dolares|pesos?|centavos?|centimos?|libras?|quetzales|lempiras?|colones|bolivares|reales)\b/,
  /\b(usd|eur|gbp|cad|mxn)\b/,
  new RegExp(`\\d ?(${moneyCodes})\\b|\\b(${moneyCodes}) ?\\d`),
];

const englishPatterns: readonly RegExp[] = [
  /\bdebt(s|or|ors)?\b/,
  /\b(owe|owes|owed|owing)\b/,
  /\b(balances?|outstanding|obligations?|obligated|liabilit(y|ies))\b/,
  /\b(pay|pays|paying|paid|unpaid|payable|payments?|repay\w*|prepay\w*)\b/,
  /\b(past due|overdue|amount due|due date|is due|was due|were due|due (on|by|for))\b/,
  /\b(bills?|billing|billed|invoices?|invoiced|statements?)\b/,
  /\b(charges|charged|fees?|late charge|penalt(y|ies)|surcharges?|accru\w*)\b/,
  /\b(loans?|mortgages?|lenders?|borrow\w*|overdra\w+|banks?|banking)\b/,
  /\b(rent|rents|landlords?|tenan(t|ts|cy)|evict\w*|foreclos\w*|liens?)\b/,
  /\b(cards?|visa|mastercard|amex|american express)\b/,
  /\baccounts?\b/,
  /\bcollect(s|ed|ing|ion|ions|or|ors)?\b/,
  /\b(recover(y|ies)|recovering|creditors?|credit|on behalf of (our|a|the|one of our) clients?)\b/,
  /\b(arrears|delinquen\w*|default(ed|s)?|charge ?offs?|bankrupt\w*)\b/,
  /\b(are|re|fall|fallen|falling|get|getting|got|running) behind\b/,
  /\b(instal?lments?|settle(d|ment|ments)?|refinanc\w*|financ\w*|amounts?)\b/,
  /\b(promise|promises|promised|promising)\b/,
  /\b(lawsuits?|sued?|suing|garnish\w*|repossess\w*|judge?ments?|courts?|attorneys?|lawyers?)\b/,
  /\b(law firm|legal (action|department|matter|proceedings?|claim))\b/,
];

const spanishPatterns: readonly RegExp[] = [
  /\b(a?deud\w*)\b/,
  // "Debe oprimir" only says that something must be done.
  /\bdebe[ns]?\b(?! (de )?\p{L}+(ar|er|ir)(se|lo|la|le|nos)?\b)/u,
  /\b(saldos?|pendientes?|obligacion|obligaciones)\b/,
  /\b(pag(o|os|a|as|an|ar|ara|aran|ando|ado|ados|ada|adas|amos|aremos|arlo|ue|uen)|impag\w*)\b/,
  // "Tenga en cuenta" and "darse cuenta" are of the mind.
  /(?<!\b(en|darse|se da|dio) )\bcuentas?\b/,
  /\b(prestamos?|hipotec\w*|acreedor(a|es|as)?|credito|creditos|sobregir\w*|bancos?|bancari[oa]s?)\b/,
  /\b(factur\w*|recibos?|importes?|monto|montos|sumas?|abon(o|os|ar|e)|liquid(ar|acion|ado|ada|e|en))\b/,
  /\b(cargos|recargos?|comision|comisiones|multas?|intereses|cuotas?|financ\w*)\b/,
  /\b(alquiler|alquileres|arriendos?|arrendamiento|rentas?|desaloj\w*|desahuci\w*|tarjetas?)\b/,
  /\b(cobr(o|os|ar|a|an|anza|anzas|ador|adora|adores|ando)|recuperacion|nuestro cliente)\b/,
  /\b(venci(do|da|dos|das|o|eron|miento)|atras(o|os|ad[oa]s?|arse)|moros[oa]s?|morosidad|mora|incumpl\w*)\b/,
  /\b(promes\w*|promet\w*)\b/,
  /\b(demandas?|demandar\w*|juicios?|juzgados?|sentencias?|tribunal|tribunales|abogad[oa]s?)\b/,
  // "Sin embargo" is "however".
  /(?<!\bsin )\bembarg\w*/,
];

/**
 * What tells of a debt in a sentence, in English and Spanish, compared without accents, case and hyphens. In doubt
 * it does: other words are easily found, and a secret that is out is not. It is a net and no proof, since nobody can
 * list every euphemism: the person who approves a script answers for what it says.
 */
const tellingPatterns: readonly RegExp[] = [
  ...moneyPatterns,
  ...englishPatterns,
  ...spanishPatterns,
];

/** Hyphens and apostrophes part words, so that "past-due" is "past due" and "you’re" is "you re". */
const foldWords = (sentence: string): string =>
  foldCase(sentence)
    .replace(/[\p{Pd}'’]/gu, ' ')
    .replace(/\s+/g, ' ');

/** The first sentence that tells of a debt, as it is said. */
export function findDebtWords(text: string): string | null {
  const telling = (sentence: string) => {
    const folded = foldWords(sentence);
    return tellingPatterns.some((pattern) => pattern.test(folded));
  };
  return (
    listSentences(text)
      .find((sentence) => telling(sentence.text))
      ?.text.trim() ?? null
  );
}
