export type PasswordWeakness = 'tooShort' | 'characters' | 'weak';

/** What to say first of a password that the server found weak. */
export function findWeakness(reasons: readonly string[] = []): PasswordWeakness {
  if (reasons.includes('length')) {
    return 'tooShort';
  }
  // A password that is known to thieves is no better for another sign in it.
  return reasons.includes('characters') && !reasons.includes('pwned') ? 'characters' : 'weak';
}
