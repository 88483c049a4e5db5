import { foundPeople } from '../../platform/database/found-people.ts';
import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

const promiseFields = `promise.id, promise.plan_id, promise.debt_id, promise.amount_minor, promise.currency,
      promise.due_on::text as due_on, promise.state, promise.made_how, promise.made_at, promise.call_id,
      promise.settled_at, promise.cancelled_because, promise.reminder_state, reminder.next_at as reminder_at,
      reminder.state = 'blocked' as is_reminder_blocked, recorder.id as recorder_id,
      recorder.full_name as recorder_name`;

/** Where the reminder stands among the calls, while it has its place there. */
const joinReminder = `
    left join targets reminder on promise.reminder_state = 'scheduled'
      and reminder.organization_id = promise.organization_id
      and reminder.campaign_id = promise.reminder_campaign_id and reminder.contact_id = promise.contact_id`;

export const promiseRow = {
  id: 'uuid',
  plan_id: 'uuid',
  debt_id: 'uuid',
  amount_minor: 'int8',
  currency: 'text',
  due_on: 'text',
  state: 'text',
  made_how: 'text',
  made_at: 'timestamptz',
  call_id: 'uuid?',
  settled_at: 'timestamptz?',
  cancelled_because: 'text?',
  reminder_state: 'text?',
  reminder_at: 'timestamptz?',
  is_reminder_blocked: 'bool?',
  recorder_id: 'uuid?',
  recorder_name: 'text?',
} as const;

export const findContact = defineSpanning({
  name: 'promises.find_contact',
  text: (covers) => `
    select contact.organization_id from contacts contact
    where ${covers('contact.organization_id')} and contact.id = $1`,
  row: { organization_id: 'uuid' },
});

/** What is open comes first, by its day; then what was settled, the newest first. */
export const listPromises = defineStatement({
  name: 'promises.list_of_contact',
  text: `
    select ${promiseFields}
    from promises promise
    left join profiles recorder on recorder.id = promise.recorded_by ${joinReminder}
    where promise.organization_id = $1 and promise.contact_id = $2
    order by promise.state <> 'open', case when promise.state = 'open' then promise.due_on end,
      promise.made_at desc, promise.due_on, promise.id
    limit 500`,
  row: promiseRow,
});

/**
 * Those after a place ($1, $2), due between days ($3, $4), so many ($5); where these are asked for, of a state ($6), made
 * in a way ($7), settled between moments ($8, $9), of people ($10), brought by a campaign ($11).
 */
const listIn = (
  name: string,
  column: string,
  type: 'date' | 'timestamptz',
  direction: 'asc' | 'desc',
) =>
  defineSpanning({
    name,
    text: (covers) => `
    select ${promiseFields}, ${organizationFields}, contact.id as contact_id, contact.full_name,
      debt.creditor, debt.reference
    from (select * from promises promise
      where ${covers('promise.organization_id')}
        and (${column}, promise.id) ${direction === 'asc' ? '>' : '<'} ($1::${type}, $2::uuid)
        and promise.due_on >= $3::date and promise.due_on <= $4::date
        and ($6::text is null or promise.state = $6) and ($7::text is null or promise.made_how = $7)
        and ($8::timestamptz is null or promise.settled_at >= $8)
        and ($9::timestamptz is null or promise.settled_at < $9)
        and ($10::uuid[] is null or promise.contact_id = any($10))
        and ($11::uuid is null or promise.campaign_id = $11)
      order by ${column} ${direction}, promise.id ${direction}
      limit $5) promise
    ${joinOrganization('promise.organization_id')}
    join contacts contact on contact.organization_id = promise.organization_id
      and contact.id = promise.contact_id
    join debts debt on debt.organization_id = promise.organization_id and debt.id = promise.debt_id
    left join profiles recorder on recorder.id = promise.recorded_by ${joinReminder}
    order by ${column} ${direction}, promise.id ${direction}`,
    row: {
      ...promiseRow,
      ...organizationRow,
      contact_id: 'uuid',
      full_name: 'text',
      creditor: 'text?',
      reference: 'text',
    },
    isPlannedEachTime: true,
  });

export const listLatestDue = listIn('promises.list', 'promise.due_on', 'date', 'desc');
export const listSoonestDue = listIn('promises.list_soonest', 'promise.due_on', 'date', 'asc');
export const listNewest = listIn('promises.list_newest', 'promise.made_at', 'timestamptz', 'desc');

export const findCampaignHome = defineSpanning({
  name: 'promises.find_campaign_home',
  text: (covers) => `
    select campaign.organization_id from campaigns campaign
    where ${covers('campaign.organization_id')} and campaign.id = $1`,
  row: { organization_id: 'uuid' },
});

/** What the calls of a campaign ($1) brought, along an index that has all of it. */
export const sumOfCampaign = defineStatement({
  name: 'promises.sum_of_campaign',
  text: `
    select state, currency, count(*) as promises, sum(amount_minor)::bigint as amount_minor
    from promises
    where organization_id = current_organization_id() and campaign_id = $1
    group by 1, 2 order by sum(amount_minor) desc, 1, 2`,
  row: { state: 'text', currency: 'text', promises: 'int8', amount_minor: 'int8' },
});

/** Whom a search finds, so many ($4) at most, as in every other search. */
export const findPeople = defineStatement({
  name: 'promises.find_people',
  text: `select id from ${foundPeople('$1', '$2', '$3', 'null', '$4')}`,
  row: { id: 'uuid' },
});

export const findZone = defineStatement({
  name: 'promises.find_zone',
  text: `select coalesce(zone, 'UTC') as zone from organizations where id = $1`,
  row: { zone: 'text' },
});

export const findDebt = defineStatement({
  name: 'promises.find_debt',
  text: `
    select contact_id, balance_minor, state from debts
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid', balance_minor: 'int8', state: 'text' },
});

export const findPromise = defineStatement({
  name: 'promises.find_promise',
  text: `
    select contact_id, plan_id, state from promises
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid', plan_id: 'uuid', state: 'text' },
});

export const listWithOpen = defineStatement({
  name: 'promises.list_with_open',
  text: `
    select organization.id as organization_id from organizations organization
    where organization.deleted_at is null and exists (
      select from promises promise
      where promise.organization_id = organization.id and promise.state = 'open')
    order by organization.id`,
  row: { organization_id: 'uuid' },
});

/** Who owes the debts that are settled next. */
export const listOwners = defineStatement({
  name: 'promises.list_owners',
  text: `
    select distinct contact_id from debts
    where organization_id = $1 and id = any($2) order by contact_id`,
  row: { contact_id: 'uuid' },
});

/** Puts people on the list of a policy, if it is still there. Answers who was not on it. */
export const addToList = defineStatement({
  name: 'promises.add_to_list',
  text: `
    insert into list_contacts (organization_id, list_id, contact_id)
    select list.organization_id, list.id, broken.contact_id
    from lists list cross join unnest($3::uuid[]) as broken (contact_id)
    where list.organization_id = $1 and list.id = $2 and list.archived_at is null
    on conflict do nothing
    returning contact_id`,
  row: { contact_id: 'uuid' },
});
