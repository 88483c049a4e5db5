/** What somebody may take of a pace by a limit of their own; null: as much as there is. */
export type OwnLimit = number | null;

/**
 * One's part of a pace that others take too: equal parts, as the dialer gives turns. What others may not take by their own
 * limits is left to the rest.
 */
export function sharePace(pace: number, others: readonly OwnLimit[]): number {
  const limits = others.map((limit) => limit ?? Number.POSITIVE_INFINITY);
  let left = pace;
  let takers = limits.length + 1;
  for (const limit of limits.toSorted((one, other) => one - other)) {
    if (limit >= left / takers) break;
    left -= limit;
    takers -= 1;
  }
  return left / takers;
}
