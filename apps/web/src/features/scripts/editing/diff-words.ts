export interface WordPiece {
  text: string;
  /** In both, only in the older, or only in the newer. */
  kind: 'same' | 'gone' | 'new';
}

const split = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** How much of the rest of both is the same, for each place in both. */
function measureCommon(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [below, right] = [lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0];
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] = one[i] === other[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(below, right);
    }
  }
  return lengths;
}

function append(pieces: WordPiece[], text: string, kind: WordPiece['kind']): void {
  const last = pieces.at(-1);
  if (last?.kind === kind) last.text += text;
  else pieces.push({ text, kind });
}

/** Which words of a text went, and which came. */
export function diffWords(before: string, after: string): WordPiece[] {
  const [one, other] = [split(before), split(after)];
  const lengths = measureCommon(one, other);
  const pieces: WordPiece[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [gone, come] = [one[i], other[j]];
    if (gone !== undefined && gone === come) {
      append(pieces, gone, 'same');
      i += 1;
      j += 1;
    } else if (
      gone !== undefined &&
      (come === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      append(pieces, gone, 'gone');
      i += 1;
    } else {
      append(pieces, come ?? '', 'new');
      j += 1;
    }
  }
  return pieces;
}
