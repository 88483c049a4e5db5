import type { PaletteEntry } from './palette-entry.ts';

/** Without case and accents, so that `pausa` finds `Pausá`. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function startsAnyWord(text: string, start: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start));
}

/** How well one word of the search fits; 0 where it does not. */
function rateWord({ label, detail, keywords }: PaletteEntry, word: string): number {
  const title = fold(label);
  if (title.startsWith(word)) {
    return 4;
  }
  if (startsAnyWord(title, word)) {
    return 3;
  }
  if (startsAnyWord(fold(`${detail ?? ''} ${keywords ?? ''}`), word)) {
    return 2;
  }
  return title.includes(word) ? 1 : 0;
}

/** The entries that have something of every word, the best first; all of them for no words. */
export function matchEntries(
  entries: readonly PaletteEntry[],
  text: string,
): readonly PaletteEntry[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, rates: words.map((word) => rateWord(entry, word)) }))
    .filter(({ rates }) => !rates.includes(0))
    .map(({ entry, rates }) => ({ entry, rate: rates.reduce((sum, rate) => sum + rate, 0) }))
    .sort((one, other) => other.rate - one.rate)
    .map(({ entry }) => entry);
}
