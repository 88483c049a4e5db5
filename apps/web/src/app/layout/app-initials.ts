/** Up to two letters that stand for a person: of the first and the last name, or of the address. */
export function findInitials(name: string): string {
  const words = name.trim().split(/[\s@]+/);
  const ends =
    name.includes('@') || words.length < 2 ? words.slice(0, 1) : [words[0], words.at(-1)];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
