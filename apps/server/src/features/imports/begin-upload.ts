import {
  type ImportSummary,
  importSummary,
  largestWorkbookBytes,
} from '@ringfence/contract/imports';
import { estimateWholeWay } from '@ringfence/domain/imports/estimate-space';
import type { ImportKind } from '@ringfence/domain/imports/import-words';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { countOpen, insertUpload, lockUploads } from './queries/uploads.ts';
import { refuseInput, refuseUpload } from './refuse-upload.ts';
import { requireSpace } from './require-space.ts';
import { publishImport } from './run-step.ts';
import { findImportSummary } from './show-import.ts';

/** What lies unfinished takes room that others need. */
const mostOpen = 20;

export interface UploadInput {
  fileName: string;
  fileBytes: number;
  fingerprint: string;
  kind: ImportKind;
}

/** The pieces follow, in any order. */
export async function beginUpload(
  services: Pick<Services, 'database' | 'effects' | 'readFreeBytes'>,
  context: { scope: OrganizationScope; headers: Headers },
  input: UploadInput,
): Promise<ImportSummary> {
  if (/\.xls[xm]?$/i.test(input.fileName) && input.fileBytes > largestWorkbookBytes) {
    throw refuseInput('fileBytes', 'workbook_too_large');
  }
  const request = { ...context, operation: 'imports.begin', input, output: importSummary };
  const { organizationId, userId } = context.scope;
  return writeOnce(services.database, request, async (transaction) => {
    await transaction.all(lockUploads);
    const counted = await transaction.first(countOpen);
    if ((counted?.open ?? 0) >= mostOpen) {
      throw refuseUpload('conflict', 'uploads_too_many', { most: mostOpen });
    }
    await requireSpace(services, estimateWholeWay(input));
    const { kind, fileName, fileBytes, fingerprint } = input;
    const made = await transaction.first(insertUpload, [kind, fileName, fileBytes, fingerprint]);
    if (made === undefined) throw new ProblemError('not_permitted');
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'import.begun',
        subject: { kind: 'import', id: made.id },
      },
    ]);
    await publishImport(services, transaction, { organizationId, importId: made.id });
    return findImportSummary(transaction, made.id);
  });
}
