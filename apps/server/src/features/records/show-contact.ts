import type { ContactDetail } from '@ringfence/contract/records';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import {
  presentConsent,
  presentDebt,
  presentInconvenientTime,
  presentOutsideCall,
  presentPhone,
  presentRestriction,
  readCustom,
} from './present-contact.ts';
import {
  findContact,
  listConsents,
  listDebts,
  listInconvenientTimes,
  listListsOfContact,
  listOutsideCalls,
  listPhones,
  listRestrictions,
} from './queries/show.ts';

/** One person, and everything that was entered about them. */
export function showContact(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  contactId: string,
): Promise<ContactDetail> {
  return database.asTenant(scope, async (transaction) => {
    const row = await transaction.first(inScope(scope, findContact), [contactId]);
    if (row === undefined) throw new ProblemError('not_found');
    const place = [row.organization_id, contactId];
    const lists = await transaction.all(listListsOfContact, place);
    const phones = await transaction.all(listPhones, place);
    const debts = await transaction.all(listDebts, place);
    const restrictions = await transaction.all(listRestrictions, place);
    const consents = await transaction.all(listConsents, place);
    const inconvenientTimes = await transaction.all(listInconvenientTimes, place);
    const outsideCalls = await transaction.all(listOutsideCalls, place);
    return {
      id: row.id,
      organization: presentOrganization(row),
      fullName: row.full_name,
      externalReference: showReference(row.external_reference),
      email: row.email,
      language: row.language,
      birthYear: row.birth_year,
      bornOn: row.born_on,
      isServiceMember: row.is_service_member,
      address: row.address,
      city: row.city,
      region: row.region,
      postalCode: row.postal_code,
      country: row.country,
      confirmedZone: row.confirmed_zone,
      createdAt: row.created_at.toISOString(),
      custom: readCustom(row.custom),
      revision: row.revision,
      changedAt: row.changed_at?.toISOString() ?? null,
      changedBy: row.changed_by,
      lists: lists.map(({ id, name }) => ({ id, name })),
      phones: phones.map(presentPhone),
      debts: debts.map(presentDebt),
      restrictions: restrictions.map(presentRestriction),
      consents: consents.map(presentConsent),
      inconvenientTimes: inconvenientTimes.map(presentInconvenientTime),
      outsideCalls: outsideCalls.map(presentOutsideCall),
    };
  });
}
