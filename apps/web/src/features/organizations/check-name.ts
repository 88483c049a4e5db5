const longestName = 200;

/** What is wrong with the name of an organization or a person; the server asks the same. */
export function checkName(name: string): 'missing' | 'tooLong' | null {
  const trimmed = name.trim();
  if (trimmed === '') {
    return 'missing';
  }
  return trimmed.length > longestName ? 'tooLong' : null;
}
