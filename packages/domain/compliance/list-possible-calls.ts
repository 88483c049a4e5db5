/** A number and a debt of a person. What there is none of is null, and blocks. */
export interface PossibleCall<Phone, Debt> {
  phone: Phone | null;
  debt: Debt | null;
}

/** How many are judged at most: somebody with hundreds of accounts is not to hold everybody else up. */
export const mostPossibleCalls = 200;

/**
 * Every call that could be made to somebody, in the order in which they are tried: on the first of their
 * numbers about each debt, then on the next. Numbers come in the order in which they are called, debts as
 * they are called about.
 *
 * A number that is known to be wrong, dead or refused is not tried while there is another, nor is a debt that
 * is not open: of these only the first is judged, for its reasons. Where the pairs are too many, those stay
 * that are nearest to the first number and the first debt.
 */
export function listPossibleCalls<Phone extends { state: string }, Debt extends { state: string }>(
  phones: readonly Phone[],
  debts: readonly Debt[],
): PossibleCall<Phone, Debt>[] {
  const numbers = keepFirst(phones, 'active');
  const owed = keepFirst(debts, 'open');
  const calls = numbers.flatMap((phone, one) =>
    owed.map((debt, other) => ({ call: { phone, debt }, distance: one + other })),
  );
  if (calls.length <= mostPossibleCalls) return calls.map(({ call }) => call);
  const near = calls.toSorted((one, other) => one.distance - other.distance);
  const kept = new Set(near.slice(0, mostPossibleCalls));
  return calls.filter((each) => kept.has(each)).map(({ call }) => call);
}

function keepFirst<Thing extends { state: string }>(
  things: readonly Thing[],
  state: string,
): (Thing | null)[] {
  const good = things.filter((thing) => thing.state === state);
  return good.length > 0 ? good : [things[0] ?? null];
}
