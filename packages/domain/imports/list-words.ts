/** Each folded word of the lists under what it means. A word stands in one list only. */
export function listWords<Meaning extends string>(
  lists: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const meaning in lists) {
    for (const word of lists[meaning].trim().split(/\s+/)) meanings.set(word, meaning);
  }
  return meanings;
}
