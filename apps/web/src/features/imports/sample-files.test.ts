import { checkMapping } from '@ringfence/domain/imports/check-mapping';
import { importKinds } from '@ringfence/domain/imports/import-words';
import { createRowReader } from '@ringfence/domain/imports/read-row';
import { suggestMapping } from '@ringfence/domain/imports/suggest-mapping';
import { describe, expect, it } from 'vitest';
import { sampleFiles } from './sample-files.ts';

const format = {
  kind: 'text',
  encoding: 'utf-8',
  delimiter: ',',
  sheet: null,
  headerLine: 1,
  entry: null,
} as const;

describe('the sample files', () => {
  it.each(importKinds)('of %s are read without a word of doubt', (kind) => {
    const [header = [], ...rows] = sampleFiles[kind].rows;
    const place = { country: 'US', currency: 'USD', zone: 'America/Chicago', layouts: [] };
    const { mapping, columns } = suggestMapping({ kind, format, header, rows, ...place });
    expect(columns.filter(({ field }) => field === null).map(({ name }) => name)).toEqual([]);
    expect(checkMapping(mapping)).toEqual([]);
    const readRow = createRowReader(mapping, new Date('2026-11-15T12:00:00Z'));
    expect(rows.map(readRow).filter((reading) => reading.kind === 'rejected')).toEqual([]);
    expect(
      rows.map(readRow).flatMap((reading) => (reading.kind === 'rejected' ? [] : reading.warnings)),
    ).toEqual([]);
  });
});
