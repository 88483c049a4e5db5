import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Rejection } from '@ringfence/contract/imports';
import type { ImportedPerson } from '@ringfence/domain/imports/imported-person';
import { type MatchedColumn, matchColumns } from '@ringfence/domain/imports/match-columns';
import { readRow } from '@ringfence/domain/imports/read-row';
import { ProblemError } from '../../platform/http/problem.ts';
import type { FileContent, FileRow } from './read-file.ts';

export interface PersonRow extends FileRow {
  person: ImportedPerson;
}

export interface SortedRows {
  columns: readonly MatchedColumn[];
  people: PersonRow[];
  rejections: Rejection[];
}

/** Where the file does not say it. */
const defaults = { country: 'US', currency: 'USD' };
const rowsAtOnce = 250;
const wanted = { name: 'a name', phone: 'a phone', balance: 'a balance' };

function understandColumns(header: readonly string[]): SortedRows['columns'] {
  const { columns, missing } = matchColumns(header);
  if (missing.length === 0) return columns;
  const parts = missing.map((field) => wanted[field]).join(' and ');
  throw new ProblemError(
    'file_unreadable',
    `No column of the file looks like ${parts}. Its columns are: ${header.join(', ')}.`,
  );
}

/** Splits a file into people and rows that cannot be used, letting other requests in between. */
export async function sortRows({ header, rows }: FileContent): Promise<SortedRows> {
  const columns = understandColumns(header);
  const people: PersonRow[] = [];
  const rejections: Rejection[] = [];
  const seen = new Set<string>();
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % rowsAtOnce === 0) await yieldToOthers();
    const read = readRow(cells, columns, defaults);
    if (read.kind === 'rejected') {
      rejections.push({ line, reason: read.reason, column: read.column, cells });
    } else if (seen.has(read.person.externalReference)) {
      rejections.push({ line, reason: 'duplicate', column: null, cells });
    } else {
      seen.add(read.person.externalReference);
      people.push({ line, cells, person: read.person });
    }
  }
  return { columns, people, rejections };
}
