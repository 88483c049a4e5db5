/** Chance that comes out the same from the same seed. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number, both ends among the possible ones. */
  between(least: number, most: number): number;
  happens(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** The id of something that happened at a moment: ids are in the order of time, as those of the database. */
  idAt(at: Date): string;
}

function hash(text: string): number {
  let sum = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619);
  }
  return sum >>> 0;
}

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');
/** Of every number of sixteen bits: ids are made by the million. */
const words = Array.from({ length: 0x1_0000 }, (_, number) => hex(number, 4));

/** Mulberry32: small, and even enough for people who do not exist. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  function whole(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const next = (): number => whole() / 2 ** 32;
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (share) => next() < share,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
    idAt(at) {
      const time = at.getTime();
      const low = time % 0x1_0000;
      const third = words[0x7000 | (whole() & 0x0fff)];
      const fourth = words[0x8000 | (whole() & 0x3fff)];
      const fifth = whole();
      const last = `${words[fifth >>> 16]}${words[fifth & 0xffff]}${words[whole() & 0xffff]}`;
      return `${hex((time - low) / 0x1_0000, 8)}-${words[low]}-${third}-${fourth}-${last}`;
    },
  };
}

export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = random.between(0, index);
    const [one, two] = [shuffled[index], shuffled[other]];
    if (one === undefined || two === undefined) continue;
    shuffled[index] = two;
    shuffled[other] = one;
  }
  return shuffled;
}
