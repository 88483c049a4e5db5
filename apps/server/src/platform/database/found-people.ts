/**
 * Whom a search finds in the order in which people came, as the lists of contacts find them: by what was typed, the
 * numbers or the last four digits that it may be, behind a contact or null, so many at most. Each is an argument.
 */
export const foundPeople = (
  typed: string,
  numbers: string,
  lastFour: string,
  after: string,
  most: string,
): string =>
  `pick_contacts(jsonb_strip_nulls(jsonb_build_object('query', ${typed}::text,
      'numbers', to_jsonb(${numbers}::text[]), 'last_four', ${lastFour}::text)), 'added', false, null, ${after}, ${most})`;
