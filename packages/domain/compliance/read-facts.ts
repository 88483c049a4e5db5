import type { Facts, PastCallFact, RestrictionFact } from './types.ts';

/** A date that is none compares false with everything and would slip through: it must not be read. */
export function readTime(date: Date): number {
  const time = date.getTime();
  if (Number.isNaN(time)) throw new RangeError('A date cannot be read');
  return time;
}

/** Like `readTime`, for the end of something that may have none. */
export function readEnd(date: Date | null): number {
  return date === null ? Number.POSITIVE_INFINITY : readTime(date);
}

/** A restriction binds from the moment it was received until the moment it is lifted. */
export function isBinding({ at, liftedAt }: RestrictionFact, moment: Date): boolean {
  const [time, begin, end] = [readTime(moment), readTime(at), readEnd(liftedAt)];
  return begin <= time && time < end;
}

/** Those of one kind that bind at the moment. All of that kind are read, so that none is overlooked. */
export function listBinding(
  { restrictions }: Facts,
  kind: RestrictionFact['kind'],
  moment: Date,
): RestrictionFact[] {
  return restrictions.filter(
    (restriction) => restriction.kind === kind && isBinding(restriction, moment),
  );
}

/** Whether a call was about this person's debt. One that names no debt may have been about any. */
export function isAboutDebt(call: PastCallFact, { person, debt }: Facts): boolean {
  const { personId, debtIds } = call;
  return personId === person.id && (debtIds.length === 0 || debtIds.includes(debt.id));
}
