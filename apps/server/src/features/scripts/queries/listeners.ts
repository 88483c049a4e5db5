import { defineStatement } from '../../../platform/database/statement.ts';
import { firstContactOf } from '../../debtor-rules/index.ts';

/** Of the people who came last, so many are looked at: enough to find different ones, whatever the list. */
const mostLookedAt = 300;

/** People with a debt to speak of, newest first, and what a script needs to know of them. */
const selectPeople = (contacts: string): string => `
    select contact.id, contact.full_name, contact.language, contact.country, contact.region,
      contact.postal_code,
      coalesce(extract(year from contact.born_on)::int, contact.birth_year) as birth_year, summary.zone, debt.creditor, debt.balance_minor,
      debt.currency, debt.due_on::text as due_on, debt.reference, debt.is_time_barred,
      ${firstContactOf('debt')} is null as is_first, promise.amount_minor as promised_minor,
      promise.currency as promised_currency, promise.due_on::text as promised_on,
      coalesce((select array_to_json(array_agg(phone.e164 order by phone.e164)) from phones phone
        where phone.organization_id = contact.organization_id and phone.contact_id = contact.id),
        '[]') as phones
    from (${contacts}) contact
    join lateral (select * from debts
      where organization_id = contact.organization_id and contact_id = contact.id
        and state in ('open', 'promised') and balance_minor > 0
      order by id limit 1) debt on true
    left join lateral (select amount_minor, currency, due_on from promises
      where organization_id = contact.organization_id and debt_id = debt.id and state in ('open', 'broken')
      order by state = 'open' desc, due_on limit 1) promise on true
    left join contact_summaries summary
      on summary.organization_id = contact.organization_id and summary.contact_id = contact.id
    order by contact.id desc`;

const person = {
  id: 'uuid',
  full_name: 'text',
  language: 'text',
  country: 'text',
  region: 'text?',
  postal_code: 'text?',
  birth_year: 'int4?',
  zone: 'text?',
  creditor: 'text?',
  balance_minor: 'int8',
  currency: 'text',
  due_on: 'text?',
  reference: 'text',
  is_time_barred: 'bool',
  is_first: 'bool',
  promised_minor: 'int8?',
  promised_currency: 'text?',
  promised_on: 'text?',
  phones: 'json',
} as const;

export const listPeopleToTry = defineStatement({
  name: 'scripts.list_people_to_try',
  text: selectPeople(
    `select * from contacts where organization_id = $1 order by id desc limit ${mostLookedAt}`,
  ),
  row: person,
});

export const findPeopleToTry = defineStatement({
  name: 'scripts.find_people_to_try',
  text: selectPeople('select * from contacts where organization_id = $1 and id = any($2)'),
  row: person,
});

/** How the organization calls: from which number, under which name of late, and through which lines. */
export const findCaller = defineStatement({
  name: 'scripts.find_caller',
  text: `
    select organization.name, organization.zone,
      (select campaign.spoken_name from campaigns campaign
        where campaign.organization_id = organization.id order by campaign.id desc limit 1) as spoken_name,
      (select caller_id.e164 from caller_ids caller_id
        where caller_id.organization_id = organization.id and caller_id.verified_at is not null
        order by caller_id.state, caller_id.e164 limit 1) as caller_id
    from organizations organization where organization.id = $1`,
  row: { name: 'text', zone: 'text?', spoken_name: 'text?', caller_id: 'text?' },
});
