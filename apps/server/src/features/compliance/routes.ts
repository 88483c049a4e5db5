import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { changePolicy } from './change-policy.ts';
import { listCreditors } from './list-creditors.ts';
import { createPreviewer } from './preview-policy.ts';
import { showLedger } from './show-ledger.ts';
import { listPolicies, showPolicy } from './show-policies.ts';

type ComplianceServices = Pick<
  Services,
  'database' | 'effects' | 'now' | 'judgeOrganizationAgain' | 'tzdataVersion'
>;

export function createComplianceRoutes(services: ComplianceServices) {
  const readers = organizationRoute('organization.read').compliance;
  const editors = organizationRoute('policy.edit').compliance;
  const contactReaders = spanningRoute('contacts.read').compliance;
  const previewPolicy = createPreviewer(services);
  return {
    showPolicy: readers.showPolicy.handler(({ context }) => showPolicy(services, context.scope)),
    listPolicies: readers.listPolicies.handler(({ context }) =>
      listPolicies(services, context.scope),
    ),
    previewPolicy: editors.previewPolicy.handler(({ context, input }) =>
      previewPolicy(context, input.policy),
    ),
    changePolicy: editors.changePolicy.handler(({ context, input }) =>
      changePolicy(services, context, input),
    ),
    listCreditors: editors.listCreditors.handler(({ context }) =>
      listCreditors(services, context.scope),
    ),
    showContact: contactReaders.showContact.handler(({ context, input }) =>
      showLedger(services, context.scope, input),
    ),
  };
}
