/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word
 * of the other: the mistakes that people make when they type.
 */
export function countMistakes(typed: string, meant: string): number {
  const from = [...typed];
  const to = [...meant];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1);
      const put = (current[column] ?? 0) + 1;
      const left = (last[column + 1] ?? 0) + 1;
      const isSwapped =
        row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swapped = isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, put, left, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}

/** A short word with two mistakes in it could be any other. */
const mostMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The known word that was most likely meant: the one with the fewest mistakes, then the most frequent. */
export function findNearestWord(
  typed: string,
  known: readonly { word: string; people: number }[],
): string | undefined {
  const most = mostMistakes([...typed].length);
  const near = known
    .map(({ word, people }) => ({ word, people, mistakes: countMistakes(typed, word) }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted(
      (one, other) =>
        one.mistakes - other.mistakes ||
        other.people - one.people ||
        (one.word < other.word ? -1 : 1),
    );
  return near[0]?.word;
}
