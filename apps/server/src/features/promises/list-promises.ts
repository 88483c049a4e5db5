import {
  type ContactPromise,
  type ListedPromise,
  type PromiseFilter,
  type PromiseOrder,
  type PromiseSum,
  promiseSum,
} from '@ringfence/contract/promises';
import { momentOf } from '@ringfence/domain/zones/convert-time';
import { numberDay } from '@ringfence/domain/zones/local-days';
import * as z from 'zod';
import {
  cutPageAt,
  decodePlace,
  encodePlace,
  firstId,
  lastId,
} from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { loadPolicy } from '../compliance/index.ts';
import { findSearched } from './find-searched.ts';
import { presentPromise } from './present-promise.ts';
import {
  findCampaignHome,
  findContact,
  findZone,
  listLatestDue,
  listNewest,
  listPromises,
  listSoonestDue,
  sumOfCampaign,
} from './queries.ts';

const lists = {
  latest_due: listLatestDue,
  soonest_due: listSoonestDue,
  newest: listNewest,
} as const;

/** Where each list begins. */
const beginnings = {
  latest_due: ['9999-12-31', lastId],
  soonest_due: ['0001-01-01', firstId],
  newest: ['9999-12-31T00:00:00.000Z', lastId],
} as const;
const dayPlace = z.tuple([z.iso.date(), z.uuid()]);
const momentPlace = z.tuple([z.iso.datetime(), z.uuid()]);

export interface PromisePage extends PromiseFilter {
  limit: number;
  cursor?: string | undefined;
  order?: PromiseOrder | undefined;
}

/** Days on which promises were settled, as moments; across organizations, days are those of UTC. */
async function readSettled(
  transaction: Transaction,
  { organizationId }: TenantScope,
  { settledFrom, settledTo }: PromiseFilter,
): Promise<(Date | null)[]> {
  if (settledFrom === undefined && settledTo === undefined) return [null, null];
  const place =
    organizationId === null ? undefined : await transaction.first(findZone, [organizationId]);
  const begin = (day: string | undefined, later: number) =>
    day === undefined ? null : momentOf(place?.zone ?? 'UTC', numberDay(day) + later, 0);
  return [begin(settledFrom, 0), begin(settledTo, 1)];
}

/** Promises of a campaign are those of its organization, for super administrators too. */
async function findHome(
  database: Services['database'],
  scope: TenantScope,
  campaignId: string | undefined,
): Promise<TenantScope> {
  if (campaignId === undefined) return scope;
  const found = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, findCampaignHome), [campaignId]),
  );
  if (found === undefined) throw new ProblemError('not_found');
  return { ...scope, organizationId: found.organization_id };
}

/** What the calls of a campaign brought, by state and currency. */
export async function sumCampaignPromises(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  campaignId: string,
): Promise<{ sums: PromiseSum[] }> {
  const home = await findHome(database, scope, campaignId);
  const rows = await database.asTenant(home, (transaction) =>
    transaction.all(sumOfCampaign, [campaignId]),
  );
  const sums = rows.map(({ state, currency, promises, amount_minor: amountMinor }) => ({
    state: promiseSum.shape.state.parse(state),
    promises,
    amount: { amountMinor, currency },
  }));
  return { sums };
}

/** Of an organization, or of all for super administrators. */
export async function listOrganizationPromises(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  input: PromisePage,
): Promise<{ promises: ListedPromise[]; nextCursor: string | null; isSearchCut: boolean }> {
  const {
    limit,
    cursor,
    order = 'latest_due',
    dueFrom = '0001-01-01',
    dueTo = '9999-12-31',
  } = input;
  const place = order === 'newest' ? momentPlace : dayPlace;
  const from =
    cursor === undefined ? beginnings[order] : decodePlace<[string, string]>(place, cursor);
  const home = await findHome(database, scope, input.campaignId);
  return database.asTenant(home, async (transaction) => {
    const { people, isSearchCut } = await findSearched(transaction, input.search);
    const settled = await readSettled(transaction, scope, input);
    const rows = await transaction.all(inScope(home, lists[order]), [
      ...[...from, dueFrom, dueTo, limit + 1],
      ...[input.state ?? null, input.madeHow ?? null, ...settled, people],
      input.campaignId ?? null,
    ]);
    const { shown, nextCursor } = cutPageAt(rows, limit, ({ due_on, made_at, id }) =>
      encodePlace([order === 'newest' ? made_at.toISOString() : due_on, id]),
    );
    const promises = shown.map((row) => ({
      ...presentPromise(row),
      organization: presentOrganization(row),
      contact: { id: row.contact_id, fullName: row.full_name },
      debt: { reference: row.reference, creditor: row.creditor },
    }));
    return { promises, nextCursor, isSearchCut };
  });
}

/** With what the policy accepts, which the form for a new one asks for. */
export function listContactPromises(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  contactId: string,
) {
  return database.asTenant(scope, async (transaction) => {
    const found = await transaction.first(inScope(scope, findContact), [contactId]);
    if (found === undefined) throw new ProblemError('not_found');
    const { organization_id: organizationId } = found;
    const rows = await transaction.all(listPromises, [organizationId, contactId]);
    const { policy } = await loadPolicy(transaction, organizationId);
    const promises: ContactPromise[] = rows.map(presentPromise);
    const { promiseTerms: terms, promiseGraceDays: graceDays, promiseBinds: binds } = policy;
    return { promises, rules: { terms, graceDays, binds } };
  });
}
