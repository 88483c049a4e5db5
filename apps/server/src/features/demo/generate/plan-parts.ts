import { type DemoCountry, demoCountries } from './places.ts';

const dayMilliseconds = 86_400_000;

/** What is written in one transaction: an uploaded portfolio with everything that became of it. */
export interface DemoPart {
  name: string;
  organization: string;
  country: DemoCountry;
  /** What the file and the list are called after. */
  title: string;
  people: number;
  uploadedAt: Date;
  /** How many calls it is to have, as far as the law lets it. */
  calls: number;
  /** Where its numbers begin among those of the country. */
  firstNumber: number;
  /** How many of them are its own. */
  numbers: number;
}

export interface DemoSize {
  people: number;
  calls: number;
  parts: number;
}

/** What a person sees who starts the product for the first time. */
export const fullDemo: DemoSize = { people: 20_000, calls: 120_000, parts: 36 };

/** Of every ten portfolios so many are of each organization and country; the first three have all of them. */
const turns: readonly { organization: string; country: DemoCountry }[] = [
  { organization: 'Harbor Recovery', country: 'US' },
  { organization: 'Harbor Recovery', country: 'GB' },
  { organization: 'Harbor Recovery', country: 'AU' },
  { organization: 'Northwind Water', country: 'GB' },
  { organization: 'Harbor Recovery', country: 'US' },
  { organization: 'Northwind Water', country: 'AU' },
  { organization: 'Harbor Recovery', country: 'US' },
  { organization: 'Harbor Recovery', country: 'US' },
];

/** Second numbers included. */
const numbersPerPerson = 1.3;
/** The first is as old as the demo; the youngest came some weeks ago. */
const oldestDays = 362;
const youngestDays = 24;

/** A bit of this and that, so that the charts of a year have no steps. */
const bends = [0, 7, -4, 10, -9, 3, -6, 5];

function makeWeight(ageDays: number): number {
  // A portfolio is called about once in three weeks, for half a year.
  return Math.min(Math.max(ageDays / 22, 1), 8);
}

/**
 * The portfolios, in the order in which they are written: those whom the first campaign calls come first, the oldest
 * last, because whatever calls the others could not make are made there.
 */
export function planParts(now: Date, size: DemoSize): DemoPart[] {
  const made = Array.from({ length: size.parts }, (_, index) => {
    const share = size.parts === 1 ? 1 : (index / (size.parts - 1)) ** 0.75;
    const bend = bends[index % bends.length] ?? 0;
    const ageDays = youngestDays + share * (oldestDays - youngestDays - 12) + (12 + bend) * 0.5;
    const turn = turns[index % turns.length];
    if (turn === undefined) throw new Error('nobody has a turn');
    return { ...turn, index, ageDays, weight: makeWeight(ageDays) };
  });
  const people = Math.floor(size.people / size.parts);
  const weights = made.reduce((sum, { weight }) => sum + weight, 0);
  let planned = 0;
  const nextNumber = new Map<DemoCountry, number>(demoCountries.map((country) => [country, 0]));
  return made.map(({ organization, country, index, ageDays, weight }) => {
    const isLast = index === size.parts - 1;
    const own = isLast ? size.people - people * index : people;
    const firstNumber = nextNumber.get(country) ?? 0;
    const numbers = Math.ceil(own * numbersPerPerson);
    nextNumber.set(country, firstNumber + numbers);
    const uploadedAt = new Date(now.getTime() - Math.round(ageDays * dayMilliseconds));
    const calls = isLast ? size.calls - planned : Math.round((size.calls * weight) / weights);
    planned += calls;
    return {
      name: `portfolio-${String(index + 1).padStart(2, '0')}`,
      organization,
      country,
      title: `${nameMonth(uploadedAt)}, ${String(index + 1).padStart(2, '0')}`,
      people: own,
      uploadedAt,
      calls,
      firstNumber,
      numbers,
    };
  });
}

const nameMonth = (at: Date): string =>
  at.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
