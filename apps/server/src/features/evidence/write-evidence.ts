import { createArchive } from '@ringfence/domain/evidence/archive';
import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import * as z from 'zod';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { DownloadWriter, PlainFile } from '../downloads/index.ts';
import { packCall } from './pack-call.ts';
import { packExamination } from './pack-examination.ts';
import { packPerson } from './pack-person.ts';
import { type EvidenceServices, preparePack } from './pack-services.ts';
import type { SealedPack } from './seal-pack.ts';

/** What somebody asked for, as it waits to be fetched. */
export const askedEvidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('call'), callId: z.uuid() }),
  z.object({ kind: z.literal('person'), contactId: z.uuid() }),
  z.object({
    kind: z.literal('examination'),
    from: z.string(),
    to: z.string(),
    sampleSize: z.number(),
    seed: z.string(),
  }),
]);

export type AskedEvidence = z.infer<typeof askedEvidence>;

const contentType = 'application/zip';

async function* archivePack({ json, pdf }: SealedPack): AsyncGenerator<Uint8Array> {
  const archive = createArchive();
  yield* archive.add(json);
  yield* archive.add(pdf);
  yield* archive.finish();
}

async function write(
  services: EvidenceServices,
  scope: OrganizationScope,
  asked: AskedEvidence,
): Promise<PlainFile> {
  const { database } = services;
  switch (asked.kind) {
    case 'call': {
      const subject = { kind: 'call', id: asked.callId };
      const setting = await preparePack(services, scope, { subject, detail: {} });
      const { pack } = await packCall(database, setting, asked.callId);
      const fileName = `evidence-call-${asked.callId}.zip`;
      return { fileName, contentType, pieces: archivePack(pack) };
    }
    case 'person': {
      const subject = { kind: 'contact', id: asked.contactId };
      const setting = await preparePack(services, scope, { subject, detail: {} });
      const pack = await packPerson(database, setting, asked.contactId);
      const fileName = `evidence-person-${asked.contactId}.zip`;
      return { fileName, contentType, pieces: archivePack(pack) };
    }
    case 'examination': {
      const { kind: _kind, ...examination } = asked;
      // The pack keeps the seed as it was typed; the record of activity, which is kept for ever, does not.
      const detail = { ...examination, seed: maskPersonal(asked.seed) };
      const setting = await preparePack(services, scope, { detail });
      const days = `${asked.from.slice(0, 10)}-${asked.to.slice(0, 10)}`;
      const pieces = packExamination(database, setting, examination);
      return { fileName: `evidence-examination-${days}.zip`, contentType, pieces };
    }
  }
}

/** Both files in one archive, written while it is fetched. */
export function createEvidenceWriter(services: EvidenceServices): DownloadWriter<PlainFile> {
  return {
    permission: 'evidence.create',
    write: (_services, scope, content) => write(services, scope, askedEvidence.parse(content)),
  };
}
