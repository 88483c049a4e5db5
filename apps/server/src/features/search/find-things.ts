import { callState, outcome } from '@ringfence/contract/calls';
import { campaignState } from '@ringfence/contract/campaigns';
import type { SearchResult } from '@ringfence/contract/search';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { readNumber } from '@ringfence/domain/phone/read-number';
import * as z from 'zod';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import {
  findCalls,
  findCampaigns,
  findContacts,
  findLists,
  listCallsOfContacts,
} from './queries.ts';

/** Of each kind. */
const mostShown = 5;
/** Of so many who match, the best are shown. */
const mostCompared = 50;

type ContactRow = RowOf<typeof findContacts.row>;
type CallRow = RowOf<typeof listCallsOfContacts.row>;

const presentContact = (row: ContactRow): SearchResult['contacts'][number] => ({
  id: row.id,
  organization: presentOrganization(row),
  fullName: row.full_name,
  externalReference: showReference(row.external_reference),
  phone: row.e164 === null ? null : maskPhone(row.e164),
});

const presentCall = (row: CallRow): SearchResult['calls'][number] => ({
  id: row.id,
  organization: presentOrganization(row),
  contactName: row.full_name,
  phone: maskPhone(row.e164),
  state: callState.parse(row.state),
  outcome: outcome.nullable().parse(row.outcome),
  reservedAt: row.reserved_at.toISOString(),
});

/** Those that the search names by an id, or else the newest calls to the people it found. */
async function searchCalls(
  transaction: Transaction,
  scope: TenantScope,
  query: string,
  contacts: readonly ContactRow[],
): Promise<CallRow[]> {
  const id = z.uuid().safeParse(query);
  const values = [id.success ? id.data : null, query, mostShown];
  const named = await transaction.all(inScope(scope, findCalls), values);
  if (named.length > 0 || contacts.length === 0) return named;
  return transaction.all(listCallsOfContacts, [
    contacts.map((row) => row.organization_id),
    contacts.map((row) => row.id),
    mostShown,
  ]);
}

/** What somebody may mean who types this, in the organizations that they reach. */
export function findThings(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  query: string,
): Promise<SearchResult> {
  const { numbers, lastFour } = readNumber(query);
  return database.asTenant(scope, async (transaction) => {
    const person = [query, numbers, lastFour, mostShown, mostCompared];
    const contacts = await transaction.all(findContacts, person);
    const lists = await transaction.all(findLists, [query, mostShown]);
    const campaigns = await transaction.all(findCampaigns, [query, mostShown]);
    const calls = await searchCalls(transaction, scope, query, contacts);
    return {
      contacts: contacts.map(presentContact),
      lists: lists.map((row) => ({
        id: row.id,
        organization: presentOrganization(row),
        name: row.name,
      })),
      campaigns: campaigns.map((row) => ({
        id: row.id,
        organization: presentOrganization(row),
        name: row.name,
        state: campaignState.parse(row.state),
      })),
      calls: calls.map(presentCall),
    };
  });
}
