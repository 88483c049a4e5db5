import { contactFilter, contactSort, sortDirection } from '@ringfence/contract/contacts';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { writeAmount } from '@ringfence/domain/money/write-amount';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import type { DownloadWriter } from '../downloads/index.ts';
import { presentCallable } from './present-contact.ts';
import { exportMatching, exportNamed } from './queries/export-contacts.ts';
import { readFilter } from './read-filter.ts';

type Row = RowOf<typeof exportMatching.row>;

/** What a download is asked for with. */
const downloadContent = z.object({
  filter: contactFilter,
  sort: contactSort,
  direction: sortDirection,
  contactIds: z.array(z.uuid()).optional(),
  except: z.array(z.uuid()).default([]),
});

type Content = z.infer<typeof downloadContent>;

const rowsAtOnce = 1_000;

const write = (value: string | number | Date | null): string =>
  value instanceof Date ? value.toISOString() : String(value ?? '');

/** One column each; by these names an upload knows them again. */
const columns: Readonly<Record<string, (row: Row, now: Date) => string>> = {
  name: (row) => row.full_name,
  reference: (row) => showReference(row.external_reference) ?? '',
  phone: (row) => write(row.e164),
  'other phones': (row) => write(row.other_phones),
  email: (row) => write(row.email),
  address: (row) => write(row.address),
  city: (row) => write(row.city),
  state: (row) => write(row.region),
  'postal code': (row) => write(row.postal_code),
  country: (row) => row.country,
  language: (row) => row.language,
  'birth year': (row) => write(row.birth_year),
  balance: ({ balance_minor: amountMinor, currency }) =>
    currency === null ? '' : writeAmount({ amountMinor, currency }),
  currency: (row) => write(row.currency),
  'open debts': (row) => write(row.open_debts),
  'debt state': (row) => row.state,
  'oldest debt': (row) => write(row.oldest_debt_on),
  'last call (UTC)': (row) => write(row.last_called_at),
  'last outcome': (row) => write(row.last_outcome),
  'not to be called': (row) => (row.is_suppressed ? 'yes' : 'no'),
  callable: (row, now) => presentCallable(row, now)?.state ?? '',
  'time zone': (row) => write(row.zone),
  'added (UTC)': (row) => write(row.created_at),
};

/** Page by page, each in a transaction of its own: none is open while a slow browser takes its time. */
async function* readPages(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  content: Content,
  now: Date,
): AsyncGenerator<Row[], void, undefined> {
  const { filter, sort, direction, contactIds } = content;
  if (contactIds !== undefined) {
    yield await database.asTenant(scope, (transaction) =>
      transaction.all(exportNamed, [contactIds]),
    );
    return;
  }
  const matching = readFilter(filter, now);
  let after: readonly [string | null, string | null] = [null, null];
  for (;;) {
    const values = [matching, sort, direction === 'descending', ...after, rowsAtOnce];
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
  yield Object.keys(columns);
  const except = new Set(content.except);
  for await (const rows of readPages(services, scope, content, now)) {
    for (const row of rows) {
      if (!except.has(row.id)) yield Object.values(columns).map((read) => read(row, now));
    }
  }
}

/** The contacts that match, with whole numbers. */
export const contactsWriter: DownloadWriter = {
  permission: 'contacts.export',
  action: 'contacts.exported',
  write(services, scope, content) {
    const now = services.now();
    const rows = writeRows(services, scope, downloadContent.parse(content), now);
    return { fileName: `contacts-${now.toISOString().slice(0, 10)}.csv`, rows };
  },
};
