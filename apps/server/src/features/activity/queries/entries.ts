import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../../platform/database/spanning.ts';

type Narrowing = 'subject' | 'actor' | 'action';

/** $4 to $7; the one that a statement is made for is always given, so that its index is walked. */
const narrowings: Readonly<Record<Narrowing, { given: string; maybe: string }>> = {
  subject: { given: 'subject_id = $5', maybe: '($5::uuid is null or subject_id = $5)' },
  actor: { given: 'actor_id = $6', maybe: '($6::uuid is null or actor_id = $6)' },
  action: { given: 'action = $7', maybe: '($7::text is null or action = $7)' },
};

const selectEntries =
  (by: Narrowing | null) =>
  (covers: (column: string) => string): string =>
    `
    select entry.id, ${organizationFields}, entry.occurred_at, entry.action, entry.actor_kind, entry.actor_id,
      coalesce(nullif(actor.full_name, ''),
        -- Somebody from outside keeps their address to themselves.
        case when entry.actor_kind = 'profile' then actor.email end) as actor_name,
      entry.subject_kind, entry.subject_id, entry.detail,
      coalesce(nullif(subject.full_name, ''), subject.email,
        concerned.name, contact.full_name, list.name, campaign.name,
        licence.region || ' ' || licence.number, caller_id.e164, pool.name, script.name, line.e164, account.title,
        concerned_key.name) as subject_name,
      used_key.name as api_key_name, seal.position
    from (select * from activity_entries
          where ${covers('organization_id')}
            and (occurred_at, id) < ($1, $2) and occurred_at >= $4
            and ${Object.entries(narrowings)
              .map(([name, { given, maybe }]) => (name === by ? given : maybe))
              .join(' and ')}
          order by occurred_at desc, id desc
          limit $3) entry
    ${joinOrganization('entry.organization_id')}
    left join profiles actor on actor.id = entry.actor_id
    left join profiles subject on entry.subject_kind = 'profile' and subject.id = entry.subject_id
    left join organizations concerned
      on entry.subject_kind = 'organization' and concerned.id = entry.subject_id
    left join contacts contact on entry.subject_kind = 'contact'
      and contact.organization_id = entry.organization_id and contact.id = entry.subject_id
    left join lists list on entry.subject_kind = 'list'
      and list.organization_id = entry.organization_id and list.id = entry.subject_id
    left join campaigns campaign on entry.subject_kind = 'campaign'
      and campaign.organization_id = entry.organization_id and campaign.id = entry.subject_id
    left join licences licence on entry.subject_kind = 'licence'
      and licence.organization_id = entry.organization_id and licence.id = entry.subject_id
    left join caller_ids caller_id on entry.subject_kind = 'caller_id'
      and caller_id.organization_id = entry.organization_id and caller_id.id = entry.subject_id
    left join caller_id_pools pool on entry.subject_kind = 'caller_id_pool'
      and pool.organization_id = entry.organization_id and pool.id = entry.subject_id
    left join scripts script on entry.subject_kind = 'script'
      and script.organization_id = entry.organization_id and script.id = entry.subject_id
    left join staffed_lines line on entry.subject_kind = 'staffed_line'
      and line.organization_id = entry.organization_id and line.id = entry.subject_id
    left join carrier_accounts account on entry.subject_kind = 'carrier_account'
      and account.organization_id = entry.organization_id and account.id = entry.subject_id
    left join api_keys concerned_key on entry.subject_kind = 'api_key'
      and concerned_key.organization_id = entry.organization_id
      and concerned_key.id = entry.subject_id
    left join api_keys used_key on used_key.organization_id = entry.organization_id
      and used_key.id = (entry.detail ->> 'apiKeyId')::uuid
    left join activity_seals seal
      on seal.organization_id = entry.organization_id and seal.entry_id = entry.id
    order by entry.occurred_at desc, entry.id desc`;

/** One page, newest first, after the given place: an index walk whatever the size of the record. */
export const listEntries = defineSpanning({
  name: 'activity.list_entries',
  text: selectEntries(null),
  row: {
    id: 'uuid',
    ...organizationRow,
    occurred_at: 'timestamptz',
    action: 'text',
    actor_kind: 'text',
    actor_id: 'uuid?',
    actor_name: 'text?',
    subject_kind: 'text?',
    subject_id: 'uuid?',
    detail: 'jsonb',
    subject_name: 'text?',
    api_key_name: 'text?',
    position: 'int8?',
  },
});

export const listEntriesOfSubject = defineSpanning({
  name: 'activity.list_entries_of_subject',
  text: selectEntries('subject'),
  row: listEntries.row,
});

export const listEntriesOfActor = defineSpanning({
  name: 'activity.list_entries_of_actor',
  text: selectEntries('actor'),
  row: listEntries.row,
});

export const listEntriesOfAction = defineSpanning({
  name: 'activity.list_entries_of_action',
  text: selectEntries('action'),
  row: listEntries.row,
});

/** Who did something: from one person to the next along an index, however much each of them did. */
export const listPeople = defineSpanning({
  name: 'activity.list_people',
  text: (covers) => `
    with recursive seen as (
      (select entry.actor_id from activity_entries entry
       where ${covers('entry.organization_id')} and entry.actor_id is not null
       order by entry.actor_id limit 1)
      union all
      select (select entry.actor_id from activity_entries entry
        where ${covers('entry.organization_id')} and entry.actor_id > seen.actor_id
        order by entry.actor_id limit 1)
      from seen where seen.actor_id is not null)
    select profile.id,
      coalesce(nullif(profile.full_name, ''),
        -- Somebody from outside keeps their address to themselves.
        case when exists (select from user_organizations membership
          where membership.user_id = profile.id and ${covers('membership.organization_id')})
        then profile.email end, '') as name
    from seen join profiles profile on profile.id = seen.actor_id
    order by 2, 1 limit 200`,
  row: { id: 'uuid', name: 'text' },
});
