import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { type LimitServices, limitPerson } from '../limits/index.ts';
import { eraseContact } from './erase-contact.ts';
import { exportContact } from './export-contact.ts';
import { showRetention } from './show-retention.ts';

export function createPersonalDataRoutes(
  services: LimitServices & Pick<Services, 'database' | 'effects' | 'now'>,
) {
  const { personalData: readers } = spanningRoute('contacts.read');
  const { personalData: exporters } = organizationRoute('personal_data.export');
  const { personalData: erasers } = organizationRoute('personal_data.erase');
  return {
    showRetention: readers.showRetention.handler(({ context, input }) =>
      showRetention(services, context.scope, input.contactId),
    ),
    export: exporters.export.handler(async ({ context, input }) => {
      await limitPerson(services, context, 'downloads');
      return exportContact(services, context.scope, input.contactId);
    }),
    erase: erasers.erase.handler(({ context, input }) => eraseContact(services, context, input)),
  };
}
