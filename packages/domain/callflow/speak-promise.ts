import { readDay } from '../compliance/calendar-day.ts';
import type { Instalment } from '../promises/make-offers.ts';
import type { ScriptLanguage } from './script.ts';
import { speakDay, speakMoney } from './speak-values.ts';

interface PlanWords {
  once: (plan: { amount: string; day: string }) => string;
  often: (plan: { amounts: string; day: string; count: number; everyDays: number }) => string;
  /** Where the payments are not all the same: so many of each, one after the other. */
  each: (amounts: readonly { count: number; amount: string }[]) => string;
}

const words: Readonly<Record<ScriptLanguage, PlanWords>> = {
  en: {
    once: ({ amount, day }) => `${amount} by ${day}`,
    often: ({ amounts, day, count, everyDays }) =>
      `in ${count} payments${amounts}, the first by ${day}, then one every ${everyDays} days`,
    each: (runs) =>
      runs.length === 1
        ? runs.map(({ amount }) => ` of ${amount}`).join('')
        : `, ${runs.map(({ count, amount }) => `${count} of ${amount}`).join(', then ')}`,
  },
  es: {
    once: ({ amount, day }) => `${amount} a más tardar el ${day}`,
    often: ({ amounts, day, count, everyDays }) =>
      `en ${count} pagos${amounts}, el primero a más tardar el ${day} y después uno cada ${everyDays} días`,
    each: (runs) =>
      runs.length === 1
        ? runs.map(({ amount }) => ` de ${amount}`).join('')
        : `, ${runs.map(({ count, amount }) => `${count} de ${amount}`).join(', después ')}`,
  },
};

/** How many payments of the same amount follow each other. */
function countRuns(instalments: readonly Instalment[]): { count: number; amountMinor: number }[] {
  const runs: { count: number; amountMinor: number }[] = [];
  for (const { amountMinor } of instalments) {
    const last = runs.at(-1);
    if (last?.amountMinor === amountMinor) last.count += 1;
    else runs.push({ count: 1, amountMinor });
  }
  return runs;
}

/** All that somebody promises, so that they confirm the whole of it: how much, how often and by when. */
export function speakPromise(
  instalments: readonly Instalment[],
  { currency, language, today }: { currency: string; language: ScriptLanguage; today: string },
): string | null {
  const [first, second] = instalments;
  if (first === undefined) return null;
  const { once, often, each } = words[language];
  const inWords = (amountMinor: number) => speakMoney(amountMinor, currency, language);
  const day = speakDay(first.dueOn, language, today);
  if (second === undefined) return once({ amount: inWords(first.amountMinor), day });
  const runs = countRuns(instalments);
  const amounts = each(
    runs.map(({ count, amountMinor }) => ({ count, amount: inWords(amountMinor) })),
  );
  const everyDays = readDay(second.dueOn) - readDay(first.dueOn);
  return often({ amounts, day, count: instalments.length, everyDays });
}
