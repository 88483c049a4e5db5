import type { Rejection } from '@ringfence/contract/imports';
import * as z from 'zod';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import type { DownloadWriter, WriteDownload } from '../downloads/index.ts';
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

const sentences: Readonly<Record<Rejection['reason'], string>> = {
  duplicate: 'Repeats another row of the file',
  phone_missing: 'There is no phone',
  phone_invalid: 'This is no phone number of any country',
  balance_missing: 'There is no balance',
  balance_invalid: 'The balance is no amount',
  balance_ambiguous: 'The balance could be read in two ways',
  currency_invalid: 'The currency is not known',
  name_missing: 'There is no name',
  region_invalid: 'The state or region is not known',
  consent_invalid: 'The consent is neither yes nor no',
  date_invalid: 'The date cannot be read',
  debt_state_invalid: 'The state of the debt is not known',
  value_too_long: 'The text is too long',
  columns_missing: 'The row has fewer columns than the header',
  cells_too_many: 'The row has more columns than the header',
  text_unreadable: 'The row holds bytes that are no text',
  reference_taken: 'The reference belongs to somebody else',
  person_contradicts: 'Another row of the file has another name for this reference',
  contact_unknown: 'Nobody is known by this reference or phone',
  contact_ambiguous: 'Several people are known by this phone',
  outcome_invalid: 'The outcome is not known',
  direction_invalid: 'The direction is neither inbound nor outbound',
  kind_invalid: 'The kind is not known',
  moment_missing: 'There is no date and time',
  moment_in_future: 'The date lies in the future',
};

/** They are left out when the corrected file is sent again. */
export const addedColumns = ['Ringfence reason', 'Ringfence line'] as const;

const describe = ({ reason, column, value }: Rejection): string => {
  const where = column === null ? '' : ` (${column}${value === '' ? '' : `: ${value}`})`;
  return `${sentences[reason]}${where}`;
};

/** The rejected rows as they came, each with its reason, to be corrected and sent again. */
const writeRejections: WriteDownload = async (services, scope, content) => {
  const { importId } = z.object({ importId: z.uuid() }).parse(content);
  const row = await requireImport(services, scope, importId);
  const header = cells.parse(row.header);
  async function* write(): AsyncGenerator<readonly string[]> {
    yield [...header, ...addedColumns];
    for await (const rejected of readAll(services, scope, importId)) {
      // A row may be shorter than the header: the reason stands below its own name all the same.
      const missing = Array<string>(Math.max(0, header.length - rejected.cells.length)).fill('');
      yield [...rejected.cells, ...missing, describe(rejected), String(rejected.line)];
    }
  }
  const name = row.file_name.replace(/\.[^.]*$/, '');
  return { fileName: `${name} - rejected.csv`, rows: write() };
};

export const rejectionsWriter: DownloadWriter = {
  permission: 'contacts.import',
  action: 'list.rejections_read',
  write: writeRejections,
};
