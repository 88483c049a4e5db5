import { organizationRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { addLine, changeLine, listLines, removeLine } from './change-lines.ts';
import { confirmLineVerification, startLineVerification, verifyLine } from './verify-line.ts';

type LineServices = Pick<
  Services,
  'database' | 'effects' | 'log' | 'now' | 'accounts' | 'secrets' | 'settings' | 'verifyNumber'
>;

export function createStaffedLineRoutes(services: LineServices) {
  const readers = organizationRoute('organization.read').staffedLines;
  const editors = organizationRoute('scripts.edit').staffedLines;
  return {
    list: readers.list.handler(({ context }) => listLines(services, context.scope)),
    add: editors.add.handler(({ context, input }) => addLine(services, context, input)),
    change: editors.change.handler(({ context, input }) =>
      changeLine(services, context.scope, input),
    ),
    remove: editors.remove.handler(({ context, input }) =>
      removeLine(services, context.scope, input.lineId),
    ),
    verify: editors.verify.handler(({ context, input }) =>
      verifyLine(services, context.scope, input),
    ),
    startVerification: editors.startVerification.handler(({ context, input }) =>
      startLineVerification(services, context.scope, input),
    ),
    confirmVerification: editors.confirmVerification.handler(({ context, input }) =>
      confirmLineVerification(services, context.scope, input),
    ),
  };
}
