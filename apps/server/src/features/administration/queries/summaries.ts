import { defineStatement, type RowShape } from '../../../platform/database/statement.ts';

const summaryRow = {
  id: 'uuid',
  name: 'text',
  created_at: 'timestamptz',
  suspended_at: 'timestamptz?',
  suspended_because: 'text?',
  members: 'int8',
  contacts: 'int8',
  has_more_contacts: 'bool',
  calls_under_way: 'int8',
  calls: 'int8',
  minutes: 'int8',
} as const satisfies RowShape;

const mostCounted = 10_000;
const countAll = `
  select count(*) as contacts, false as has_more from contacts where organization_id = page.id`;
/** For a list, of which one organization with millions must not hold up the others. */
const countSome = `
  select least(count(*), ${mostCounted}) as contacts, count(*) > ${mostCounted} as has_more
  from (
    select from contacts where organization_id = page.id limit ${mostCounted} + 1) as counted`;

/**
 * What the organizations of one page hold and use, all at once. $1 is the present moment: an id tells
 * when its call was reserved, so this month is a range of ids and reads the one part that holds it.
 * Carriers charge for every minute that has begun, so an answered call has one at least.
 */
const summarise = (page: string, countContacts: string, order: string): string => `
  select page.id, page.name, page.created_at, page.suspended_at, page.suspended_because,
    member.members, contact.contacts, contact.has_more as has_more_contacts,
    under_way.calls as calls_under_way, used.calls, used.minutes
  from (${page}) page
  cross join lateral (
    select count(*) as members from user_organizations where organization_id = page.id) member
  cross join lateral (${countContacts}) contact
  cross join lateral (
    select count(*) as calls from calls_under_way
    where organization_id = page.id) under_way
  cross join lateral (
    select count(*) as calls,
      coalesce(sum(greatest(ceil(talk_seconds / 60.0), 1)) filter (
        where answered_at is not null and talk_seconds is not null), 0)::bigint as minutes
    from calls_now
    where organization_id = page.id and placing_at is not null
      and id >= first_id_of(date_trunc('month', $1::timestamptz, 'UTC'))
      and id < first_id_of((date_trunc('month', $1::timestamptz at time zone 'UTC')
        + interval '1 month') at time zone 'UTC')) used
  ${order}`;

const columns = 'id, name, created_at, suspended_at, suspended_because';
const nameOf = (row: string) => `lower(${row}.name)`;
const ageOf = (row: string) => `${row}.created_at`;

/** $2 a part of the name, $3 the state, $4 the last organization of the page before, $5 how many. */
function listBy(key: typeof nameOf, order: 'asc' | 'desc'): string {
  const beyond = order === 'asc' ? '>' : '<';
  const sorted = (row: string) => `order by ${key(row)} ${order}, ${row}.id ${order}`;
  const page = `
    select ${columns} from organizations organization
    where deleted_at is null
      and ($2::text is null or strpos(lower(name), lower($2)) > 0)
      and ($3::text is null or (suspended_at is null) = ($3 = 'active'))
      and ($4::uuid is null or (${key('organization')}, organization.id) ${beyond} (
        select ${key('last')}, last.id from organizations last where last.id = $4))
    ${sorted('organization')}
    limit $5`;
  return summarise(page, countSome, sorted('page'));
}

export const listByName = defineStatement({
  name: 'administration.list_by_name',
  text: listBy(nameOf, 'asc'),
  row: summaryRow,
});

export const listByNameDescending = defineStatement({
  name: 'administration.list_by_name_descending',
  text: listBy(nameOf, 'desc'),
  row: summaryRow,
});

export const listByAge = defineStatement({
  name: 'administration.list_by_age',
  text: listBy(ageOf, 'asc'),
  row: summaryRow,
});

export const listByAgeDescending = defineStatement({
  name: 'administration.list_by_age_descending',
  text: listBy(ageOf, 'desc'),
  row: summaryRow,
});

export const findSummary = defineStatement({
  name: 'administration.find_summary',
  text: summarise(
    `select ${columns} from organizations where id = $2 and deleted_at is null`,
    countAll,
    '',
  ),
  row: summaryRow,
});
