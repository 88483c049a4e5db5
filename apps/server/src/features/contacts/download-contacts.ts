import {
  contactColumn,
  contactFilter,
  contactSort,
  sortDirection,
} from '@ringfence/contract/contacts';
import * as z from 'zod';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import type { DownloadWriter, TableFile } from '../downloads/index.ts';
import { findViewName } from '../saved-views/index.ts';
import { contactViews } from './contact-views.ts';
import { chooseCells, type ExportedContact } from './download-columns.ts';
import { exportMatching, exportNamed } from './queries/export-contacts.ts';
import { readFilter } from './read-filter.ts';

/** What a download is asked for with. */
const downloadContent = z.object({
  filter: contactFilter,
  sort: contactSort,
  direction: sortDirection,
  columns: z.array(contactColumn).optional(),
  viewId: z.uuid().optional(),
  contactIds: z.array(z.uuid()).optional(),
  except: z.array(z.uuid()).default([]),
});

type Content = z.infer<typeof downloadContent>;

const rowsAtOnce = 1_000;

/** Page by page, each in a transaction of its own: none is open while a slow browser takes its time. */
async function* readPages(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  content: Content,
  now: Date,
): AsyncGenerator<ExportedContact[], void, undefined> {
  const { filter, sort, contactIds } = content;
  const isDescending = content.direction === 'descending';
  if (contactIds !== undefined) {
    yield await database.asTenant(scope, (transaction) =>
      transaction.all(exportNamed, [contactIds, sort, isDescending, now]),
    );
    return;
  }
  const matching = readFilter(filter, now);
  let after: readonly [string | null, string | null] = [null, null];
  for (;;) {
    const values = [matching, sort, isDescending, ...after, rowsAtOnce];
    const rows = await database.asTenant(scope, (transaction) =>
      transaction.all(exportMatching, values),
    );
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = [last.sort_key, last.id];
  }
}

async function* writeRows(
  services: Pick<Services, 'database'>,
  scope: OrganizationScope,
  content: Content,
  now: Date,
): AsyncGenerator<readonly string[], void, undefined> {
  const { head, writeLine } = chooseCells(content.columns);
  yield head;
  const except = new Set(content.except);
  for await (const rows of readPages(services, scope, content, now)) {
    for (const row of rows) {
      if (!except.has(row.id)) yield writeLine(row);
    }
  }
}

/** What no system takes in the name of a file. */
const unnameable = /[\\/:*?"<>|\p{C}]/gu;
const longestName = 80;

/** After the saved view, where one is shown and can still be seen. */
async function nameFile(
  services: Pick<Services, 'database'>,
  scope: OrganizationScope,
  { viewId }: Content,
  now: Date,
): Promise<string> {
  const view =
    viewId === undefined ? undefined : await findViewName(services, scope, contactViews, viewId);
  const letters = [...(view ?? '').replaceAll(unnameable, ' ').replaceAll(/\s+/g, ' ').trim()];
  const name = letters.slice(0, longestName).join('').trim();
  return `contacts-${name === '' ? '' : `${name}-`}${now.toISOString().slice(0, 10)}.csv`;
}

/** The contacts that match, with whole numbers. */
export const contactsWriter: DownloadWriter<TableFile> = {
  permission: 'contacts.export',
  action: 'contacts.exported',
  async write(services, scope, given) {
    const now = services.now();
    const content = downloadContent.parse(given);
    const fileName = await nameFile(services, scope, content, now);
    return { fileName, rows: writeRows(services, scope, content, now) };
  },
};
