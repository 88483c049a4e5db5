/** What is the same of all; where they differ, nothing. */
export function findCommon<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}
