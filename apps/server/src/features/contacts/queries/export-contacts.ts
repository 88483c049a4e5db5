import { defineStatement } from '../../../platform/database/statement.ts';
import { joinPhoneToCall } from '../../compliance/index.ts';

const exportFields = `
  contact.id, contact.full_name, contact.external_reference, contact.email, contact.address,
  contact.city, contact.region, contact.postal_code, contact.country, contact.language,
  contact.birth_year, contact.created_at, phone.e164,
  (select string_agg(other.e164, '; ' order by other.position, other.id) from phones other
    where other.organization_id = contact.organization_id and other.contact_id = contact.id
      and other.id <> phone.id) as other_phones,
  summary.open_debts, summary.balance_minor, summary.currency, summary.state,
  summary.oldest_debt_on::text as oldest_debt_on, summary.last_called_at, summary.last_outcome,
  summary.zone, summary.is_suppressed, summary.callable_from, summary.callable_until,
  summary.blocked_by, summary.judged_version >= 0 as is_judged`;

const exportParts = `
  join contact_summaries summary
    on summary.organization_id = contact.organization_id and summary.contact_id = contact.id
  ${joinPhoneToCall('contact.organization_id', 'contact.id')}`;

/** The next ($6) who match a filter ($1) in an order ($2, $3), after a place in it ($4, $5). */
export const exportMatching = defineStatement({
  name: 'contacts.export_matching',
  text: `
    select picked.key as sort_key, ${exportFields}
    from pick_contacts($1, $2, $3, $4, $5, $6)
      with ordinality as picked (organization_id, id, key, position)
    join contacts contact
      on contact.organization_id = picked.organization_id and contact.id = picked.id
    ${exportParts}
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
    created_at: 'timestamptz',
    e164: 'text?',
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
    callable_from: 'timestamptz?',
    callable_until: 'timestamptz?',
    blocked_by: 'text?',
    is_judged: 'bool',
  },
});

/** Those that were ticked ($1). */
export const exportNamed = defineStatement({
  name: 'contacts.export_named',
  text: `
    select null::text as sort_key, ${exportFields}
    from contacts contact
    ${exportParts}
    where contact.organization_id = current_organization_id() and contact.id = any($1::uuid[])
    order by contact.id`,
  row: exportMatching.row,
});
