import type * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { deleteView, findView, listViews, saveView } from './queries.ts';

type ViewServices = Pick<Services, 'database'>;

interface NewView {
  name: string;
  isShared: boolean;
  content: unknown;
}

/** The views of one table, and what each of them looks like. */
export interface ViewKind<View> {
  kind: 'contacts' | 'calls' | 'campaigns';
  view: z.ZodType<View>;
}

const presentView = <View>({ view }: ViewKind<View>, row: RowOf<typeof listViews.row>): View =>
  view.parse({
    id: row.id,
    name: row.name,
    isShared: row.is_shared,
    isMine: row.is_mine,
    content: row.content,
  });

/** The person's own, and those that others share. */
export async function showViews<View>(
  { database }: ViewServices,
  scope: OrganizationScope,
  kind: ViewKind<View>,
): Promise<{ views: View[] }> {
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(listViews, [kind.kind]),
  );
  return { views: rows.map((row) => presentView(kind, row)) };
}

export function keepView<View>(
  { database }: ViewServices,
  context: { scope: OrganizationScope; headers: Headers },
  kind: ViewKind<View>,
  input: NewView,
): Promise<View> {
  const operation = `${kind.kind}.saveView`;
  const request = { ...context, operation, input, output: kind.view };
  return writeOnce(database, request, async (transaction) => {
    const values = [kind.kind, input.name, input.isShared, JSON.stringify(input.content)];
    const row = await transaction.first(saveView, values);
    if (row === undefined) throw new Error('the view was not saved');
    return presentView(kind, row);
  });
}

/** Of those that are shared, an admin may delete each, and a member only their own. */
export async function removeView(
  { database }: ViewServices,
  scope: OrganizationScope,
  { kind }: Pick<ViewKind<unknown>, 'kind'>,
  viewId: string,
): Promise<{ viewId: string }> {
  return database.asTenant(scope, async (transaction) => {
    if ((await transaction.first(findView, [kind, viewId])) === undefined) {
      throw new ProblemError('not_found');
    }
    if ((await transaction.first(deleteView, [kind, viewId])) === undefined) {
      throw new ProblemError('not_permitted');
    }
    return { viewId };
  });
}

/** What a view is called, where it is there and can be seen. */
export async function findViewName(
  { database }: ViewServices,
  scope: OrganizationScope,
  { kind }: Pick<ViewKind<unknown>, 'kind'>,
  viewId: string,
): Promise<string | undefined> {
  const found = await database.asTenant(scope, (transaction) =>
    transaction.first(findView, [kind, viewId]),
  );
  return found?.name;
}
