/** One use of a word that the project does not use. */
export interface FoundWord {
  line: number;
  word: string;
}

interface Segment {
  text: string;
  start: number;
  end: number;
}

// "readHTMLPage" is read, HTML, Page: capitals belong together until the last one before a small letter.
const segments = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+/gu;

// Between the words of a phrase: nothing (camelCase), an underscore, hyphens or spaces, and also a line break with
// the sign that opens the next line of a comment or quotation.
const joint = /^(?:[ \t_-]*|[ \t]*\r?\n[ \t]*(?:\*|\/\/|--|#|>|\|)?[ \t]*)$/;

function listSegments(text: string): Segment[] {
  return [...text.matchAll(segments)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function isPhraseAt(source: string, all: Segment[], at: number, phrase: string[]): boolean {
  return phrase.every((word, index) => {
    const segment = all[at + index];
    if (segment?.text !== word) return false;
    const before = all[at + index - 1];
    return (
      index === 0 || (before !== undefined && joint.test(source.slice(before.end, segment.start)))
    );
  });
}

/** Replaces names that may stay by spaces, so that every line and column stays where it is. */
function blankNames(source: string, allowedNames: ReadonlySet<string>): string {
  if (allowedNames.size === 0) return source;
  return source.replace(/\w+/g, (name) =>
    allowedNames.has(name) ? ' '.repeat(name.length) : name,
  );
}

/**
 * Where a text uses one of the words: as a whole word in any case, or as a part of a camelCase, snake_case or
 * kebab-case name. A word may be a phrase of several.
 */
export function findWords(
  text: string,
  words: readonly string[],
  allowedNames: ReadonlySet<string> = new Set(),
): FoundWord[] {
  // Most files have none of them, and splitting a file into its words takes long.
  const lowered = text.toLowerCase();
  const isPossible = (word: string) =>
    word
      .toLowerCase()
      .split(' ')
      .every((part) => lowered.includes(part));
  if (!words.some(isPossible)) return [];
  const source = blankNames(text, allowedNames);
  const phrases = words.map((word) => word.toLowerCase().split(' '));
  const firstWords = new Set(phrases.map(([first]) => first));
  const all = listSegments(source);
  return all.flatMap((segment, at) => {
    if (!firstWords.has(segment.text)) return [];
    return phrases
      .filter((phrase) => isPhraseAt(source, all, at, phrase))
      .map((phrase) => ({
        line: source.slice(0, segment.start).split('\n').length,
        word: phrase.join(' '),
      }));
  });
}

const tableHeading = '### Words we do not use';

function splitAtTable(page: string): { before: string; table: string; after: string } {
  const start = page.indexOf(tableHeading);
  if (start === -1) throw new Error(`there is no heading "${tableHeading}"`);
  const next = page.indexOf('\n#', start + tableHeading.length);
  const end = next === -1 ? page.length : next;
  return { before: page.slice(0, start), table: page.slice(start, end), after: page.slice(end) };
}

/** The words of the table's first column; a row may list several forms, separated by commas. */
export function readUnusedWords(page: string): string[] {
  const rows = splitAtTable(page)
    .table.split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.slice(2).flatMap((row) =>
    (row.split('|')[1] ?? '')
      .split(',')
      .map((word) => word.replaceAll('`', '').trim())
      .filter((word) => word !== ''),
  );
}

/** The page without its table, on the same lines. */
export function blankTable(page: string): string {
  const { before, table, after } = splitAtTable(page);
  return before + table.replace(/[^\n]/g, ' ') + after;
}

const databaseNames =
  /\b(?:TRIGGER |create policy |create table (?:public\.)?)(\w+)|'(\w+)'::text/g;
const signatures = /^create function .*$/gm;

/**
 * Names that the migrations gave to functions with their parameters, triggers, policies and stored values. Migrations
 * that have landed do not change, so code that calls these by name may do so.
 */
export function readDatabaseNames(schema: string): Set<string> {
  const ofFunctions = [...schema.matchAll(signatures)].flatMap(([line]) => line.split(/\W+/));
  const others = [...schema.matchAll(databaseNames)].map(([, name, value]) => name ?? value ?? '');
  // A single word would allow itself everywhere.
  return new Set([...ofFunctions, ...others].filter((name) => name.includes('_')));
}

/** What migrations call the rows of triggers. Only the functions that these call can read them, so a word may do. */
export function readRowNames(schema: string): Set<string> {
  return new Set([...schema.matchAll(/ TABLE AS (\w+)/g)].map(([, name]) => name ?? ''));
}
