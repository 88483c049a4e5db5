const mostShown = 4;

/**
 * The number of an account, of which only the end can be read: `•••• 4821`. Of a short one less is shown,
 * so that no more is ever seen than hidden.
 */
export function maskReference(reference: string): string {
  const letters = [...reference];
  const shown = Math.min(mostShown, Math.floor(letters.length / 2));
  return `•••• ${letters.slice(letters.length - shown).join('')}`.trim();
}
