import type { ImportSummary, Inspection } from '@ringfence/contract/imports';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { type AskingServices, askStep } from './ask-step.ts';
import { wantFormat } from './queries/steps.ts';
import { refuseUpload } from './refuse-upload.ts';

const afterUpload = ['inspecting', 'matching', 'checking', 'checked', 'storing', 'stored'] as const;

/** All pieces are there: the file is looked at. */
export function finishUpload(
  services: AskingServices,
  scope: OrganizationScope,
  importId: string,
): Promise<ImportSummary> {
  return askStep(services, scope, {
    importId,
    state: 'inspecting',
    from: ['uploading'],
    done: afterUpload,
    async prepare(_, { receivedBytes, fileBytes }) {
      if (receivedBytes === fileBytes) return;
      const values = { received: receivedBytes, bytes: fileBytes };
      throw refuseUpload('wrong_step', 'pieces_missing', values);
    },
  });
}

/** Looks at the file once more, as another sheet, header line, encoding or delimiter makes it. */
export function inspectAgain(
  services: AskingServices,
  scope: OrganizationScope,
  { importId, format }: { importId: string; format: Inspection['format'] },
): Promise<ImportSummary> {
  return askStep(services, scope, {
    importId,
    state: 'inspecting',
    from: ['matching', 'checked'],
    prepare: async (transaction) =>
      void (await transaction.all(wantFormat, [importId, JSON.stringify(format)])),
  });
}
