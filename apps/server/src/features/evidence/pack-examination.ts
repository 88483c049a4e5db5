import { createArchive } from '@ringfence/domain/evidence/archive';
import { sha256 } from '../../platform/activity/seal-hash.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Sections } from './collect-call.ts';
import { type PackedCall, packCall } from './pack-call.ts';
import type { PackSetting } from './pack-services.ts';
import { countCalls, drawCalls } from './queries/sample.ts';
import { describeExamination } from './report/describe-examination.ts';
import { fieldsOf, showValue } from './report/show-value.ts';
import { sealPack } from './seal-pack.ts';

export interface Examination {
  from: string;
  to: string;
  sampleSize: number;
  seed: string;
}

/** Undefined where the person was erased since the call was drawn. */
async function tryToPack(
  database: Database,
  setting: PackSetting,
  callId: string,
): Promise<PackedCall | undefined> {
  try {
    return await packCall(database, setting, callId);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return undefined;
    throw error;
  }
}

function presentCall(callId: string, packed: PackedCall | undefined): Sections {
  if (packed === undefined) return { id: callId, isErased: true };
  const { call, decision } = packed.sections;
  const { verdict, facts } = fieldsOf(decision);
  const placedAt = fieldsOf(call).placedAt;
  return { id: callId, placedAt, verdict, isIntact: fieldsOf(facts).isIntact };
}

/** A pack for each call that is drawn, one after another as they are sent, and the one that binds them last. */
export async function* packExamination(
  database: Database,
  setting: PackSetting,
  examination: Examination,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { from, to, sampleSize, seed } = examination;
  const { drawn, calls } = await database.asTenant(setting.scope, async (transaction) => {
    const counted = await transaction.first(countCalls, [from, to]);
    const rows = await transaction.all(drawCalls, [from, to, seed, sampleSize]);
    return { drawn: rows, calls: counted?.calls ?? 0 };
  });
  const archive = createArchive();
  const files: Record<string, string> = {};
  const listed: Sections[] = [];
  for (const { id } of drawn) {
    const packed = await tryToPack(database, setting, id);
    listed.push(presentCall(id, packed));
    if (packed === undefined) continue;
    for (const { name, bytes } of [packed.pack.json, packed.pack.pdf]) {
      const file = { name: `calls/${name}`, bytes };
      files[file.name] = sha256(bytes);
      yield* archive.add(file);
    }
  }
  const { scope: _scope, signer, ...content } = setting;
  const fileName = 'evidence-examination';
  const sections = { sample: { from, to, sampleSize, seed, calls }, calls: listed };
  const { json, pdf } = await sealPack(
    {
      ...content,
      kind: 'examination',
      fileName,
      subjectId: '',
      sections,
      files,
      title: 'Evidence for an examination',
      lead: `${setting.organization.name}, ${drawn.length} of ${calls} calls placed from ${showValue(from)} until before ${showValue(to)}`,
      blocks: describeExamination(sections, fileName),
    },
    signer,
  );
  yield* archive.add(json);
  yield* archive.add(pdf);
  yield* archive.finish();
}
