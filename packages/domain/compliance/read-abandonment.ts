import { readDay } from './calendar-day.ts';
import type { AbandonmentFact } from './types.ts';

export interface AbandonmentDay {
  /** Numbered from 1970-01-01. */
  readonly day: number;
  readonly answered: number;
  readonly abandoned: number;
}

/** Everybody whom a campaign calls shares its days: they are read once. */
const known = new WeakMap<readonly AbandonmentFact[], readonly AbandonmentDay[]>();

export function readAbandonment(facts: readonly AbandonmentFact[]): readonly AbandonmentDay[] {
  const found = known.get(facts);
  if (found !== undefined) return found;
  const days = facts.map(({ day, answered, abandoned }) => {
    // A count that is none compares false with every limit.
    if (!isCount(answered) || !isCount(abandoned)) throw new RangeError('A count cannot be read');
    return { day: readDay(day), answered, abandoned };
  });
  known.set(facts, days);
  return days;
}

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;
