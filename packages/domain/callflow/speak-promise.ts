import { readDay } from '../compliance/calendar-day.ts';
import type { Instalment } from '../promises/make-offers.ts';
import type { ScriptLanguage } from './script.ts';
import { speakDay, speakMoney } from './speak-values.ts';

interface PlanWords {
  once: (plan: { amount: string; day: string }) => string;
  often: (plan: { amount: string; day: string; count: number; everyDays: number }) => string;
  last: (amount: string) => string;
}

const words: Readonly<Record<ScriptLanguage, PlanWords>> = {
  en: {
    once: ({ amount, day }) => `${amount} by ${day}`,
    often: ({ amount, day, count, everyDays }) =>
      `in ${count} payments of ${amount}, the first by ${day}, then one every ${everyDays} days`,
    last: (amount) => `, the last of ${amount}`,
  },
  es: {
    once: ({ amount, day }) => `${amount} a más tardar el ${day}`,
    often: ({ amount, day, count, everyDays }) =>
      `en ${count} pagos de ${amount}, el primero a más tardar el ${day} y después uno cada ${everyDays} días`,
    last: (amount) => `, el último de ${amount}`,
  },
};

/** All that somebody promises, so that they confirm the whole of it: how much, how often and by when. */
export function speakPromise(
  instalments: readonly Instalment[],
  { currency, language, today }: { currency: string; language: ScriptLanguage; today: string },
): string | null {
  const [first, second] = instalments;
  const last = instalments.at(-1);
  if (first === undefined || last === undefined) return null;
  const amount = speakMoney(first.amountMinor, currency, language);
  const day = speakDay(first.dueOn, language, today);
  if (second === undefined) return words[language].once({ amount, day });
  const everyDays = readDay(second.dueOn) - readDay(first.dueOn);
  const often = words[language].often({ amount, day, count: instalments.length, everyDays });
  if (last.amountMinor === first.amountMinor) return often;
  return often + words[language].last(speakMoney(last.amountMinor, currency, language));
}
