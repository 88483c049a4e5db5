import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { askForDownload } from '../downloads/index.ts';
import { limitPerson } from '../limits/index.ts';
import { askStep } from './ask-step.ts';
import { askToStore } from './ask-to-store.ts';
import { beginUpload } from './begin-upload.ts';
import { cancelImport } from './cancel-import.ts';
import { checkImport } from './check-import.ts';
import { finishUpload, inspectAgain } from './finish-upload.ts';
import { importFile } from './import-file.ts';
import { keepDraft } from './keep-draft.ts';
import { previewRows } from './preview-rows.ts';
import { refuseUpload } from './refuse-upload.ts';
import { listChunks, sendChunk } from './send-chunk.ts';
import { showCallable } from './show-callable.ts';
import { requireImport, showImport, showImports } from './show-import.ts';
import { forgetLayout, showLayouts } from './show-layouts.ts';
import { showRejections } from './show-rejections.ts';
import { explainUndo } from './store/index.ts';

export type ImportServices = Pick<
  Services,
  | 'database'
  | 'effects'
  | 'now'
  | 'log'
  | 'settings'
  | 'askForStep'
  | 'askForCleaning'
  | 'readFreeBytes'
>;

export function createImportRoutes(services: ImportServices) {
  const importers = organizationRoute('contacts.import');
  const readers = spanningRoute('contacts.import');
  return {
    create: importers.imports.create.handler(({ context, input, signal }) =>
      importFile(services, { ...context, signal }, input),
    ),
    begin: importers.imports.begin.handler(({ context, input }) =>
      beginUpload(services, context, input),
    ),
    sendChunk: importers.imports.sendChunk.handler(({ context, input }) =>
      sendChunk(services, context.scope, input),
    ),
    listChunks: importers.imports.listChunks.handler(({ context, input }) =>
      listChunks(services, context.scope, input.importId),
    ),
    finishUpload: importers.imports.finishUpload.handler(({ context, input }) =>
      finishUpload(services, context.scope, input.importId),
    ),
    list: readers.imports.list.handler(({ context, input }) =>
      showImports(services, context.scope, input),
    ),
    show: readers.imports.show.handler(({ context, input }) =>
      showImport(services, context.scope, input.importId),
    ),
    inspect: importers.imports.inspect.handler(({ context, input }) =>
      inspectAgain(services, context.scope, input),
    ),
    preview: importers.imports.preview.handler(({ context, input }) =>
      previewRows(services, context.scope, input),
    ),
    keepDraft: importers.imports.keepDraft.handler(({ context, input }) =>
      keepDraft(services, context.scope, input),
    ),
    check: importers.imports.check.handler(({ context, input }) =>
      checkImport(services, context.scope, input),
    ),
    store: importers.imports.store.handler(({ context, input }) =>
      askToStore(services, context.scope, input),
    ),
    cancel: importers.imports.cancel.handler(({ context, input }) =>
      cancelImport(services, context.scope, input.importId),
    ),
    undo: importers.imports.undo.handler(({ context, input }) =>
      askStep(services, context.scope, {
        importId: input.importId,
        state: 'undoing',
        from: ['stored'],
        done: ['undoing', 'undone'],
        async prepare(transaction) {
          const { reason } = await explainUndo(transaction, input.importId);
          if (reason !== null) throw refuseUpload('undo_refused', reason);
        },
      }),
    ),
    callable: readers.imports.callable.handler(({ context, input }) =>
      showCallable(services, context.scope, input),
    ),
    rejections: readers.imports.rejections.handler(async ({ context, input }) => {
      // Its rows hold whole numbers.
      await limitPerson(services, context, 'numbers');
      return showRejections(services, context.scope, input);
    }),
    downloadRejections: importers.imports.downloadRejections.handler(async ({ context, input }) => {
      await requireImport(services, context.scope, input.importId);
      const content = { importId: input.importId, language: input.language };
      return askForDownload(services, context, { kind: 'rejections', content });
    }),
    listLayouts: importers.imports.listLayouts.handler(({ context }) =>
      showLayouts(services, context.scope),
    ),
    deleteLayout: importers.imports.deleteLayout.handler(({ context, input }) =>
      forgetLayout(services, context.scope, input.layoutId),
    ),
  };
}
