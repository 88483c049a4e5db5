import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listAudits, showAudit } from './show-audits.ts';
import { startAudit } from './start-audit.ts';

export function createAuditRoutes(
  services: Pick<Services, 'database' | 'effects' | 'now' | 'askForAudit'>,
) {
  const readers = spanningRoute('activity.read').audits;
  return {
    list: readers.list.handler(({ context, input }) => listAudits(services, context.scope, input)),
    show: readers.show.handler(({ context, input }) => showAudit(services, context.scope, input)),
    start: organizationRoute('audits.run').audits.start.handler(({ context }) =>
      startAudit(services, context.scope),
    ),
  };
}
