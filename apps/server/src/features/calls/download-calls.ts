import {
  type Call,
  type CallColumn,
  callColumn,
  callFilter,
  callOrder,
} from '@ringfence/contract/calls';
import { writeMicro } from '@ringfence/domain/money/write-cost';
import * as z from 'zod';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import type { DownloadWriter, TableFile } from '../downloads/index.ts';
import { walkCalls } from './list-calls.ts';
import { presentCall } from './present-call.ts';
import { readFilter } from './read-filter.ts';

const downloadContent = z.object({
  filter: callFilter,
  order: callOrder,
  columns: z.array(callColumn).optional(),
});

type Content = z.infer<typeof downloadContent>;

const rowsAtOnce = 2_000;
const stepsAtOnce = 50_000;

interface Cells {
  heads: readonly string[];
  read(call: Call): readonly (string | number | null)[];
}

/** What each column is in a file. Numbers stay masked. */
const cellsOf: Readonly<Record<CallColumn, Cells>> = {
  time: {
    heads: ['time', 'time zone of the person'],
    read: ({ reservedAt, contact }) => [reservedAt, contact.zone],
  },
  person: { heads: ['contact'], read: ({ contact }) => [contact.fullName] },
  phone: { heads: ['phone'], read: ({ phone }) => [phone] },
  list: { heads: ['list'], read: ({ list }) => [list?.name ?? null] },
  campaign: { heads: ['campaign'], read: ({ campaign }) => [campaign?.name ?? null] },
  outcome: {
    heads: ['state', 'outcome', 'outcome before correction'],
    read: ({ state, outcome, outcomeBefore }) => [state, outcome, outcomeBefore],
  },
  talk: { heads: ['seconds'], read: ({ talkSeconds }) => [talkSeconds] },
  attempt: {
    heads: ['attempt', 'attempts at most'],
    read: ({ attempt, mostAttempts }) => [attempt, mostAttempts],
  },
  carrier: {
    heads: ['carrier', 'carrier account', 'reaches people'],
    read: ({ carrier, account, isSimulated }) => [
      carrier,
      account?.name ?? null,
      isSimulated ? 'no' : 'yes',
    ],
  },
  caller_id: { heads: ['caller ID'], read: ({ callerId }) => [callerId] },
  answered_by: { heads: ['answered by'], read: ({ answeredBy }) => [answeredBy] },
  cost: {
    heads: ['cost', 'currency of the cost'],
    read: ({ cost }) =>
      cost === null ? [null, null] : [writeMicro(cost.amountMicro), cost.currency],
  },
};

/** Page by page, each in a transaction of its own: none is open while a slow browser takes its time. */
async function* readPages(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  { filter, order }: Content,
): AsyncGenerator<Call[], void, undefined> {
  const read = await database.asTenant(scope, (transaction) =>
    readFilter(transaction, scope, filter),
  );
  let after: string | null = null;
  do {
    const walk = { order, after, most: rowsAtOnce, steps: stepsAtOnce };
    const found: Awaited<ReturnType<typeof walkCalls>> = await database.asTenant(
      scope,
      (transaction) => walkCalls(transaction, read, walk),
    );
    yield found.rows.map(presentCall);
    after = found.next;
  } while (after !== null);
}

async function* writeRows(
  services: Pick<Services, 'database'>,
  scope: OrganizationScope,
  content: Content,
): AsyncGenerator<readonly string[], void, undefined> {
  const columns = [...new Set(content.columns ?? callColumn.options)].map((id) => cellsOf[id]);
  yield ['id', ...columns.flatMap(({ heads }) => heads)];
  for await (const calls of readPages(services, scope, content)) {
    for (const call of calls) {
      yield [
        call.id,
        ...columns.flatMap(({ read }) => read(call)).map((cell) => String(cell ?? '')),
      ];
    }
  }
}

/** The calls that match, with masked numbers. */
export const callsWriter: DownloadWriter<TableFile> = {
  permission: 'calls.export',
  action: 'calls.exported',
  write(services, scope, given) {
    const content = downloadContent.parse(given);
    const fileName = `calls-${services.now().toISOString().slice(0, 10)}.csv`;
    return { fileName, rows: writeRows(services, scope, content) };
  },
};
