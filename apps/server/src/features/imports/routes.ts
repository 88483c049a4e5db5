import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { importFile } from './import-file.ts';
import { showImport, showRejections } from './show-import.ts';

export function createImportRoutes(services: Pick<Services, 'database' | 'effects' | 'now'>) {
  const importers = organizationRoute('contacts.import');
  const readers = spanningRoute('contacts.import');
  return {
    create: importers.imports.create.handler(({ context, input }) =>
      importFile(services, context, input),
    ),
    show: readers.imports.show.handler(({ context, input }) =>
      showImport(services, context.scope, input.importId),
    ),
    rejections: readers.imports.rejections.handler(({ context, input }) =>
      showRejections(services, context.scope, input.importId),
    ),
  };
}
