import { importKinds } from '@ringfence/domain/imports/import-words';
import { createRecogniser } from '@ringfence/domain/imports/recognise-header';
import type { FileRow } from './file-source.ts';
import { guessHeaderLine } from './guess-header.ts';

const recognisers = importKinds.map(createRecogniser);

/** How many columns a table has by its header that a file of one kind has too: a name, a phone, a balance. */
export function countKnownNames(rows: readonly FileRow[]): number {
  const headerLine = guessHeaderLine(rows);
  const header = rows.find(({ line }) => line === headerLine)?.cells ?? [];
  const counts = recognisers.map(
    (recognise) => new Set(header.flatMap((name) => recognise(name)?.field ?? [])).size,
  );
  return Math.max(...counts);
}
