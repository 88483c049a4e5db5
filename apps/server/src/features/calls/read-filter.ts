import type { CallFilter } from '@ringfence/contract/calls';
import { readNumber } from '@ringfence/domain/phone/read-number';
import { momentOf } from '@ringfence/domain/zones/convert-time';
import * as z from 'zod';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { findHome, findPeople, findZone, listStanding } from './queries/list.ts';

/** A name that more people have than this says too little: only calls to the first of them are looked at. */
const mostPeople = 500;
const dayMilliseconds = 86_400_000;
/** No call is older or later, and of years beyond these the database knows no day, or no id. */
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(9000, 0, 1);
const nobody = '00000000-0000-0000-0000-000000000000';

/** A filter as the database's functions read it. */
export interface ReadFilter {
  /** As the database takes it: the calls are those of any of these. */
  asked: string[];
  isSearchCut: boolean;
}

const ids = z.array(z.uuid());

const clampMoment = (moment: number): string =>
  new Date(Math.min(Math.max(moment, earliest), latest)).toISOString();

const readMoment = (moment: string | undefined): string | undefined =>
  moment === undefined ? undefined : clampMoment(Date.parse(moment));

function readDay(zone: string, day: string | undefined, later: number): string | undefined {
  if (day === undefined) return undefined;
  return clampMoment(momentOf(zone, Date.parse(day) / dayMilliseconds + later, 0).getTime());
}

/** Which organization the filter's things are in; undefined where they are in none, or not to be seen. */
async function findPlaces(transaction: Transaction, scope: TenantScope, filter: CallFilter) {
  const { campaignId = null, listId = null, contactId = null } = filter;
  if (campaignId === null && listId === null && contactId === null) {
    return { home: scope.organizationId, campaigns: undefined };
  }
  const named = [campaignId, listId, contactId];
  const found = await transaction.first(inScope(scope, findHome), named);
  if (found === undefined) return { home: nobody, campaigns: undefined };
  const asksForCampaigns = campaignId !== null || listId !== null;
  return {
    home: found.organization_id,
    campaigns: asksForCampaigns ? ids.parse(found.campaigns) : undefined,
  };
}

/** Calls that people agreed on are few: they are looked for among those of the campaigns that made them. */
async function findCampaigns(
  transaction: Transaction,
  home: string | null,
  { origin }: CallFilter,
  named: readonly string[] | undefined,
) {
  if (named !== undefined || home === null || origin === undefined || origin === 'campaign') {
    return named;
  }
  return (await transaction.all(listStanding, [home, origin])).map(({ id }) => id);
}

async function findSearched(transaction: Transaction, search: string | undefined) {
  if (search === undefined || search.trim() === '') return undefined;
  const { numbers, lastFour } = readNumber(search);
  const asked = [search, numbers, lastFour, mostPeople + 1];
  return transaction.all(findPeople, asked);
}

/** Those who are searched for, and the one who is named: both hold where both are asked for. */
function choosePeople(
  home: string | null,
  { contactId }: CallFilter,
  found: readonly { organization_id: string; id: string }[] | undefined,
) {
  if (found === undefined) {
    return contactId === undefined
      ? {}
      : { people: [contactId], organizations: home === null ? [] : [home] };
  }
  const meant = found
    .slice(0, mostPeople)
    .filter(({ id }) => contactId === undefined || id === contactId);
  return {
    people: meant.map(({ id }) => id),
    organizations: [...new Set(meant.map(({ organization_id }) => organization_id))],
  };
}

export async function readFilter(
  transaction: Transaction,
  scope: TenantScope,
  filter: CallFilter,
): Promise<ReadFilter> {
  const { home, campaigns: named } = await findPlaces(transaction, scope, filter);
  const campaigns = await findCampaigns(transaction, home, filter, named);
  const place = home === null ? undefined : await transaction.first(findZone, [home]);
  const zone = place?.zone ?? 'UTC';
  const found = await findSearched(transaction, filter.search);
  const { outcomes = [], state } = filter;
  const isUnderWay = filter.underWay === true || state !== undefined;
  const asked = {
    home,
    zone,
    campaigns,
    origin: filter.origin,
    caller_id: filter.callerId,
    account: filter.accountId,
    answered_by: filter.answeredBy,
    at_least: filter.minimumSeconds,
    at_most: filter.maximumSeconds,
    placed: filter.placed === true ? true : undefined,
    placed_after: readMoment(filter.placedAfter),
    placed_until: readMoment(filter.placedUntil),
    happened: filter.happened,
    from: readDay(zone, filter.from, 0),
    to: readDay(zone, filter.to, 1),
    hour: filter.hour,
    weekday: filter.weekday,
    ...choosePeople(home, filter, found),
  };
  // A call has an outcome or is under way: those of either kind are found one kind after the other. Under way first:
  // what ends in between is found twice, not missed.
  const kinds = [
    ...(isUnderWay ? [{ under_way: true, state }] : []),
    ...(outcomes.length > 0 ? [{ outcomes }] : []),
  ];
  return {
    asked: (kinds.length === 0 ? [{}] : kinds).map((kind) => JSON.stringify({ ...asked, ...kind })),
    isSearchCut: found !== undefined && found.length > mostPeople,
  };
}
