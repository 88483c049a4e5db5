import { canonicalise } from '@ringfence/domain/evidence/canonical-json';
import {
  type EvidencePack,
  type Manifest,
  type PackKind,
  packFormat,
} from '@ringfence/domain/evidence/pack-format';
import { hashSections, manifestText } from '@ringfence/domain/evidence/seal-sections';
import { sha256 } from '../../platform/activity/seal-hash.ts';
import type { Sections } from './collect-call.ts';
import { drawReport } from './report/draw-report.ts';
import type { Block } from './report/report.ts';
import type { EvidenceSigner } from './signing-key.ts';

export interface PackContent {
  kind: PackKind;
  /** The name of both files, without their endings. */
  fileName: string;
  organization: { id: string; name: string };
  subjectId: string;
  createdAt: Date;
  release: string;
  sections: Sections;
  title: string;
  lead: string;
  blocks: readonly Block[];
  /** Further files that are signed for, with their hashes. */
  files?: Record<string, string>;
}

/** Something to read and the same to check. */
export interface SealedPack {
  json: { name: string; bytes: Uint8Array };
  pdf: { name: string; bytes: Uint8Array };
}

/** Draws what people read, and signs the hashes of all of it. */
export async function sealPack(content: PackContent, signer: EvidenceSigner): Promise<SealedPack> {
  const { kind, fileName, organization, subjectId, createdAt, release, title, lead } = content;
  const foot = `${fileName} · ${createdAt.toISOString()}`;
  const drawn = await drawReport({ title, lead, foot, createdAt, blocks: content.blocks });
  const pdf = { name: `${fileName}.pdf`, bytes: drawn };
  // As JSON holds them: nothing that it cannot say is hashed.
  const sections: Sections = JSON.parse(JSON.stringify(content.sections));
  const manifest: Manifest = {
    kind,
    organization,
    subjectId,
    createdAt: createdAt.toISOString(),
    release,
    sections: hashSections(sections, sha256),
    files: { ...content.files, [pdf.name]: sha256(pdf.bytes) },
  };
  const value = signer.sign(manifestText(manifest)).toString('base64');
  const pack: EvidencePack = {
    format: packFormat,
    manifest,
    sections,
    signature: { algorithm: 'Ed25519', keyId: signer.keyId, value },
  };
  const bytes = Buffer.from(canonicalise(pack), 'utf8');
  return { json: { name: `${fileName}.json`, bytes }, pdf };
}
