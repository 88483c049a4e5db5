import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { RecordServices } from '../records/index.ts';
import { linkContacts, partContacts } from './change-links.ts';
import { previewParting, showHuman } from './show-human.ts';

export function createPersonRoutes(services: RecordServices) {
  const { persons: readers } = spanningRoute('contacts.read');
  const { persons: workers } = organizationRoute('contacts.work');
  const { persons: admins } = organizationRoute('suppressions.lift');
  return {
    show: readers.show.handler(({ context, input }) =>
      showHuman(services, context.scope, input.contactId),
    ),
    link: workers.link.handler(({ context, input }) => linkContacts(services, context, input)),
    previewParting: readers.previewParting.handler(({ context, input }) =>
      previewParting(services, context.scope, input.contactId),
    ),
    part: admins.part.handler(({ context, input }) => partContacts(services, context, input)),
  };
}
