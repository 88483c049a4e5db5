import type { Rejection } from '@ringfence/contract/imports';
import * as z from 'zod';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import type { DownloadWriter, TableFile, WriteDownload } from '../downloads/index.ts';
import { rejectionSentences } from './rejection-sentences.ts';
import { requireImport } from './show-import.ts';
import { readPage } from './show-rejections.ts';

const cells = z.array(z.string());
const rowsAtOnce = 1_000;

/** All of them, page by page. */
async function* readAll(
  services: Pick<Services, 'database'>,
  scope: OrganizationScope,
  importId: string,
): AsyncGenerator<Rejection> {
  for (let after = 0; ; ) {
    const rows = await readPage(services, scope, importId, after, rowsAtOnce);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.line;
  }
}

/** Which columns are added, by language. They are left out when the corrected file is sent again. */
const addedColumns = {
  en: ['Ringfence reason', 'Ringfence line'],
  es: ['Ringfence motivo', 'Ringfence línea'],
} as const;

const asked = z.object({ importId: z.uuid(), language: z.enum(['en', 'es']).default('en') });

const describe = (
  { reason, column, value }: Rejection,
  sentences: Readonly<Record<Rejection['reason'], string>>,
): string => {
  const where = column === null ? '' : ` (${column}${value === '' ? '' : `: ${value}`})`;
  return `${sentences[reason]}${where}`;
};

/** The rejected rows as they came, each with its reason, to be corrected and sent again. */
const writeRejections: WriteDownload<TableFile> = async (services, scope, content) => {
  const { importId, language } = asked.parse(content);
  const sentences = rejectionSentences[language];
  const row = await requireImport(services, scope, importId);
  const header = cells.parse(row.header);
  async function* write(): AsyncGenerator<readonly string[]> {
    yield [...header, ...addedColumns[language]];
    for await (const rejected of readAll(services, scope, importId)) {
      // A row may be shorter than the header: the reason stands below its own name all the same.
      const missing = Array<string>(Math.max(0, header.length - rejected.cells.length)).fill('');
      yield [...rejected.cells, ...missing, describe(rejected, sentences), String(rejected.line)];
    }
  }
  const name = row.file_name.replace(/\.[^.]*$/, '');
  const ending = language === 'es' ? 'rechazadas' : 'rejected';
  return { fileName: `${name} - ${ending}.csv`, rows: write() };
};

export const rejectionsWriter: DownloadWriter<TableFile> = {
  permission: 'contacts.import',
  action: 'list.rejections_read',
  write: writeRejections,
};
