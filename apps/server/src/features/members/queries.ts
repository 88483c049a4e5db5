import { defineStatement } from '../../platform/database/statement.ts';

/** Changes of members come one after another, so that none overlooks that it takes the last admin. */
export const lockOrganization = defineStatement({
  name: 'members.lock_organization',
  text: `
    select id from organizations where id = current_organization_id() and deleted_at is null
    for no key update`,
  row: { id: 'uuid' },
});

/** Asked once the lock is held: somebody who waited for it may have lost their role meanwhile. */
export const mayChangeMembers = defineStatement({
  name: 'members.may_change',
  text: `
    select coalesce(is_super_administrator() or is_admin(current_organization_id()), false) as allowed`,
  row: { allowed: 'bool' },
});

const memberFields = `membership.user_id, membership.role, membership.created_at`;
const onThisPage = `
  where membership.organization_id = current_organization_id()
    and ($1::timestamptz is null
      or (membership.created_at, membership.user_id) > ($1::timestamptz, $2::uuid))
  order by membership.created_at, membership.user_id
  limit $3`;
const memberRow = { user_id: 'uuid', role: 'text', created_at: 'timestamptz' } as const;

export const listMembers = defineStatement({
  name: 'members.list',
  text: `
    select ${memberFields}, profile.email, profile.full_name
    from user_organizations membership
    left join profiles profile on profile.id = membership.user_id
    ${onThisPage}`,
  row: { ...memberRow, email: 'text?', full_name: 'text?' },
});

/** Works where the profiles are lost. */
export const listBareMembers = defineStatement({
  name: 'members.list_bare',
  text: `select ${memberFields} from user_organizations membership ${onThisPage}`,
  row: memberRow,
});

export const findMember = defineStatement({
  name: 'members.find',
  text: `
    select ${memberFields}, profile.email, profile.full_name,
      exists (select from user_organizations other
        where other.organization_id = membership.organization_id and other.role = 'admin'
          and other.user_id <> membership.user_id) as has_other_admin
    from user_organizations membership
    left join profiles profile on profile.id = membership.user_id
    where membership.organization_id = current_organization_id() and membership.user_id = $1`,
  row: { ...listMembers.row, has_other_admin: 'bool' },
});

/** Answers nothing where there is no such person. */
export const insertMember = defineStatement({
  name: 'members.insert',
  text: `
    insert into user_organizations (organization_id, user_id, role)
    select current_organization_id(), id, $2 from profiles where id = $1
    returning user_id`,
  row: { user_id: 'uuid' },
});

export const updateRole = defineStatement({
  name: 'members.update_role',
  text: `
    update user_organizations set role = $2
    where organization_id = current_organization_id() and user_id = $1
    returning user_id`,
  row: { user_id: 'uuid' },
});

export const deleteMember = defineStatement({
  name: 'members.delete',
  text: `
    delete from user_organizations
    where organization_id = current_organization_id() and user_id = $1
    returning user_id`,
  row: { user_id: 'uuid' },
});
