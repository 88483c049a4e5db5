import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { type Figures, type ListRow, presentFigures } from './present-list.ts';
import { countFigures, keepFigures } from './queries/show-lists.ts';

const payload = z.object({ organizationId: z.uuid(), listId: z.uuid() });

/** Counts over the people of a large list, which nobody is kept waiting for. */
export const countListJob: JobDefinition<z.output<typeof payload>> = {
  name: 'count-list',
  payload,
  coalesceBy: ({ listId }) => listId,
  longestSeconds: 300,
};

export type CountedList = Pick<ListRow, 'id' | 'organization_id'>;

/** What can be seen in the transaction of the people of each list. */
export async function countLists(
  transaction: Transaction,
  lists: readonly CountedList[],
  now: Date,
): Promise<Map<string, Figures>> {
  if (lists.length === 0) return new Map();
  const rows = await transaction.all(countFigures, [
    lists.map(({ organization_id }) => organization_id),
    lists.map(({ id }) => id),
    now,
  ]);
  return new Map(rows.map((row) => [row.list_id, presentFigures(row, now)]));
}

/** For the next request. */
export async function keepCounted(
  transaction: Transaction,
  { organization_id, id }: CountedList,
  { contacts, balances, callable, called, countedAt }: Figures,
): Promise<void> {
  const { now, later, never, unknown } = callable;
  const counts = [contacts, JSON.stringify(balances), now, later, never, unknown, called];
  await transaction.all(keepFigures, [organization_id, id, ...counts, countedAt]);
}

export async function countList(
  services: Pick<Services, 'database' | 'now'> & {
    effects: Pick<Services['effects'], 'wakeRelay'>;
  },
  { organizationId, listId }: z.output<typeof payload>,
): Promise<void> {
  const { database, effects, now } = services;
  const list = { organization_id: organizationId, id: listId };
  await database.asSystem(async (transaction) => {
    const figures = (await countLists(transaction, [list], now())).get(listId);
    if (figures === undefined) return;
    await keepCounted(transaction, list, figures);
    await publishEvents(transaction, effects.wakeRelay, [
      { organizationId, event: { kind: 'lists_changed' } },
    ]);
  });
}
