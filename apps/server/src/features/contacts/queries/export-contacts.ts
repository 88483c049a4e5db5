import { joinPhoneToCall } from '../../../ledger/index.ts';
import { defineStatement } from '../../../platform/database/statement.ts';
import { callableFields, callableRow, joinCallable } from '../../callable/index.ts';
import { firstContactOf } from '../../debtor-rules/index.ts';

const exportFields = (at: string) => `
  contact.id, contact.full_name, contact.external_reference, contact.email, contact.address,
  contact.city, contact.region, contact.postal_code, contact.country, contact.language,
  contact.birth_year, contact.born_on::text as born_on, contact.is_service_member,
  contact.created_at, phone.e164,
  owed.kinds, owed.is_time_barred, owed.person_role, owed.notice_sent_on::text as notice_sent_on,
  (owed.first_contact_at at time zone 'UTC')::date::text as first_contact_on,
  (select string_agg(other.e164, '; ' order by other.position, other.id) from phones other
    where other.organization_id = contact.organization_id and other.contact_id = contact.id
      and other.id <> phone.id) as other_phones,
  summary.open_debts, summary.balance_minor, summary.currency, summary.state,
  summary.oldest_debt_on::text as oldest_debt_on, summary.last_called_at, summary.last_outcome,
  summary.zone, summary.is_suppressed, ${callableFields(at)},
  consent.obtained_how, consent.obtained_on::text as obtained_on`;

/** What is said of a person's debts as long as they are owed: the strictest, where they differ. */
const exportParts = (at: string) => `
  join contact_summaries summary
    on summary.organization_id = contact.organization_id and summary.contact_id = contact.id
  ${joinCallable(at)}
  ${joinPhoneToCall('contact.organization_id', 'contact.id')}
  cross join lateral (
    select string_agg(distinct debt.kind, '; ') as kinds,
      coalesce(bool_or(debt.is_time_barred), false) as is_time_barred,
      case when bool_or(debt.person_role = 'other') then 'other'
        when count(distinct coalesce(debt.person_role, '')) = 1 then max(debt.person_role) end
        as person_role,
      case when bool_and(debt.notice_sent_on is not null) then max(debt.notice_sent_on) end
        as notice_sent_on,
      min(${firstContactOf('debt')}) as first_contact_at
    from debts debt
    where debt.organization_id = contact.organization_id and debt.contact_id = contact.id
      and debt.state in ('open', 'promised', 'disputed')) owed
  left join lateral (
    select obtained_how, obtained_on from consents
    where organization_id = contact.organization_id and contact_id = contact.id
      and kind = 'tcpa' and e164 = phone.e164 and revoked_at is null
    order by obtained_on desc, id desc limit 1) consent on true`;

/** What each order that is offered goes by, as pick_contacts has it. */
const sortColumns = {
  name: 'summary.sort_name',
  balance: '(case when summary.open_debts > 0 then summary.balance_minor end)',
  oldest_debt: 'summary.oldest_debt_on',
  last_call: 'summary.last_called_at',
  next_call: 'standing.opens_at',
} as const;

/** In an order ($2, descending where $3): people with nothing to sort by come last in either direction. */
const sorted = [
  ...Object.entries(sortColumns).flatMap(([sort, column]) => [
    `case when $2 = '${sort}' and not $3 then ${column} end`,
    `case when $2 = '${sort}' and $3 then ${column} end desc nulls last`,
  ]),
  'case when not $3 then contact.id end',
  'contact.id desc',
].join(', ');

/** The moment at which the filter ($1) is asked about. */
const filteredAt = `($1::jsonb->>'at')::timestamptz`;

/** The next ($6) who match a filter ($1) in an order ($2, $3), after a place in it ($4, $5). */
export const exportMatching = defineStatement({
  name: 'contacts.export_matching',
  text: `
    select picked.key as sort_key, ${exportFields(filteredAt)}
    from pick_contacts($1, $2, $3, $4, $5, $6)
      with ordinality as picked (organization_id, id, key, position)
    join contacts contact
      on contact.organization_id = picked.organization_id and contact.id = picked.id
    ${exportParts(filteredAt)}
    order by picked.position`,
  row: {
    sort_key: 'text?',
    id: 'uuid',
    full_name: 'text',
    external_reference: 'text',
    email: 'text?',
    address: 'text?',
    city: 'text?',
    region: 'text?',
    postal_code: 'text?',
    country: 'text',
    language: 'text',
    birth_year: 'int4?',
    born_on: 'text?',
    is_service_member: 'bool',
    created_at: 'timestamptz',
    e164: 'text?',
    kinds: 'text?',
    is_time_barred: 'bool',
    person_role: 'text?',
    notice_sent_on: 'text?',
    first_contact_on: 'text?',
    other_phones: 'text?',
    open_debts: 'int4',
    balance_minor: 'int8',
    currency: 'text?',
    state: 'text',
    oldest_debt_on: 'text?',
    last_called_at: 'timestamptz?',
    last_outcome: 'text?',
    zone: 'text?',
    is_suppressed: 'bool',
    ...callableRow,
    obtained_how: 'text?',
    obtained_on: 'text?',
  },
});

/** Those that were ticked ($1), in an order ($2, $3), at a moment ($4). */
export const exportNamed = defineStatement({
  name: 'contacts.export_named',
  text: `
    select null::text as sort_key, ${exportFields('$4')}
    from contacts contact
    ${exportParts('$4')}
    where contact.organization_id = current_organization_id() and contact.id = any($1::uuid[])
    order by ${sorted}`,
  row: exportMatching.row,
});
