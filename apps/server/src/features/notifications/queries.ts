import { defineStatement } from '../../platform/database/statement.ts';

/** In one statement, for everybody who belongs to the organization of a notice at this moment, each once. */
export const insertNotifications = defineStatement({
  name: 'notifications.insert',
  text: `
    insert into notifications (user_id, organization_id, kind, subject_kind, subject_id, figures)
    select membership.user_id, notice."organizationId", notice.kind, notice."subjectKind",
      notice."subjectId", notice.figures
    from jsonb_to_recordset($1) as notice ("organizationId" uuid, kind text, "subjectKind" text,
      "subjectId" uuid, figures jsonb, roles text[], "userIds" uuid[], "exceptId" uuid)
    join user_organizations membership on membership.organization_id = notice."organizationId"
    where (membership.role = any(notice.roles) or membership.user_id = any(notice."userIds"))
      and membership.user_id is distinct from notice."exceptId"`,
  row: {},
});

/** Of no organization in particular: an admin of several is notified once. */
export const insertForAllAdmins = defineStatement({
  name: 'notifications.insert_for_all_admins',
  text: `
    insert into notifications (user_id, kind)
    select distinct user_id, $1 from user_organizations
    where role = 'admin' and organization_id = any($2::uuid[])
      and user_id is distinct from $3::uuid`,
  row: {},
});

export const listNotifications = defineStatement({
  name: 'notifications.list',
  text: `
    select notification.id, notification.kind, notification.created_at, notification.read_at,
      notification.organization_id, organization.name as organization_name,
      notification.subject_kind, notification.subject_id, notification.figures
    from notifications notification
    left join organizations organization on organization.id = notification.organization_id
    where notification.user_id = current_user_id()
      and ($1::uuid is null or notification.id < $1)
    order by notification.id desc
    limit $2`,
  row: {
    id: 'uuid',
    kind: 'text',
    created_at: 'timestamptz',
    read_at: 'timestamptz?',
    organization_id: 'uuid?',
    organization_name: 'text?',
    subject_kind: 'text?',
    subject_id: 'uuid?',
    figures: 'jsonb',
  },
});

/** What they are about, each looked up in the organization that it was sent in. */
export const nameSubjects = defineStatement({
  name: 'notifications.name_subjects',
  text: `
    select named.id,
      coalesce(contact.full_name, campaign.name, caller_id.e164, list.name, import.file_name, organization.name,
        nullif(profile.full_name, ''), profile.email) as name
    from unnest($1::uuid[], $2::text[], $3::uuid[]) as named (organization_id, kind, id)
    left join contacts contact on named.kind = 'contact'
      and contact.organization_id = named.organization_id and contact.id = named.id
    left join campaigns campaign on named.kind = 'campaign'
      and campaign.organization_id = named.organization_id and campaign.id = named.id
    left join caller_ids caller_id on named.kind = 'caller_id'
      and caller_id.organization_id = named.organization_id and caller_id.id = named.id
    left join lists list on named.kind = 'list'
      and list.organization_id = named.organization_id and list.id = named.id
    left join imports import on named.kind = 'import'
      and import.organization_id = named.organization_id and import.id = named.id
    left join organizations organization on named.kind = 'organization'
      and organization.id = named.organization_id and organization.id = named.id
    left join profiles profile on named.kind = 'profile' and profile.id = named.id`,
  row: { id: 'uuid', name: 'text?' },
});

export const countUnread = defineStatement({
  name: 'notifications.count_unread',
  text: `
    select count(*) as unread from notifications
    where user_id = current_user_id() and read_at is null`,
  row: { unread: 'int8' },
});

export const markRead = defineStatement({
  name: 'notifications.mark_read',
  text: `
    update notifications set read_at = coalesce(read_at, $2)
    where user_id = current_user_id() and id = $1
    returning id`,
  row: { id: 'uuid' },
});

export const markAllRead = defineStatement({
  name: 'notifications.mark_all_read',
  text: `
    update notifications set read_at = $1
    where user_id = current_user_id() and read_at is null`,
  row: {},
});

export const deleteReadBefore = defineStatement({
  name: 'notifications.delete_read_before',
  text: `delete from notifications where read_at < $1`,
  row: {},
});
