import type { Facts, PastCallFact, RestrictionFact } from './types.ts';
import type { PhonePlace, RestrictionKind } from './words.ts';

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
  const time = readTime(moment);
  return readTime(at) <= time && time < readEnd(liftedAt);
}

/** Those of one kind that bind at the moment. All of that kind are read, so that none is overlooked. */
export function listBinding(
  { restrictions }: Facts,
  kind: RestrictionKind,
  moment: Date,
): readonly RestrictionFact[] {
  if (restrictions.length === 0) return restrictions;
  return restrictions.filter(
    (restriction) => restriction.kind === kind && isBinding(restriction, moment),
  );
}

/** Whether something of the kind binds the person, whichever number and debt it was said about. */
export function bindsPerson(facts: Facts, kind: RestrictionKind, moment: Date): boolean {
  return listBinding(facts, kind, moment).length > 0;
}

/** Whether something of the kind binds this debt; without a debt it binds all of the person's. */
export function bindsDebt(facts: Facts, kind: RestrictionKind, moment: Date): boolean {
  return listBinding(facts, kind, moment).some(
    ({ debtId }) => debtId === null || debtId === facts.debt.id,
  );
}

/** Whether something of the kind binds this number; without a number it binds all of the person's. */
export function bindsNumber(facts: Facts, kind: RestrictionKind, moment: Date): boolean {
  return listBinding(facts, kind, moment).some(
    ({ phone }) => phone === null || phone === facts.phone.e164,
  );
}

/** What a number of the person is tied to, where it is known. */
export function findPlace({ person, phone }: Facts, e164: string): PhonePlace | null {
  if (e164 === phone.e164 && phone.place !== null) return phone.place;
  for (const known of person.phonePlaces) if (known.e164 === e164) return known.place;
  return null;
}

/**
 * The numbers that were known at a moment to be somebody else's. What was said there was not said to this
 * person (12 CFR 1006 cmt 14(b)(2)(i)-3).
 */
export function listWrongNumbers({ restrictions }: Facts, moment: Date): readonly string[] {
  if (restrictions.length === 0) return noNumbers;
  return restrictions.flatMap(({ kind, phone, at, liftedAt }) =>
    kind === 'wrong_number' && phone !== null && liftedAt === null && at <= moment ? [phone] : [],
  );
}

const noNumbers: readonly string[] = [];

/**
 * Whether a call was about this person's debt. One that names no debt may have been about any; loans
 * under one account number are one debt.
 */
export function isAboutDebt(call: PastCallFact, { person, debt }: Facts): boolean {
  if (call.personId !== person.id) return false;
  if (call.group !== null && call.group === debt.group) return true;
  return call.debtIds.length === 0 || call.debtIds.includes(debt.id);
}
