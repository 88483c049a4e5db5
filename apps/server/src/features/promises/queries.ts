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

/** By their day, the last first, before a place ($1, $2); of a state ($3) and between days ($4, $5). */
const listText = (covers: string, condition: string): string => `
    select ${promiseFields}, ${organizationFields}, contact.id as contact_id, contact.full_name,
      debt.creditor
    from promises promise
    ${joinOrganization('promise.organization_id')}
    join contacts contact on contact.organization_id = promise.organization_id
      and contact.id = promise.contact_id
    join debts debt on debt.organization_id = promise.organization_id and debt.id = promise.debt_id
    left join profiles recorder on recorder.id = promise.recorded_by ${joinReminder}
    where ${covers} and (promise.due_on, promise.id) < ($1::date, $2::uuid)
      and promise.due_on >= $3::date and promise.due_on <= $4::date${condition}
    order by promise.due_on desc, promise.id desc
    limit $5`;

const listedRow = {
  ...promiseRow,
  ...organizationRow,
  contact_id: 'uuid',
  full_name: 'text',
  creditor: 'text?',
} as const;

export const listAll = defineSpanning({
  name: 'promises.list',
  text: (covers) => listText(covers('promise.organization_id'), ''),
  row: listedRow,
});

export const listOfState = defineSpanning({
  name: 'promises.list_of_state',
  text: (covers) => listText(covers('promise.organization_id'), ' and promise.state = $6'),
  row: listedRow,
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
