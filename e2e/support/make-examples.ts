import type { ApiPerson } from './ask-api.ts';
import { makeRecords } from './make-records.ts';
import { sections } from './settings-sections.ts';

/** Something to show for each parameter of a route, by its name. */
export async function makeExamples(api: ApiPerson) {
  return {
    ...(await makeRecords(api)),
    auditId: await api.runAudit(),
    organizationId: api.organizationId,
    scriptId: await api.requireScript(),
    section: sections,
  };
}
