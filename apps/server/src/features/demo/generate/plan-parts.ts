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
  /** For so many days it is called, from its upload on. */
  activeDays: number;
  /** How many calls it is to have, as far as the law lets it. */
  calls: number;
  /** Whether it ends with exactly so many, whatever the others made too few or too many. */
  isLast: boolean;
  /** Whether its last campaign paused by itself. */
  isTripped: boolean;
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
/** A portfolio is called for so long, about once in four weeks; then it is worked out. */
const longestActiveDays = 150;
/** This share of the portfolios was there when the year began, and came within so many days. */
const openingShare = 0.28;
const openingDays = 36;

/** A bit of this and that, so that the charts of a year have no steps. */
const bends = [0, 7, -4, 10, -9, 3, -6, 5];

/**
 * How old a portfolio is and for how long it is called, the youngest first. After the opening ones, the next come evenly;
 * those of the opening are worked out one after another while they come, so that each month has about as many calls.
 */
function placeInYear(index: number, parts: number): { ageDays: number; activeDays: number } {
  if (parts === 1) return { ageDays: oldestDays, activeDays: oldestDays };
  const opening = Math.max(1, Math.round(parts * openingShare));
  const later = parts - opening;
  if (index >= later) {
    const share = (index - later + 1) / opening;
    const ageDays = oldestDays - openingDays * (1 - share);
    return { ageDays, activeDays: longestActiveDays * share };
  }
  const newestOpening = oldestDays - openingDays;
  const step = (newestOpening - youngestDays) / later;
  const bend = ((bends[index % bends.length] ?? 0) * step) / 30;
  const ageDays = Math.max(youngestDays, youngestDays + step * index + bend);
  return { ageDays, activeDays: Math.min(ageDays, longestActiveDays) };
}

/**
 * The portfolios, in the order in which they are written: those whom the first campaign calls come first, the oldest
 * last, because whatever calls the others could not make are made there.
 */
export function planParts(now: Date, size: DemoSize): DemoPart[] {
  const made = Array.from({ length: size.parts }, (_, index) => {
    const turn = turns[index % turns.length];
    if (turn === undefined) throw new Error('nobody has a turn');
    return { ...turn, index, ...placeInYear(index, size.parts) };
  });
  const people = Math.floor(size.people / size.parts);
  const allDays = made.reduce((sum, { activeDays }) => sum + activeDays, 0);
  let planned = 0;
  // Worked out for a while, so that its last campaign does not meet the ones before.
  const tripped = made.findIndex(
    ({ organization, ageDays, activeDays, index }) =>
      organization === 'Northwind Water' && ageDays - activeDays > 20 && index < size.parts - 1,
  );
  const nextNumber = new Map<DemoCountry, number>(demoCountries.map((country) => [country, 0]));
  return made.map(({ organization, country, index, ageDays, activeDays }) => {
    const isLast = index === size.parts - 1;
    const own = isLast ? size.people - people * index : people;
    const firstNumber = nextNumber.get(country) ?? 0;
    const numbers = Math.ceil(own * numbersPerPerson);
    nextNumber.set(country, firstNumber + numbers);
    const uploadedAt = new Date(now.getTime() - Math.round(ageDays * dayMilliseconds));
    const calls = isLast ? size.calls - planned : Math.round((size.calls * activeDays) / allDays);
    planned += calls;
    return {
      name: `portfolio-${String(index + 1).padStart(2, '0')}`,
      organization,
      country,
      title: `${nameMonth(uploadedAt)}, ${String(index + 1).padStart(2, '0')}`,
      people: own,
      uploadedAt,
      activeDays,
      calls,
      isLast,
      isTripped: index === tripped,
      firstNumber,
      numbers,
    };
  });
}

const nameMonth = (at: Date): string =>
  at.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
