import { readDay, writeDay } from '../compliance/calendar-day.ts';
import type { PromiseTerms } from './promise-words.ts';

/** What a script offers, before anybody's balance is known. */
export type OfferRule =
  | { kind: 'whole'; withinDays: number }
  | { kind: 'part'; percent: number; withinDays: number }
  | { kind: 'instalments'; count: number; everyDays: number; withinDays: number };

/** One amount, in minor units, and its day. */
export interface Instalment {
  amountMinor: number;
  /** Such as `2026-04-10`. */
  dueOn: string;
}

export interface Offer {
  kind: OfferRule['kind'];
  instalments: readonly Instalment[];
}

/** How many in a hundred of an amount, rounded up: nothing is ever promised short of what was agreed on. */
function takePercent(amountMinor: number, percent: number): number {
  const whole = Math.floor(amountMinor / 100) * percent;
  return Math.min(amountMinor, whole + Math.ceil(((amountMinor % 100) * percent) / 100));
}

/** Parts that add up to the amount; the first ones take what does not divide. */
function splitAmount(amountMinor: number, count: number): number[] {
  const each = Math.floor(amountMinor / count);
  const over = amountMinor % count;
  return Array.from({ length: count }, (_, index) => each + (index < over ? 1 : 0));
}

const addDays = (day: string, days: number): string => writeDay(readDay(day) + days);

function makeInstalments(rule: OfferRule, balanceMinor: number, today: string): Instalment[] {
  const first = addDays(today, rule.withinDays);
  if (rule.kind === 'whole') return [{ amountMinor: balanceMinor, dueOn: first }];
  if (rule.kind === 'part') {
    return [{ amountMinor: takePercent(balanceMinor, rule.percent), dueOn: first }];
  }
  return splitAmount(balanceMinor, rule.count).map((amountMinor, index) => ({
    amountMinor,
    dueOn: addDays(first, index * rule.everyDays),
  }));
}

/** What is wrong with a promise by the terms of an organization. */
export type TermsFault =
  | 'nothing_promised'
  | 'more_than_owed'
  | 'too_little'
  | 'too_late'
  | 'day_passed'
  | 'too_many'
  | 'days_not_in_order';

/** Whether instalments are within what is owed and the terms; undefined: they are. */
export function checkInstalments(
  instalments: readonly Instalment[],
  { balanceMinor, today, terms }: { balanceMinor: number; today: string; terms: PromiseTerms },
): TermsFault | undefined {
  if (instalments.length === 0) return 'nothing_promised';
  if (instalments.some(({ amountMinor }) => amountMinor <= 0)) return 'nothing_promised';
  if (instalments.length > terms.mostInstalments) return 'too_many';
  const sum = instalments.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum > balanceMinor) return 'more_than_owed';
  if (sum < takePercent(balanceMinor, terms.leastPercent)) return 'too_little';
  const days = instalments.map(({ dueOn }) => readDay(dueOn));
  const first = readDay(today);
  if (days.some((day) => day < first)) return 'day_passed';
  if (days.some((day) => day > first + terms.latestDays)) return 'too_late';
  const isOrdered = days.every((day, index) => index === 0 || day > (days[index - 1] ?? day));
  return isOrdered ? undefined : 'days_not_in_order';
}

/** What may be offered to somebody today; what the terms do not allow is left out. */
export function makeOffers(
  rules: readonly OfferRule[],
  situation: { balanceMinor: number; today: string; terms: PromiseTerms },
): Offer[] {
  const { balanceMinor, today } = situation;
  return rules.flatMap((rule): Offer[] => {
    const instalments = makeInstalments(rule, balanceMinor, today);
    if (checkInstalments(instalments, situation) !== undefined) return [];
    return [{ kind: rule.kind, instalments }];
  });
}
