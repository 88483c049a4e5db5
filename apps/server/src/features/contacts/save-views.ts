import { type SavedView, savedView } from '@ringfence/contract/contacts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { deleteView, findView, listViews, saveView } from './queries/contact-views.ts';

type ViewServices = Pick<Services, 'database'>;

const presentView = (row: RowOf<typeof listViews.row>): SavedView => ({
  id: row.id,
  name: row.name,
  isShared: row.is_shared,
  isMine: row.is_mine,
  content: savedView.shape.content.parse(row.content),
});

/** The person's own, and those that others share. */
export async function showViews(
  { database }: ViewServices,
  scope: OrganizationScope,
): Promise<{ views: SavedView[] }> {
  const rows = await database.asTenant(scope, (transaction) => transaction.all(listViews));
  return { views: rows.map(presentView) };
}

export function keepView(
  { database }: ViewServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: Pick<SavedView, 'name' | 'isShared' | 'content'>,
): Promise<SavedView> {
  const request = { ...context, operation: 'contacts.saveView', input, output: savedView };
  return writeOnce(database, request, async (transaction) => {
    const values = [input.name, input.isShared, JSON.stringify(input.content)];
    const row = await transaction.first(saveView, values);
    if (row === undefined) throw new Error('the view was not saved');
    return presentView(row);
  });
}

/** Of those that are shared, an admin may delete each, and a member only their own. */
export async function removeView(
  { database }: ViewServices,
  scope: OrganizationScope,
  viewId: string,
): Promise<{ viewId: string }> {
  return database.asTenant(scope, async (transaction) => {
    if ((await transaction.first(findView, [viewId])) === undefined) {
      throw new ProblemError('not_found');
    }
    if ((await transaction.first(deleteView, [viewId])) === undefined) {
      throw new ProblemError('not_permitted');
    }
    return { viewId };
  });
}
