import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import {
  archiveList,
  type ChangeServices,
  createList,
  renameList,
  restoreList,
} from './change-lists.ts';
import { showList, showLists } from './show-lists.ts';

export function createListRoutes(services: ChangeServices) {
  const readers = spanningRoute('contacts.read');
  const editors = organizationRoute('lists.edit');
  return {
    list: readers.lists.list.handler(({ context, input }) =>
      showLists(services, context.scope, input),
    ),
    show: readers.lists.show.handler(({ context, input }) =>
      showList(services, context.scope, input.listId),
    ),
    create: editors.lists.create.handler(({ context, input }) =>
      createList(services, context, input),
    ),
    rename: editors.lists.rename.handler(({ context, input }) =>
      renameList(services, context, input),
    ),
    archive: editors.lists.archive.handler(({ context, input }) =>
      archiveList(services, context, input),
    ),
    restore: editors.lists.restore.handler(({ context, input }) =>
      restoreList(services, context, input),
    ),
  };
}
