import {
  organizationRoute,
  personalRoute,
  requirePlace,
  spanningRoute,
} from '../../platform/http/procedures.ts';
import { askForDownload } from '../downloads/index.ts';
import type { LimitServices } from '../limits/index.ts';
import type { RecordServices } from '../records/index.ts';
import { keepView, removeView, showViews } from '../saved-views/index.ts';
import { callViews } from './call-views.ts';
import { correctCall } from './correct-call.ts';
import { countCalls } from './count-calls.ts';
import { listCalls } from './list-calls.ts';
import { listChoices } from './list-choices.ts';
import { showCall } from './show-call.ts';

export function createCallRoutes(services: RecordServices & LimitServices) {
  const { calls: readers } = spanningRoute('calls.read');
  const { calls: people } = personalRoute('calls.read');
  const { calls: correctors } = organizationRoute('calls.correct');
  const { calls: exporters } = organizationRoute('calls.export');
  return {
    list: readers.list.handler(({ context, input }) => listCalls(services, context.scope, input)),
    count: readers.count.handler(({ context, input }) =>
      countCalls(services, context.scope, input),
    ),
    choices: readers.choices.handler(({ context }) => listChoices(services, context.scope)),
    show: readers.show.handler(({ context, input }) =>
      showCall(services, context.scope, input.callId),
    ),
    correct: correctors.correct.handler(({ context, input }) =>
      correctCall(
        services,
        {
          ...context,
          async requireLoosening() {
            await requirePlace(context, context.principal, 'calls.loosen');
          },
        },
        input,
      ),
    ),
    download: exporters.download.handler(({ context, input }) =>
      askForDownload(services, context, { kind: 'calls', content: input }),
    ),
    listViews: people.listViews.handler(({ context }) =>
      showViews(services, context.scope, callViews),
    ),
    saveView: people.saveView.handler(({ context, input }) =>
      keepView(services, context, callViews, input),
    ),
    deleteView: people.deleteView.handler(({ context, input }) =>
      removeView(services, context.scope, callViews, input.viewId),
    ),
  };
}
