/**
 * Puts what waits into an order in which organizations take turns, and within each its campaigns, however much each of
 * them has waiting.
 */
export interface Turns<Item> {
  /**
   * Who was served least comes first, so that turns go on from one time to the next. One that had nothing waiting for a
   * while catches up on at most so many (`credit`), so that it does not keep the others waiting for what it missed.
   */
  order(waiting: readonly Item[], credit: number): Item[];
  /** These were served. */
  serve(items: readonly Item[]): void;
}

interface Group<Item> {
  /** How many were served, and are taken to be. */
  served: number;
  items: Item[];
}

/** One after the other from the group that was served least; the first of equals. */
function takeLeastServed<Item>(groups: Group<Item>[]): Item[] {
  const ordered: Item[] = [];
  const positions = new Map(groups.map((group) => [group, 0]));
  for (;;) {
    let least: Group<Item> | undefined;
    for (const group of groups) {
      const isLeft = (positions.get(group) ?? 0) < group.items.length;
      if (isLeft && (least === undefined || group.served < least.served)) least = group;
    }
    if (least === undefined) return ordered;
    const position = positions.get(least) ?? 0;
    ordered.push(...least.items.slice(position, position + 1));
    positions.set(least, position + 1);
    least.served += 1;
  }
}

/** By the keys of an item, from the widest to the narrowest. */
export function createTurns<Item>(...keys: readonly ((item: Item) => string)[]): Turns<Item> {
  const served = new Map<string, number>();

  function orderBy(
    waiting: readonly Item[],
    credit: number,
    [key, ...narrower]: typeof keys,
  ): Item[] {
    if (key === undefined) return [...waiting];
    const groups = [...Map.groupBy(waiting, key)];
    const most = Math.max(...groups.map(([name]) => served.get(name) ?? 0));
    return takeLeastServed(
      groups.map(([name, items]) => {
        const before = Math.max(served.get(name) ?? most, most - credit);
        served.set(name, before);
        return { served: before, items: orderBy(items, credit, narrower) };
      }),
    );
  }

  return {
    order: (waiting, credit) => orderBy(waiting, credit, keys),
    serve(items) {
      // Of campaigns that ended long ago nothing needs to be known.
      if (served.size > 10_000) served.clear();
      for (const item of items) {
        for (const key of keys) served.set(key(item), (served.get(key(item)) ?? 0) + 1);
      }
    },
  };
}
