const longest = 15;

/** What people and programs write where they know nothing. */
const blankTexts: ReadonlySet<string> = new Set([
  '-',
  '--',
  '---',
  '.',
  '?',
  '#n/a',
  '#na',
  '#ref!',
  '#value!',
  '(blank)',
  '(null)',
  '[null]',
  '<null>',
  'blank',
  'n.a.',
  'n/a',
  'n/d',
  's/d',
  'na',
  'nan',
  'nil',
  'no aplica',
  'none',
  'not available',
  'not provided',
  'null',
  'sin dato',
  'sin datos',
  'desconocido',
  'unknown',
  'unk',
]);

/** Their first letters: most cells need no second look. */
const beginnings: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  [...blankTexts].some((text) => text.startsWith(String.fromCharCode(code).toLowerCase())),
);

/**
 * Whether a clean cell says nothing. Not for what can be said with the same letters: "NA" is no answer
 * in a column of outcomes and Namibia in one of countries, and Null is a family's name.
 */
export function isBlank(text: string): boolean {
  if (text === '') return true;
  if (text.length > longest || !beginnings[text.charCodeAt(0)]) return false;
  return blankTexts.has(text.toLowerCase());
}
