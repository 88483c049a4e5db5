import fc from 'fast-check';
import type { ImportKind } from '../import-words.ts';
import type { RowReading } from '../imported-row.ts';
import type { Mapping } from '../mapping.ts';
import { createRowReader } from '../read-row.ts';
import { type FileSight, suggestMapping } from '../suggest-mapping.ts';

export const now = new Date('2026-06-10T16:00:00Z');

/** A file of a header and its first rows, as an organization in Chicago uploads it. */
export function makeSight(
  header: readonly string[],
  rows: readonly (readonly string[])[] = [],
  changes: Partial<FileSight> = {},
): FileSight {
  return {
    kind: 'debtors',
    format: {
      kind: 'text',
      encoding: 'utf-8',
      delimiter: ',',
      sheet: null,
      headerLine: 1,
      entry: null,
    },
    header,
    rows,
    country: 'US',
    currency: 'USD',
    zone: 'America/Chicago',
    layouts: [],
    ...changes,
  };
}

/** The mapping that is suggested for a header alone. */
export function mapHeader(
  header: readonly string[],
  kind: ImportKind = 'debtors',
  changes: Partial<Mapping> = {},
): Mapping {
  return { ...suggestMapping(makeSight(header, [], { kind })).mapping, ...changes };
}

/** Reads one row that is given by header. */
export function readBy(
  row: Readonly<Record<string, string>>,
  kind: ImportKind = 'debtors',
  changes: Partial<Mapping> = {},
): RowReading {
  return createRowReader(mapHeader(Object.keys(row), kind, changes), now)(Object.values(row));
}

/** Any code units at all, halves of characters too. */
export const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));
