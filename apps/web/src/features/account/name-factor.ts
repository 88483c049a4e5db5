/** A name for a new second factor that none of the person's others has. */
export function nameFactor(base: string, taken: readonly (string | undefined)[]): string {
  const candidates = [base, ...taken.map((_name, place) => `${base} ${place + 2}`)];
  return candidates.find((name) => !taken.includes(name)) ?? base;
}
