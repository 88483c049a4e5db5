import type { FileFormat } from '@ringfence/domain/imports/mapping';
import type { FileRow } from '../file-source.ts';
import { decodeText } from './decode-text.ts';
import { RowSplitter } from './split-rows.ts';

/** The rows of a text, in batches, as its bytes arrive. */
export async function* readTextRows(
  pieces: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: Pick<FileFormat, 'encoding' | 'delimiter'>,
): AsyncGenerator<FileRow[]> {
  const splitter = new RowSplitter(delimiter);
  for await (const text of decodeText(pieces, encoding)) {
    const rows = splitter.push(text, false);
    if (rows.length > 0) yield rows;
  }
  const rows = splitter.push('', true);
  if (rows.length > 0) yield rows;
}
