import { defineStatement } from '../../platform/database/statement.ts';

/** One page, newest first, after the given place: an index walk whatever the size of the record. */
export const listEntries = defineStatement({
  name: 'activity.list_entries',
  text: `
    select entry.id, entry.occurred_at, entry.action, entry.actor_kind,
      coalesce(nullif(actor.full_name, ''), actor.email) as actor_name,
      entry.subject_kind,
      coalesce(nullif(subject.full_name, ''), subject.email,
        organization.name, contact.full_name, list.name, campaign.name) as subject_name,
      seal.position
    from activity_entries entry
    left join profiles actor on actor.id = entry.actor_id
    left join profiles subject on entry.subject_kind = 'profile' and subject.id = entry.subject_id
    left join organizations organization
      on entry.subject_kind = 'organization' and organization.id = entry.subject_id
    left join contacts contact on entry.subject_kind = 'contact'
      and contact.organization_id = entry.organization_id and contact.id = entry.subject_id
    left join lists list on entry.subject_kind = 'list'
      and list.organization_id = entry.organization_id and list.id = entry.subject_id
    left join campaigns campaign on entry.subject_kind = 'campaign'
      and campaign.organization_id = entry.organization_id and campaign.id = entry.subject_id
    left join activity_seals seal
      on seal.organization_id = entry.organization_id and seal.entry_id = entry.id
    where entry.organization_id = current_organization_id()
      and ($1::timestamptz is null or (entry.occurred_at, entry.id) < ($1::timestamptz, $2::uuid))
    order by entry.occurred_at desc, entry.id desc
    limit $3`,
  row: {
    id: 'uuid',
    occurred_at: 'timestamptz',
    action: 'text',
    actor_kind: 'text',
    actor_name: 'text?',
    subject_kind: 'text?',
    subject_name: 'text?',
    position: 'int8?',
  },
});
