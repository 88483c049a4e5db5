import { arrangeColumns, type Placed } from './arrange-columns.ts';
import { fieldsOfKind } from './check-mapping.ts';
import { cleanCell, foldText } from './clean-cell.ts';
import { guessDateOrder, guessDecimalMark } from './guess-writing.ts';
import type { DecimalMark, ImportField, ImportKind } from './import-words.ts';
import { guessField, measureFit } from './look-at-cells.ts';
import type { ColumnMapping, FileFormat, Mapping, SuggestedColumn } from './mapping.ts';
import { type Layout, type MatchedLayout, matchLayout } from './match-layout.ts';
import { createRecogniser, type Guess, namesSomethingElse } from './recognise-header.ts';
import { settleMoments } from './settle-moments.ts';
import { settlePerson } from './settle-person.ts';

/** The first rows of a file, and what is known of the uploader. */
export interface FileSight {
  kind: ImportKind;
  format: FileFormat;
  header: readonly string[];
  rows: readonly (readonly string[])[];
  country: string;
  currency: string;
  zone: string;
  layouts: readonly Layout[];
}

export interface Suggestion {
  mapping: Mapping;
  columns: SuggestedColumn[];
  layout: { id: string; name: string } | null;
}

const byWholeLayout = 1;
const byLayout = 0.9;
const byNameAndCells = 0.8;
const byCells = 0.5;
const mostSamples = 3;
const longestSample = 100;
const longestName = 200;
const mostRows = 200;
const nearlyAll = 0.8;

const amountFields: readonly ImportField[] = ['balance', 'original_amount'];
const dayFields: readonly ImportField[] = [
  'birth_year',
  'opened_on',
  'due_on',
  'charged_off_on',
  'notice_sent_on',
  'first_contact_at',
  'occurred_at',
  'expires_on',
  'reassigned_checked_on',
];

/**
 * How a file is to be read, as far as it can be seen: by an earlier upload that looked the same, else by
 * the names of its columns, checked against their cells, else by the cells alone. How sure each match is
 * goes with it, and a person has the last word.
 */
export function suggestMapping(file: FileSight): Suggestion {
  const names = nameColumns(file);
  const cells = names.map((_, index) =>
    file.rows
      .slice(0, mostRows)
      .map((row) => cleanCell((row[index] ?? '').slice(0, longestSample)).toWellFormed()),
  );
  const matched = findLayout(file, names, cells);
  const guessed = guessColumns(file, names, cells, matched);
  const person =
    file.kind === 'debtors'
      ? settlePerson(names, cells, guessed)
      : { guesses: guessed, candidates: [], hasNone: false };
  const isPersonOpen = person.candidates.length > 0 || person.hasNone;
  const placed = arrangeColumns(file.kind, names, person.guesses, isPersonOpen);
  const columns = names.map((name, index): SuggestedColumn => {
    const remembered = matched?.columns[index];
    const samples = (cells[index] ?? []).filter((cell) => cell !== '').slice(0, mostSamples);
    if (remembered !== undefined) return { ...recall(remembered, matched), name, samples };
    const place = leaveTo(matched, placed[index]);
    return {
      name,
      field: place?.field ?? null,
      position: place?.position ?? 0,
      customName: null,
      confidence: place === undefined ? 0 : Math.round(place.confidence * 100) / 100,
      because: place?.because ?? 'none',
      samples,
    };
  });
  return {
    mapping: {
      ...describeMapping(file, columns, cells, matched),
      ...(person.candidates.length > 0 ? { personCandidates: person.candidates } : {}),
    },
    columns,
    layout: matched === null ? null : { id: matched.layout.id, name: matched.layout.name },
  };
}

/** What a layout is recognised by: the names of the columns, without case, accents and punctuation. */
export function foldHeader(header: readonly string[]): string[] {
  return header.map((name) => foldText(cleanCell(name)));
}

/** Without a header every file of as many columns looks the same: the cells have to fit, too. */
function findLayout(
  file: FileSight,
  names: readonly string[],
  cells: readonly (readonly string[])[],
): MatchedLayout | null {
  const matched = matchLayout(file.kind, foldHeader(names), file.layouts);
  if (matched === null || file.format.headerLine > 0) return matched;
  const fits = matched.columns.every((column, index) => {
    if (column === undefined || column.field === null || column.field === 'custom') return true;
    return (measureFit(column.field, cells[index] ?? [], file) ?? 1) >= 0.5;
  });
  return fits ? matched : null;
}

function nameColumns({ format, header, rows }: FileSight): string[] {
  const hasHeader = format.headerLine > 0;
  const width = hasHeader ? header.length : findTableWidth(rows.slice(0, mostRows));
  return Array.from({ length: width }, (_, index) => {
    const name = cleanCell((header[index] ?? '').slice(0, longestName)).toWellFormed();
    return name === '' || !hasHeader ? `Column ${index + 1}` : name;
  });
}

/**
 * How many cells nearly all rows have: one with more has slipped, as "1,200.00" without quotation marks
 * does. Where they do not agree, as many as the widest has.
 */
function findTableWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [common] = [...counts].find(([, count]) => count >= rows.length * nearlyAll) ?? [];
  return common ?? Math.max(0, ...counts.keys());
}

function guessColumns(
  file: FileSight,
  names: readonly string[],
  cells: readonly (readonly string[])[],
  matched: MatchedLayout | null,
): (Guess | undefined)[] {
  const recognise = createRecogniser(file.kind);
  const named = names.map((name, index): Guess | undefined => {
    if (matched?.columns[index] !== undefined || file.format.headerLine === 0) return undefined;
    const found = recognise(name);
    if (found === undefined) return undefined;
    const fit = measureFit(found.field, cells[index] ?? [], file);
    // "State" and "Estado" are also how an account stands.
    if (found.field === 'region' && fit !== null && fit < 0.5) {
      const fitOfState = measureFit('debt_state', cells[index] ?? [], file) ?? 0;
      if (fitOfState >= 0.8) {
        return { ...found, field: 'debt_state', confidence: byNameAndCells, because: 'header' };
      }
    }
    const isCertain = found.confidence > 0.9;
    // A name with a typo whose cells look like something else means something else.
    if (fit !== null && fit < 0.5 && !isCertain) return undefined;
    const confidence = weigh(found.confidence, fit);
    return { ...found, confidence, because: 'header' };
  });
  const guesses = settleMoments(named, cells, file);
  const taken = new Set<ImportField | 'custom' | null>([
    ...guesses.map((guess) => guess?.field ?? null),
    ...(matched?.columns ?? []).map((column) => column?.field ?? null),
  ]);
  if (taken.has('first_name') && taken.has('last_name')) taken.add('full_name');
  if (taken.has('debt_reference')) taken.add('reference');
  return guesses.map((guess, index) => {
    const isKnown = guess !== undefined || matched?.columns[index] !== undefined;
    const isNamed = file.format.headerLine > 0 && !/^Column \d+$/.test(names[index] ?? '');
    // The cells may look right and be somebody else's, or another amount.
    if (isKnown || namesSomethingElse(names[index] ?? '')) return guess;
    const field = guessField(cells[index] ?? [], file);
    // A named column is looked at only for what nothing else holds and no row can do without.
    const isWanted = !isNamed || field === 'full_name' || field === 'phone' || field === 'balance';
    if (field === null || !isWanted || !fieldsOfKind[file.kind].includes(field)) return undefined;
    const isTaken = taken.has(field) && (field !== 'phone' || isNamed);
    if (isTaken) return undefined;
    taken.add(field);
    return { field, number: null, rank: 1000, confidence: byCells, because: 'content' };
  });
}

function weigh(confidence: number, fit: number | null): number {
  if (fit === null) return confidence;
  if (fit >= 0.8) return Math.min(0.99, confidence + 0.04);
  return fit >= 0.5 ? confidence - 0.1 : confidence - 0.4;
}

function recall(
  column: ColumnMapping,
  matched: MatchedLayout | null,
): Omit<SuggestedColumn, 'samples'> {
  return {
    ...column,
    confidence: matched?.isWhole ? byWholeLayout : byLayout,
    because: 'layout',
  };
}

/** A column that the layout does not know takes no place that one of its own columns has. */
function leaveTo(matched: MatchedLayout | null, place: Placed | undefined): Placed | undefined {
  const isTaken = matched?.columns.some(
    (column) => column?.field === place?.field && column?.position === place?.position,
  );
  return isTaken ? undefined : place;
}

/** Numbers of a workbook come with a point, whatever its country writes; only its texts may have a comma. */
function settleMark(mark: DecimalMark, { kind }: FileFormat): DecimalMark {
  return kind === 'workbook' && mark === 'comma' ? 'either' : mark;
}

function describeMapping(
  file: FileSight,
  columns: readonly SuggestedColumn[],
  cells: readonly (readonly string[])[],
  matched: MatchedLayout | null,
): Mapping {
  const collect = (fields: readonly ImportField[]): string[] =>
    columns.flatMap(({ field }, index) =>
      fields.some((known) => known === field)
        ? (cells[index] ?? []).filter((cell) => cell !== '')
        : [],
    );
  const remembered = matched?.layout.mapping;
  return {
    kind: file.kind,
    format: file.format,
    columns: columns.map(({ name, field, position, customName }) => ({
      name,
      field,
      position,
      customName,
    })),
    country: remembered?.country ?? file.country,
    currency: remembered?.currency ?? file.currency,
    dateOrder: remembered?.dateOrder ?? guessDateOrder(collect(dayFields), file.country),
    decimalMark: settleMark(
      remembered?.decimalMark ?? guessDecimalMark(collect(amountFields), file.country),
      file.format,
    ),
    zone: remembered?.zone ?? file.zone,
    // It takes debts back: only a file that looks the same may do so unasked.
    missingRule: matched?.isWhole ? matched.layout.mapping.missingRule : 'leave',
    // Whether all are credits is asked for each file.
    ...(matched?.isWhole && matched.layout.mapping.negativeBalances === 'owed'
      ? { negativeBalances: 'owed' as const }
      : {}),
  };
}
