import {
  type RestrictionScope,
  restrictionScopes,
} from '@ringfence/domain/compliance/restriction-scopes';
import { joinPhoneToCall } from '../../../ledger/index.ts';
import {
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';
import { callableFields, callableRow, joinCallable } from '../../callable/index.ts';

/** The moment at which the filter ($1) is asked about. */
const at = `($1::jsonb->>'at')::timestamptz`;

/** Each contact with what lists show: phone to call, consent for that phone, and standing reason. */
const contactFields = `
  contact.id, ${organizationFields}, contact.full_name, contact.external_reference, contact.email,
  contact.region, contact.postal_code, contact.country, contact.created_at,
  phone.id as phone_id, phone.e164, phone.state as phone_state,
  (select count(*) from phones any_phone where any_phone.organization_id = contact.organization_id
    and any_phone.contact_id = contact.id)::integer as phones,
  summary.open_debts, summary.balance_minor, summary.currency, summary.state,
  summary.oldest_debt_on::text as oldest_debt_on, summary.last_called_at, summary.last_outcome,
  summary.zone, ${callableFields(at)},
  consent.obtained_how, consent.obtained_on::text as obtained_on,
  suppression.id as suppression_id, suppression.kind as suppression_kind,
  suppression.started_at as suppression_started_at, suppression.covers as suppression_covers,
  coalesce(reach.covered, 1) as suppression_covered, coalesce(reach.total, 1) as suppression_total`;

const listKinds = (scope: RestrictionScope) =>
  Object.entries(restrictionScopes)
    .flatMap(([kind, own]) => (own === scope ? [`'${kind}'`] : []))
    .join(', ');

/** What a standing reason is about. A stop that was said in a call names its number and is the person's. */
const coverage = `
      case when debt_id is not null and kind in (${listKinds('perhaps_debt')}) then 'debts'
        when kind in (${listKinds('number')}) and (e164 is not null or place is not null) then 'phones'
        else 'person' end`;

/** Whether one of the reasons of one kind that stand against a person is about a debt or a number. */
const isCovered = (condition: string) => `exists (
        select from suppressions same
        where same.organization_id = contact.organization_id and same.contact_id = contact.id
          and same.kind = suppression.kind and same.lifted_at is null and ${condition})`;

const contactParts = `
  join contact_summaries summary
    on summary.organization_id = contact.organization_id and summary.contact_id = contact.id
  ${joinCallable(at)}
  ${joinOrganization('contact.organization_id')}
  ${joinPhoneToCall('contact.organization_id', 'contact.id')}
  left join lateral (
    select obtained_how, obtained_on from consents
    where organization_id = contact.organization_id and contact_id = contact.id
      and kind = 'tcpa' and e164 = phone.e164 and revoked_at is null
    order by obtained_on desc, id desc limit 1) consent on true
  left join lateral (
    select id, kind, started_at, ${coverage} as covers from suppressions
    where organization_id = contact.organization_id and contact_id = contact.id
      and lifted_at is null
    order by ${coverage} <> 'person', started_at, id limit 1) suppression on true
  left join lateral (
    select count(*) filter (where is_covered)::integer as covered, count(*)::integer as total
    from (
      select ${isCovered('same.debt_id = debt.id')} as is_covered from debts debt
      where debt.organization_id = contact.organization_id and debt.contact_id = contact.id
        and suppression.covers = 'debts'
      union all
      select ${isCovered('(same.e164 = called.e164 or same.place = called.place)')} from phones called
      where called.organization_id = contact.organization_id and called.contact_id = contact.id
        and suppression.covers = 'phones') thing
  ) reach on suppression.covers <> 'person'`;

/**
 * The next ($6) who match a filter ($1) in an order ($2, $3), after a place in it ($4, $5), in the
 * organizations that the transaction reaches.
 */
export const findContacts = defineStatement({
  name: 'contacts.find_contacts',
  text: `
    select picked.key as sort_key, ${contactFields}
    from pick_contacts($1, $2, $3, $4, $5, $6)
      with ordinality as picked (organization_id, id, key, position)
    join contacts contact
      on contact.organization_id = picked.organization_id and contact.id = picked.id
    ${contactParts}
    order by picked.position`,
  row: {
    sort_key: 'text?',
    id: 'uuid',
    ...organizationRow,
    full_name: 'text',
    external_reference: 'text',
    email: 'text?',
    region: 'text?',
    postal_code: 'text?',
    country: 'text',
    created_at: 'timestamptz',
    phone_id: 'uuid?',
    e164: 'text?',
    phone_state: 'text?',
    phones: 'int4',
    open_debts: 'int4',
    balance_minor: 'int8',
    currency: 'text?',
    state: 'text',
    oldest_debt_on: 'text?',
    last_called_at: 'timestamptz?',
    last_outcome: 'text?',
    zone: 'text?',
    ...callableRow,
    obtained_how: 'text?',
    obtained_on: 'text?',
    suppression_id: 'uuid?',
    suppression_kind: 'text?',
    suppression_started_at: 'timestamptz?',
    suppression_covers: 'text?',
    suppression_covered: 'int4',
    suppression_total: 'int4',
  },
});

export const countContacts = defineStatement({
  name: 'contacts.count_contacts',
  text: `select people, is_exact from count_contacts($1)`,
  row: { people: 'int8', is_exact: 'bool' },
});

/** The words of a search ($1), folded like the names. */
export const splitWords = defineStatement({
  name: 'contacts.split_words',
  text: `
    select word from regexp_split_to_table(search_text($1), '\\s+') with ordinality as part (word, position)
    where word <> '' order by position`,
  row: { word: 'text' },
});

export const findWordsLike = defineStatement({
  name: 'contacts.find_words_like',
  text: `select word, people from find_words_like($1, $2)`,
  row: { word: 'text', people: 'int8' },
});
