import { spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { showList, showLists } from './show-lists.ts';

export function createListRoutes(services: Pick<Services, 'database'>) {
  const readers = spanningRoute('contacts.read');
  return {
    list: readers.lists.list.handler(({ context, input }) =>
      showLists(services, context.scope, input),
    ),
    show: readers.lists.show.handler(({ context, input }) =>
      showList(services, context.scope, input.listId),
    ),
  };
}
