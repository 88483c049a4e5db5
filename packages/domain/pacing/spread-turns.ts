/**
 * A round in which each item has a turn, and a group with few of them has its turns again between those of a group with
 * many, so that nobody waits for another group's whole row. No group gets more turns by it than `most`, or its items.
 */
export function spreadTurns<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  most: number,
): Item[] {
  const groups = [...Map.groupBy(items, groupOf).values()];
  const longest = Math.max(0, ...groups.map((group) => group.length));
  const turns = groups.flatMap((group) => {
    const count = Math.max(group.length, Math.min(longest, most));
    return Array.from({ length: count }, (_, index) => ({
      item: group[index % group.length],
      at: index / count,
    }));
  });
  return turns
    .sort((one, other) => one.at - other.at)
    .flatMap(({ item }) => (item === undefined ? [] : [item]));
}
