import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';
import { firstContactOf } from '../../debtor-rules/index.ts';

export const findContact = defineSpanning({
  name: 'records.find_contact',
  text: (covers) => `
    select contact.id, ${organizationFields}, contact.full_name, contact.external_reference,
      contact.email, contact.language, contact.birth_year, contact.born_on::text as born_on,
      contact.is_service_member, contact.address, contact.city,
      contact.region, contact.postal_code, contact.country, contact.confirmed_zone,
      contact.created_at, contact.custom, contact.revision, contact.changed_at,
      nullif(changer.full_name, '') as changed_by
    from contacts contact
    ${joinOrganization('contact.organization_id')}
    left join profiles changer on changer.id = contact.changed_by
    where contact.id = $1 and ${covers('contact.organization_id')}`,
  row: {
    id: 'uuid',
    ...organizationRow,
    full_name: 'text',
    external_reference: 'text',
    email: 'text?',
    language: 'text',
    birth_year: 'int4?',
    born_on: 'text?',
    is_service_member: 'bool',
    address: 'text?',
    city: 'text?',
    region: 'text?',
    postal_code: 'text?',
    country: 'text',
    confirmed_zone: 'text?',
    created_at: 'timestamptz',
    custom: 'jsonb',
    revision: 'int4',
    changed_at: 'timestamptz?',
    changed_by: 'text?',
  },
});

export const listListsOfContact = defineStatement({
  name: 'records.list_lists_of_contact',
  text: `
    select list.id, list.name
    from list_contacts member
    join lists list on list.organization_id = member.organization_id and list.id = member.list_id
    where member.organization_id = $1 and member.contact_id = $2
    order by member.added_at, list.id`,
  row: { id: 'uuid', name: 'text' },
});

/** As people put them, and where nobody did, the one learned last first, as they are called. */
export const listPhones = defineStatement({
  name: 'records.list_phones',
  text: `
    select id, e164, label, phones.line_type, place, state,
      reassigned_checked_on::text as reassigned_checked_on, reassigned_answer,
      lookup.line_type as looked_up_line_type, lookup.looked_up_at, lookup.carrier as looked_up_by
    from phones
    left join line_lookups lookup on lookup.organization_id = phones.organization_id
      and lookup.phone_id = phones.id and lookup.line_type is not null
    where phones.organization_id = $1 and contact_id = $2
    order by position, id desc`,
  row: {
    id: 'uuid',
    e164: 'text',
    label: 'text?',
    line_type: 'text',
    place: 'text?',
    state: 'text',
    reassigned_checked_on: 'text?',
    reassigned_answer: 'text?',
    looked_up_line_type: 'text?',
    looked_up_at: 'timestamptz?',
    looked_up_by: 'text?',
  },
});

export const listDebts = defineStatement({
  name: 'records.list_debts',
  text: `
    select id, reference, creditor, balance_minor, original_minor, currency, state, account_group,
      opened_on::text as opened_on, due_on::text as due_on,
      charged_off_on::text as charged_off_on, notice_sent_on::text as notice_sent_on, kind,
      is_time_barred, person_role, ${firstContactOf('debts')} as first_contact_at
    from debts
    where organization_id = $1 and contact_id = $2
    order by state <> 'open', id`,
  row: {
    id: 'uuid',
    reference: 'text',
    creditor: 'text?',
    balance_minor: 'int8',
    original_minor: 'int8?',
    currency: 'text',
    state: 'text',
    account_group: 'text?',
    opened_on: 'text?',
    due_on: 'text?',
    charged_off_on: 'text?',
    notice_sent_on: 'text?',
    kind: 'text?',
    is_time_barred: 'bool',
    person_role: 'text?',
    first_contact_at: 'timestamptz?',
  },
});

const recorderRow = { recorder_id: 'uuid?', recorder_name: 'text?' } as const;
/** Null where nobody entered it, and for a person who has left the organization or came from outside it. */
const joinRecorder = (table: string): string =>
  `left join profiles recorder on recorder.id = ${table}.recorded_by`;
const recorderFields = 'recorder.id as recorder_id, recorder.full_name as recorder_name';

/** What holds comes first, then what was lifted, the newest first. */
export const listRestrictions = defineStatement({
  name: 'records.list_restrictions',
  text: `
    select restriction.id, restriction.kind, restriction.e164, restriction.place, restriction.debt_id,
      restriction.started_at, restriction.recorded_at, restriction.source, restriction.evidence,
      restriction.note, restriction.lifted_at, restriction.lifted_because, restriction.lifted_ground,
      restriction.is_mistake, ${recorderFields}
    from suppressions restriction
    ${joinRecorder('restriction')}
    where restriction.organization_id = $1 and restriction.contact_id = $2
    order by restriction.lifted_at is not null, restriction.started_at desc, restriction.id desc`,
  row: {
    id: 'uuid',
    kind: 'text',
    e164: 'text?',
    place: 'text?',
    debt_id: 'uuid?',
    started_at: 'timestamptz',
    recorded_at: 'timestamptz',
    source: 'text',
    evidence: 'text',
    note: 'text',
    lifted_at: 'timestamptz?',
    lifted_because: 'text',
    lifted_ground: 'text?',
    is_mistake: 'bool',
    ...recorderRow,
  },
});

export const listConsents = defineStatement({
  name: 'records.list_consents',
  text: `
    select consent.id, consent.kind, consent.e164, consent.obtained_how, consent.obtained_by,
      coalesce(consent.received_at, consent.obtained_on::timestamp at time zone 'UTC') as received_at,
      case when consent.received_at is null then consent.obtained_on::text end as received_on,
      consent.recorded_at, consent.evidence, consent.revoked_at, consent.expires_at,
      consent.from_minute, consent.to_minute, consent.place, ${recorderFields}
    from consents consent
    ${joinRecorder('consent')}
    where consent.organization_id = $1 and consent.contact_id = $2
    order by consent.revoked_at is not null, received_at desc, consent.id desc`,
  row: {
    id: 'uuid',
    kind: 'text',
    e164: 'text?',
    obtained_how: 'text',
    obtained_by: 'text',
    received_at: 'timestamptz',
    received_on: 'text?',
    recorded_at: 'timestamptz',
    evidence: 'text',
    revoked_at: 'timestamptz?',
    expires_at: 'timestamptz?',
    from_minute: 'int4?',
    to_minute: 'int4?',
    place: 'text?',
    ...recorderRow,
  },
});

export const listInconvenientTimes = defineStatement({
  name: 'records.list_inconvenient_times',
  text: `
    select slot.id, to_jsonb(slot.days) as days, slot.from_minute, slot.to_minute, slot.source,
      slot.evidence, slot.started_at, slot.lifted_at, ${recorderFields}
    from inconvenient_times slot
    ${joinRecorder('slot')}
    where slot.organization_id = $1 and slot.contact_id = $2
    order by slot.lifted_at is not null, slot.started_at desc, slot.id desc`,
  row: {
    id: 'uuid',
    days: 'jsonb',
    from_minute: 'int4',
    to_minute: 'int4',
    source: 'text',
    evidence: 'text',
    started_at: 'timestamptz',
    lifted_at: 'timestamptz?',
    ...recorderRow,
  },
});

export const listOutsideCalls = defineStatement({
  name: 'records.list_outside_calls',
  text: `
    select call.id, call.e164, to_jsonb(call.debt_ids) as debt_ids, call.direction, call.outcome,
      call.occurred_at, call.evidence, ${recorderFields}
    from outside_calls call
    ${joinRecorder('call')}
    where call.organization_id = $1 and call.contact_id = $2
    order by call.occurred_at desc, call.id desc
    limit 500`,
  row: {
    id: 'uuid',
    e164: 'text',
    debt_ids: 'jsonb',
    direction: 'text',
    outcome: 'text',
    occurred_at: 'timestamptz',
    evidence: 'text',
    ...recorderRow,
  },
});
