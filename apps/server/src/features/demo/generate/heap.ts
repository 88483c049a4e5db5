export interface Heap<Item> {
  push(item: Item): void;
  /** The least of them, taken off. */
  pop(): Item | undefined;
}

export function createHeap<Item>(weigh: (item: Item) => number): Heap<Item> {
  const items: { weight: number; item: Item }[] = [];
  const swap = (one: number, other: number): boolean => {
    const [first, second] = [items[one], items[other]];
    if (first === undefined || second === undefined || first.weight <= second.weight) return false;
    items[one] = second;
    items[other] = first;
    return true;
  };
  return {
    push(item) {
      items.push({ weight: weigh(item), item });
      for (let place = items.length - 1; place > 0; ) {
        const parent = (place - 1) >> 1;
        if (!swap(parent, place)) return;
        place = parent;
      }
    },
    pop() {
      const [least] = items;
      const last = items.pop();
      if (least === undefined || last === undefined) return undefined;
      if (items.length === 0) return least.item;
      items[0] = last;
      for (let place = 0; ; ) {
        const left = 2 * place + 1;
        const right = left + 1;
        const leftWeight = items[left]?.weight ?? Number.POSITIVE_INFINITY;
        const rightWeight = items[right]?.weight ?? Number.POSITIVE_INFINITY;
        const child = rightWeight < leftWeight ? right : left;
        if (!swap(place, child)) break;
        place = child;
      }
      return least.item;
    },
  };
}
