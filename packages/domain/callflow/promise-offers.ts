import { readDay, writeDay } from '../compliance/calendar-day.ts';

/** What may be promised, as a script says it; a policy can only narrow it. */
export type OfferRule =
  | { kind: 'whole'; withinDays: number }
  | { kind: 'part'; percent: number; withinDays: number }
  | { kind: 'instalments'; count: number; everyDays: number; withinDays: number };

/** What an organization takes at most. */
export interface PromiseTerms {
  /** Of the balance, in the hundred. */
  leastPercent: number;
  /** Until the last payment. */
  latestDays: number;
  mostInstalments: number;
}

/** One payment of a promise. */
export interface Instalment {
  amountMinor: number;
  /** A calendar day, such as 2026-11-27. */
  dueOn: string;
}

export interface Offer {
  rule: OfferRule;
  instalments: readonly Instalment[];
}

const addDays = (day: string, days: number): string => writeDay(readDay(day) + days);

/** The same part for each, the cents that remain in the last, so that nothing is promised twice or forgotten. */
function divide(amountMinor: number, count: number): number[] {
  const each = Math.floor(amountMinor / count);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? amountMinor - each * (count - 1) : each,
  );
}

function makeOffer(rule: OfferRule, balanceMinor: number, today: string): Offer {
  const first = addDays(today, rule.withinDays);
  switch (rule.kind) {
    case 'whole':
      return { rule, instalments: [{ amountMinor: balanceMinor, dueOn: first }] };
    case 'part': {
      const amountMinor = Math.ceil((balanceMinor * rule.percent) / 100);
      return { rule, instalments: [{ amountMinor, dueOn: first }] };
    }
    case 'instalments': {
      const instalments = divide(balanceMinor, rule.count).map((amountMinor, index) => ({
        amountMinor,
        dueOn: addDays(first, index * rule.everyDays),
      }));
      return { rule, instalments };
    }
  }
}

function isWithin(terms: PromiseTerms, rule: OfferRule): boolean {
  switch (rule.kind) {
    case 'whole':
      return rule.withinDays <= terms.latestDays;
    case 'part':
      return rule.withinDays <= terms.latestDays && rule.percent >= terms.leastPercent;
    case 'instalments': {
      const last = rule.withinDays + (rule.count - 1) * rule.everyDays;
      return last <= terms.latestDays && rule.count <= terms.mostInstalments;
    }
  }
}

/** What can be offered to somebody who owes this much today, in the order of the rules. */
export function makeOffers(
  rules: readonly OfferRule[],
  terms: PromiseTerms,
  balanceMinor: number,
  today: string,
): Offer[] {
  return rules
    .filter((rule) => isWithin(terms, rule))
    .map((rule) => makeOffer(rule, balanceMinor, today))
    .filter(({ instalments }) => instalments.every(({ amountMinor }) => amountMinor > 0));
}
