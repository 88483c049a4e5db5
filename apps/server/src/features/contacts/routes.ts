import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listContacts } from './list-contacts.ts';
import { liftSuppression, recordSuppression } from './record-suppression.ts';
import { revealPhone } from './reveal-phone.ts';

export function createContactRoutes(services: Pick<Services, 'database' | 'effects' | 'now'>) {
  const readers = spanningRoute('contacts.read');
  const workers = organizationRoute('contacts.work');
  const lifters = organizationRoute('suppressions.lift');
  return {
    list: readers.contacts.list.handler(({ context, input }) =>
      listContacts(services, context.scope, input),
    ),
    revealPhone: workers.contacts.revealPhone.handler(({ context, input }) =>
      revealPhone(services, context.scope, input.phoneId),
    ),
    suppress: workers.contacts.suppress.handler(({ context, input }) =>
      recordSuppression(services, context, input),
    ),
    liftSuppression: lifters.contacts.liftSuppression.handler(({ context, input }) =>
      liftSuppression(services, context, input),
    ),
  };
}
