import { organizationRoute } from '../../platform/http/procedures.ts';
import type { LimitServices } from '../limits/index.ts';
import { askForEvidence } from './ask-for-evidence.ts';
import type { EvidenceServices } from './pack-services.ts';
import { addTimeStamp, listHeads } from './show-heads.ts';

export function createEvidenceRoutes(services: EvidenceServices & LimitServices) {
  const { evidence: readers } = organizationRoute('activity.read');
  const { evidence: creators } = organizationRoute('evidence.create');
  return {
    ofCall: creators.ofCall.handler(({ context, input }) =>
      askForEvidence(services, context, { kind: 'call', ...input }),
    ),
    ofPerson: creators.ofPerson.handler(({ context, input }) =>
      askForEvidence(services, context, { kind: 'person', ...input }),
    ),
    ofPeriod: creators.ofPeriod.handler(({ context, input }) =>
      askForEvidence(services, context, { kind: 'examination', ...input }),
    ),
    listHeads: readers.listHeads.handler(({ context, input }) =>
      listHeads(services, context.scope, input),
    ),
    addTimeStamp: creators.addTimeStamp.handler(({ context, input }) =>
      addTimeStamp(services, context.scope, input),
    ),
  };
}
