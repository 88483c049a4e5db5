import type { Database } from '../../platform/database/database.ts';
import { collectPerson } from './collect-person.ts';
import type { PackSetting } from './pack-services.ts';
import { describePerson } from './report/describe-person.ts';
import { fieldsOf, showMoment, showValue } from './report/show-value.ts';
import { type SealedPack, sealPack } from './seal-pack.ts';

/** The evidence of everything about a person. */
export async function packPerson(
  database: Database,
  { scope, signer, ...setting }: PackSetting,
  contactId: string,
): Promise<SealedPack> {
  const sections = await database.asTenant(scope, (transaction) =>
    collectPerson(transaction, scope.organizationId, contactId, setting.createdAt),
  );
  const fileName = `evidence-person-${contactId}`;
  const { fullName = contactId } = fieldsOf(sections.person);
  return sealPack(
    {
      ...setting,
      kind: 'person',
      fileName,
      subjectId: contactId,
      sections,
      title: 'Evidence about a person',
      lead: `${setting.organization.name} about ${showValue(fullName)}, ${showMoment(setting.createdAt.toISOString())}`,
      blocks: describePerson(sections, fileName),
    },
    signer,
  );
}
