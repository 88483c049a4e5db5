import type { Database } from '../../platform/database/database.ts';
import { collectCall, type Sections } from './collect-call.ts';
import type { PackSetting } from './pack-services.ts';
import { describeCall } from './report/describe-call.ts';
import { fieldsOf, showMoment, showValue } from './report/show-value.ts';
import { type SealedPack, sealPack } from './seal-pack.ts';

export interface PackedCall {
  pack: SealedPack;
  sections: Sections;
}

/** The evidence of one call. */
export async function packCall(
  database: Database,
  { scope, signer, ...setting }: PackSetting,
  callId: string,
): Promise<PackedCall> {
  const { sections } = await database.asTenant(scope, (transaction) =>
    collectCall(transaction, scope.organizationId, callId),
  );
  const fileName = `evidence-call-${callId}`;
  const { placedAt, reservedAt, number } = fieldsOf(sections.call);
  const name = showValue(fieldsOf(sections.person).fullName);
  const pack = await sealPack(
    {
      ...setting,
      kind: 'call',
      fileName,
      subjectId: callId,
      sections,
      title: 'Evidence of a call',
      lead: `${setting.organization.name} to ${name}, ${showValue(number)}, ${showMoment(placedAt ?? reservedAt)}`,
      blocks: describeCall(sections, fileName),
    },
    signer,
  );
  return { pack, sections };
}
