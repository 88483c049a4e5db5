import type { FreedContact, SamePerson } from '@ringfence/contract/persons';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { type HumanRow, listFreed, presentLinked, presentParted } from './present-human.ts';
import { findContact, listHuman, listParted } from './queries.ts';

type ShowServices = Pick<Services, 'database'>;

interface Human {
  key: [organizationId: string, contactId: string];
  asked: HumanRow;
  others: HumanRow[];
}

async function findHuman(
  transaction: Transaction,
  scope: TenantScope,
  contactId: string,
): Promise<Human> {
  const contact = await transaction.first(inScope(scope, findContact), [contactId]);
  if (contact === undefined) throw new ProblemError('not_found');
  const key: Human['key'] = [contact.organization_id, contactId];
  const [asked, ...others] = await transaction.all(listHuman, key);
  if (asked === undefined) throw new ProblemError('not_found');
  return { key, asked, others };
}

/** Which contacts are the same human, and what binds from each of them. */
export function showHuman(
  { database }: ShowServices,
  scope: TenantScope,
  contactId: string,
): Promise<SamePerson> {
  return database.asTenant(scope, async (transaction) => {
    const { key, asked, others } = await findHuman(transaction, scope, contactId);
    const parted = await transaction.all(listParted, key);
    return {
      contactId,
      linked: others.map((other) => presentLinked(other, asked)),
      parted: parted.map(presentParted),
    };
  });
}

/** What an admin sees before they part a contact from the others. */
export function previewParting(
  { database }: ShowServices,
  scope: TenantScope,
  contactId: string,
): Promise<{ linkedIds: string[]; freed: FreedContact[] }> {
  return database.asTenant(scope, async (transaction) => {
    const { asked, others } = await findHuman(transaction, scope, contactId);
    const linkedIds = others.map(({ contact_id }) => contact_id);
    return { linkedIds, freed: listFreed(asked, others) };
  });
}
