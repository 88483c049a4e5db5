import { ProblemError } from '../../platform/http/problem.ts';
import {
  organizationRoute,
  personalRoute,
  requirePlace,
  spanningRoute,
} from '../../platform/http/procedures.ts';
import { askForDownload } from '../downloads/index.ts';
import type { LimitServices } from '../limits/index.ts';
import { keepView, removeView, showViews } from '../saved-views/index.ts';
import { actionPermissions, undoPermissions } from './bulk-action.ts';
import { contactViews } from './contact-views.ts';
import { countContacts } from './count-contacts.ts';
import { cancelAction, showAction, undoAction } from './end-action.ts';
import { listContacts } from './list-contacts.ts';
import { mergeLists } from './merge-lists.ts';
import { startAction } from './start-action.ts';
import type { ActionServices } from './write-action.ts';

/** Many contacts: finding, counting and downloading them, and doing something to all of them. */
export function createFindingRoutes(services: ActionServices & LimitServices) {
  const { contacts: readers } = spanningRoute('contacts.read');
  const { contacts: lookers } = organizationRoute('contacts.read');
  const { contacts: people } = personalRoute('contacts.read');
  const { contacts: workers } = organizationRoute('contacts.work');
  const { contacts: exporters } = organizationRoute('contacts.export');
  return {
    list: readers.list.handler(({ context, input }) =>
      listContacts(services, context.scope, input),
    ),
    count: readers.count.handler(({ context, input }) =>
      countContacts(services, context.scope, input),
    ),
    act: workers.act.handler(async ({ context, input }) => {
      await requirePlace(context, context.principal, actionPermissions[input.action.kind]);
      return startAction(services, context, input);
    }),
    showAction: lookers.showAction.handler(({ context, input }) =>
      showAction(services, context.scope, input.actionId),
    ),
    cancelAction: workers.cancelAction.handler(({ context, input }) =>
      cancelAction(services, context.scope, input.actionId),
    ),
    undoAction: workers.undoAction.handler(async ({ context, input }) => {
      const { kind } = await showAction(services, context.scope, input.actionId);
      const permission = undoPermissions[kind];
      if (permission === undefined) {
        throw new ProblemError('conflict', 'Notes and merged lists are not taken back.');
      }
      await requirePlace(context, context.principal, permission);
      return undoAction(services, context, input);
    }),
    download: exporters.download.handler(({ context, input }) =>
      askForDownload(services, context, { kind: 'contacts', content: input }),
    ),
    listViews: people.listViews.handler(({ context }) =>
      showViews(services, context.scope, contactViews),
    ),
    saveView: people.saveView.handler(({ context, input }) =>
      keepView(services, context, contactViews, input),
    ),
    deleteView: people.deleteView.handler(({ context, input }) =>
      removeView(services, context.scope, contactViews, input.viewId),
    ),
  };
}

/** Merging lists is something done to many contacts, though it is asked for where the lists are. */
export function createMergeRoutes(services: ActionServices) {
  const { lists: editors } = organizationRoute('lists.edit');
  return {
    merge: editors.merge.handler(({ context, input }) => mergeLists(services, context, input)),
  };
}
