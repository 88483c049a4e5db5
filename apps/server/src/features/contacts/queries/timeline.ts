import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

/** In which organization a contact is, for anyone who may see it. */
export const findOrganization = defineSpanning({
  name: 'contacts.find_organization',
  text: (covers) => `
    select organization_id from contacts where id = $1 and ${covers('organization_id')}`,
  row: { organization_id: 'uuid' },
});

interface Part {
  kind: string;
  from: string;
  /** Of what the row's id is made, which is one in its kind. */
  id: string;
  at: string;
  /** Where nothing but the day is known. */
  day?: string;
  word: string;
  text?: string;
  phone?: string;
  place?: string;
  direction?: string;
  origin?: string;
  carrier?: string;
  debtIds?: string;
  by?: string;
  callId?: string;
  where?: string;
}

/**
 * One kind of entry of a contact ($2) of an organization ($1), after a place ($3, $4), as far as one page
 * ($5), where it is asked for ($6; null: all are). Each is found by an index that begins with the contact.
 */
const writePart = (part: Part): string => {
  const { kind, from, id, at, word, where } = part;
  const { day = 'null', text = `''`, phone = 'null', place = 'null', direction = 'null' } = part;
  const {
    origin = 'null',
    carrier = 'null',
    debtIds = `'{}'`,
    by = 'null',
    callId = 'null',
  } = part;
  const entryId = `'${kind}:' || ${id}`;
  return `
      (select '${kind}' as kind, ${entryId} as id, ${at} as at, ${day}::text as day, ${word} as word, ${text} as text,
         ${phone}::text as e164, ${place}::text as place, ${direction}::text as direction,
         ${origin}::text as origin, ${carrier}::text as carrier, ${debtIds}::uuid[] as debt_ids,
         ${by}::uuid as by_id, ${callId}::uuid as call_id
       from ${from}
       where thing.organization_id = $1 and thing.contact_id = $2${where === undefined ? '' : ` and ${where}`}
         and ($6::text[] is null or '${kind}' = any ($6::text[])) and ${at} <= $3 and (${at}, ${entryId}) < ($3, $4)
       order by 3 desc, 2 desc
       limit $5)`;
};

/** Uploads that brought the contact or something of theirs, or changed it. */
const uploads = `(
        select distinct on (upload.id) $1::uuid as organization_id, $2::uuid as contact_id, upload.id,
          upload.stored_at, upload.file_name, upload.created_by, named.word
        from (
          select import_id, 'added' as word from contacts where organization_id = $1 and id = $2
          union all
          select import_id, 'changed' from phones where organization_id = $1 and contact_id = $2
          union all
          select import_id, 'changed' from debts where organization_id = $1 and contact_id = $2
          union all
          select import_id, 'changed' from consents where organization_id = $1 and contact_id = $2
          union all
          select import_id, 'changed' from suppressions where organization_id = $1 and contact_id = $2
          union all
          select import_id, 'changed' from outside_calls where organization_id = $1 and contact_id = $2
          union all
          select import_id, 'changed' from list_contacts where organization_id = $1 and contact_id = $2
          union all
          select change.import_id, 'changed' from import_changes change
          where change.organization_id = $1 and change.table_name <> 'given' and change.row_id in (
            select $2::uuid
            union all
            select id from phones where organization_id = $1 and contact_id = $2
            union all
            select id from debts where organization_id = $1 and contact_id = $2)) named
        join imports upload on upload.organization_id = $1 and upload.id = named.import_id
        where upload.stored_at is not null
        order by upload.id, named.word) thing`;

/** What people changed by hand, or a lookup did, as the record of activity tells it. */
const edits = [
  'contact.added',
  'contact.changed',
  'contact.linked',
  'contact.parted',
  'contact.zone_confirmed',
  'phone.added',
  'phone.described',
  'phone.looked_up',
  'phone.ordered',
  'debt.added',
  'debt.described',
  'inconvenient_time.recorded',
  'inconvenient_time.lifted',
];

const parts: readonly Part[] = [
  {
    kind: 'call',
    from: `calls_now thing left join campaigns campaign on campaign.organization_id = thing.organization_id
         and campaign.id = thing.campaign_id`,
    id: 'thing.id',
    at: 'thing.reserved_at',
    word: 'coalesce(thing.corrected_outcome, thing.outcome, thing.choice, thing.state)',
    text: `coalesce(campaign.name, '')`,
    phone: 'thing.e164',
    direction: 'thing.direction',
    origin: 'thing.origin',
    carrier: 'thing.carrier',
    debtIds: 'thing.debt_ids',
    callId: 'thing.id',
    where: `coalesce(thing.corrected_outcome, thing.outcome) is distinct from 'withdrawn'`,
  },
  {
    kind: 'outside_call',
    from: 'outside_calls thing',
    id: 'thing.id',
    at: 'thing.occurred_at',
    word: 'thing.outcome',
    text: 'thing.evidence',
    phone: 'thing.e164',
    direction: 'thing.direction',
    debtIds: 'thing.debt_ids',
    by: 'thing.recorded_by',
  },
  {
    kind: 'restriction',
    from: 'suppressions thing',
    id: 'thing.id',
    at: 'thing.started_at',
    word: 'thing.kind',
    text: 'thing.note',
    phone: 'thing.e164',
    place: 'thing.place',
    by: 'thing.recorded_by',
    callId: 'thing.call_id',
  },
  {
    kind: 'restriction_lifted',
    from: 'suppressions thing',
    id: 'thing.id',
    at: 'thing.lifted_at',
    word: 'thing.kind',
    text: 'thing.lifted_because',
    phone: 'thing.e164',
    place: 'thing.place',
    by: 'thing.lifted_by',
  },
  {
    kind: 'consent',
    from: 'consents thing',
    id: 'thing.id',
    at: `coalesce(thing.received_at, thing.obtained_on::timestamp at time zone 'UTC')`,
    day: 'case when thing.received_at is null then thing.obtained_on end',
    word: 'thing.kind',
    text: 'thing.obtained_by',
    phone: 'thing.e164',
    by: 'thing.recorded_by',
  },
  {
    kind: 'consent_revoked',
    from: 'consents thing',
    id: 'thing.id',
    at: 'thing.revoked_at',
    word: 'thing.kind',
    text: 'thing.revoked_evidence',
    phone: 'thing.e164',
    by: 'thing.revoked_by',
  },
  {
    kind: 'note',
    from: 'contact_notes thing',
    id: 'thing.id',
    at: 'thing.recorded_at',
    word: `'note'`,
    text: 'thing.content',
    by: 'thing.recorded_by',
  },
  {
    kind: 'import',
    from: uploads,
    id: 'thing.id',
    at: 'thing.stored_at',
    word: 'thing.word',
    text: 'thing.file_name',
    by: 'thing.created_by',
  },
  {
    kind: 'edit',
    from: `(select entry.*, entry.subject_id as contact_id from activity_entries entry
         where entry.subject_kind = 'contact') thing`,
    id: 'thing.id',
    at: 'thing.occurred_at',
    word: 'thing.action',
    text: `coalesce((select string_agg(field, ', ') from jsonb_array_elements_text(
           case when jsonb_typeof(thing.detail->'changed') = 'array' then thing.detail->'changed' end)
           as field), '')`,
    by: 'thing.actor_id',
    where: `thing.action in (${edits.map((action) => `'${action}'`).join(', ')})`,
  },
  {
    kind: 'list',
    from: `list_contacts thing join lists list on list.organization_id = thing.organization_id
         and list.id = thing.list_id`,
    id: 'thing.list_id',
    at: 'thing.added_at',
    word: `'added'`,
    text: 'list.name',
  },
  {
    kind: 'promise',
    from: 'debts thing',
    id: 'thing.id',
    at: 'thing.updated_at',
    word: 'thing.state',
    text: `coalesce(thing.creditor, '')`,
    // Of one that was only said to be promised, no more is known.
    where: `thing.state = 'promised' and not exists (select from promises promise
           where promise.organization_id = thing.organization_id and promise.debt_id = thing.id)`,
  },
  {
    kind: 'promise',
    from: `promises thing join debts debt on debt.organization_id = thing.organization_id
         and debt.id = thing.debt_id`,
    id: 'thing.id',
    at: 'thing.made_at',
    word: `'promised'`,
    text: `coalesce(debt.creditor, '')`,
    debtIds: 'array[thing.debt_id]',
    by: 'thing.recorded_by',
    callId: 'thing.call_id',
  },
  {
    kind: 'promise',
    from: `(select *, id || ':settled' as entry from promises where state <> 'open') thing
         join debts debt on debt.organization_id = thing.organization_id and debt.id = thing.debt_id`,
    id: 'thing.entry',
    at: 'thing.settled_at',
    word: 'thing.state',
    text: `coalesce(debt.creditor, '')`,
    debtIds: 'array[thing.debt_id]',
    by: 'thing.cancelled_by',
  },
  {
    kind: 'payment',
    from: `payments thing join debts debt on debt.organization_id = thing.organization_id
         and debt.id = thing.debt_id`,
    id: 'thing.id',
    at: 'thing.recorded_at',
    word: `'received'`,
    text: `coalesce(debt.creditor, '')`,
    debtIds: 'array[thing.debt_id]',
    by: 'thing.recorded_by',
  },
  {
    kind: 'payment',
    from: `(select *, id || ':returned' as entry from payments where reversed_at is not null) thing
         join debts debt on debt.organization_id = thing.organization_id and debt.id = thing.debt_id`,
    id: 'thing.entry',
    at: 'thing.reversed_at',
    word: `'returned'`,
    text: `coalesce(debt.creditor, '')`,
    debtIds: 'array[thing.debt_id]',
    by: 'thing.reversed_by',
  },
];

/** Newest first, by time and then by kind and id. */
export const listTimeline = defineStatement({
  name: 'contacts.list_timeline',
  text: `
    select entry.kind, entry.id, entry.at, entry.day, entry.word, entry.text, entry.e164, entry.place,
      entry.direction, entry.origin, entry.carrier, to_jsonb(entry.debt_ids) as debt_ids, entry.call_id,
      nullif(person.full_name, '') as by_name
    from (${parts.map(writePart).join('\n      union all')}
      order by at desc, id desc
      limit $5) entry
    left join profiles person on person.id = entry.by_id
    order by entry.at desc, entry.id desc`,
  row: {
    kind: 'text',
    id: 'text',
    at: 'timestamptz',
    day: 'text?',
    word: 'text',
    text: 'text',
    e164: 'text?',
    place: 'text?',
    direction: 'text?',
    origin: 'text?',
    carrier: 'text?',
    debt_ids: 'jsonb',
    call_id: 'uuid?',
    by_name: 'text?',
  },
});

/** For a person whom a running campaign is to call; one who is being called or judged has no time yet. */
export const listNextCalls = defineStatement({
  name: 'contacts.list_next_calls',
  text: `
    select campaign.id as campaign_id, campaign.name as campaign_name, phone.e164, target.next_at,
      target.attempts
    from targets target
    join campaigns campaign
      on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
    left join phones phone
      on phone.organization_id = target.organization_id and phone.id = target.phone_id
    where target.organization_id = $1 and target.contact_id = $2
      and target.state in ('planned', 'waiting', 'calling') and campaign.state = 'running'
    order by target.next_at nulls last, campaign.id
    limit 100`,
  row: {
    campaign_id: 'uuid',
    campaign_name: 'text',
    e164: 'text?',
    next_at: 'timestamptz?',
    attempts: 'int4',
  },
});
