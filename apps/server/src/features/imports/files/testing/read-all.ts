import type { FileFormat } from '@ringfence/domain/imports/mapping';
import type { FileRow, FileSource } from '../file-source.ts';
import { readRows } from '../read-rows.ts';

export const plainFormat: FileFormat = {
  kind: 'text',
  encoding: 'utf-8',
  delimiter: ',',
  sheet: null,
  headerLine: 1,
  entry: null,
};

export async function readAll(
  source: FileSource,
  format: Partial<FileFormat> = {},
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const batch of readRows(source, { ...plainFormat, ...format })) rows.push(...batch);
  return rows;
}
