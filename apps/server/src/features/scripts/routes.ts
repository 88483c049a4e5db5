import { organizationRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { approveVersion } from './approve-version.ts';
import { archiveScript, renameScript, restoreScript } from './change-script.ts';
import { checkDraft } from './check-draft.ts';
import { compareVersions } from './compare-versions.ts';
import { countLacking } from './count-lacking.ts';
import { createScript } from './create-script.ts';
import { showListeners } from './find-listeners.ts';
import { saveDraft } from './save-draft.ts';
import { showScript, showScripts, showVersion } from './show-scripts.ts';
import { withdrawVersion } from './withdraw-version.ts';

export function createScriptRoutes(services: Pick<Services, 'database' | 'effects' | 'now'>) {
  const readers = organizationRoute('organization.read').scripts;
  const editors = organizationRoute('scripts.edit').scripts;
  // What a campaign is started with, so that a program that may start one finds it.
  const campaignReaders = organizationRoute('campaigns.read').scripts;
  // What tells of people.
  const contactReaders = organizationRoute('contacts.read').scripts;
  return {
    list: campaignReaders.list.handler(({ context, input }) =>
      showScripts(services, context.scope, input),
    ),
    show: readers.show.handler(({ context, input }) =>
      showScript(services, context.scope, input.scriptId),
    ),
    showVersion: readers.showVersion.handler(({ context, input }) =>
      showVersion(services, context.scope, input),
    ),
    create: editors.create.handler(({ context, input }) => createScript(services, context, input)),
    rename: editors.rename.handler(({ context, input }) => renameScript(services, context, input)),
    archive: editors.archive.handler(({ context, input }) =>
      archiveScript(services, context, input),
    ),
    restore: editors.restore.handler(({ context, input }) =>
      restoreScript(services, context, input),
    ),
    save: editors.save.handler(({ context, input }) => saveDraft(services, context, input)),
    check: readers.check.handler(({ context, input }) =>
      checkDraft(services, context.scope, input),
    ),
    compare: readers.compare.handler(({ context, input }) =>
      compareVersions(services, context.scope, input),
    ),
    approve: editors.approve.handler(({ context, input }) =>
      approveVersion(services, context, input),
    ),
    withdraw: editors.withdraw.handler(({ context, input }) =>
      withdrawVersion(services, context, input),
    ),
    listeners: contactReaders.listeners.handler(({ context }) =>
      showListeners(services, context.scope),
    ),
    lacking: contactReaders.lacking.handler(({ context, input }) =>
      countLacking(services, context.scope, input),
    ),
  };
}
