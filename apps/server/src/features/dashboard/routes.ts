import { spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listHeldBack, listNearLimit } from './list-behind.ts';
import { showDashboard } from './show-dashboard.ts';
import { showMoney } from './show-money.ts';

export function createDashboardRoutes(services: Pick<Services, 'database' | 'now'>) {
  const readers = spanningRoute('calls.read');
  const { dashboard: moneyReaders } = spanningRoute('contacts.read');
  return {
    show: readers.dashboard.show.handler(({ context, input }) =>
      showDashboard(services, context.scope, input),
    ),
    showMoney: moneyReaders.showMoney.handler(({ context, input }) =>
      showMoney(services, context.scope, input),
    ),
    listHeldBack: readers.dashboard.listHeldBack.handler(({ context, input }) =>
      listHeldBack(services, context.scope, input),
    ),
    listNearLimit: readers.dashboard.listNearLimit.handler(({ context, input }) =>
      listNearLimit(services, context.scope, input),
    ),
  };
}
