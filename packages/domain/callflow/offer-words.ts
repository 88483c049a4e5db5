import type { Offer } from './promise-offers.ts';
import type { ScriptLanguage } from './script.ts';
import { speakDay, speakMoney } from './speak-values.ts';

type OfferWords = (offer: {
  amount: string;
  day: string;
  count: number;
  key: number;
  isWhole: boolean;
}) => string;

const words: Readonly<Record<ScriptLanguage, OfferWords>> = {
  en: ({ amount, day, count, key, isWhole }) => {
    if (count > 1)
      return `To pay in ${count} payments of ${amount}, the first by ${day}, press ${key}.`;
    return `To promise ${isWhole ? 'the whole ' : ''}${amount} by ${day}, press ${key}.`;
  },
  es: ({ amount, day, count, key, isWhole }) => {
    if (count > 1)
      return `Para pagar en ${count} pagos de ${amount}, el primero hasta el ${day}, oprima ${key}.`;
    const what = isWhole ? `el total de ${amount}` : amount;
    return `Para prometer ${what} hasta el ${day}, oprima ${key}.`;
  },
};

/** How an offer is put, with the key that takes it. */
export function speakOffer(
  { rule, instalments }: Offer,
  key: number,
  currency: string,
  language: ScriptLanguage,
): string {
  const [first] = instalments;
  if (first === undefined) return '';
  return words[language]({
    amount: speakMoney(first.amountMinor, currency, language),
    day: speakDay(first.dueOn, language),
    count: instalments.length,
    key,
    isWhole: rule.kind === 'whole',
  });
}
