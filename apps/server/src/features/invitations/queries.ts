import { defineStatement } from '../../platform/database/statement.ts';

/** Held while somebody is invited or joins, so that nobody deletes or suspends it in between. */
export const lockOrganization = defineStatement({
  name: 'invitations.lock_organization',
  text: `
    select name, created_at, zone, suspended_at from organizations
    where id = $1 and deleted_at is null for share`,
  row: { name: 'text', created_at: 'timestamptz', zone: 'text?', suspended_at: 'timestamptz?' },
});

export const isMember = defineStatement({
  name: 'invitations.is_member',
  text: `
    select exists (
      select from user_organizations membership
      join profiles profile on profile.id = membership.user_id
      where membership.organization_id = $1 and lower(profile.email) = $2) as found`,
  row: { found: 'bool' },
});

/** A person from outside the organization keeps their address to themselves. */
const inviterName = `
  coalesce(nullif(inviter.full_name, ''),
    case when membership.user_id is not null then inviter.email end, '')`;

/** $1 the organization, $2 the person; without a role where they do not belong there. */
export const findInviter = defineStatement({
  name: 'invitations.find_inviter',
  text: `
    select membership.role, ${inviterName} as name
    from profiles inviter
    left join user_organizations membership
      on membership.organization_id = $1 and membership.user_id = inviter.id
    where inviter.id = $2`,
  row: { role: 'text?', name: 'text' },
});

/** One offer at a time for an address: a new link takes the place of the old one. */
export const putInvitation = defineStatement({
  name: 'invitations.put',
  text: `
    insert into invitations
      (organization_id, email, role, token_hash, invited_by, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (organization_id, email) where accepted_at is null and revoked_at is null
    do update set role = excluded.role, token_hash = excluded.token_hash,
      invited_by = excluded.invited_by, created_at = excluded.created_at,
      expires_at = excluded.expires_at
    returning id`,
  row: { id: 'uuid' },
});

/** More than a person can look through are not shown. */
export const listInvitations = defineStatement({
  name: 'invitations.list',
  text: `
    select invitation.id, invitation.email, invitation.role, invitation.created_at,
      invitation.expires_at, ${inviterName} as invited_by
    from invitations invitation
    left join profiles inviter on inviter.id = invitation.invited_by
    left join user_organizations membership
      on membership.organization_id = invitation.organization_id
        and membership.user_id = invitation.invited_by
    where invitation.organization_id = current_organization_id()
      and invitation.accepted_at is null and invitation.revoked_at is null
    order by invitation.created_at desc, invitation.id desc
    limit 1000`,
  row: {
    id: 'uuid',
    email: 'text',
    role: 'text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    invited_by: 'text',
  },
});

/** Answers nothing where nobody could take it any more. */
export const revokeInvitation = defineStatement({
  name: 'invitations.revoke',
  text: `
    update invitations set revoked_at = $2
    where organization_id = current_organization_id() and id = $1
      and accepted_at is null and revoked_at is null
    returning role`,
  row: { role: 'text' },
});

export const revokeInvitationsOf = defineStatement({
  name: 'invitations.revoke_of',
  text: `
    update invitations set revoked_at = $2
    where organization_id = current_organization_id() and invited_by = $1
      and accepted_at is null and revoked_at is null
    returning id, role`,
  row: { id: 'uuid', role: 'text' },
});

export const findInvitation = defineStatement({
  name: 'invitations.find',
  text: `
    select organization.id as organization_id, organization.name, invitation.id, invitation.email,
      invitation.role, invitation.expires_at, invitation.accepted_at, invitation.revoked_at
    from invitations invitation
    join organizations organization on organization.id = invitation.organization_id
    where invitation.token_hash = $1 and organization.deleted_at is null`,
  row: {
    organization_id: 'uuid',
    name: 'text',
    id: 'uuid',
    email: 'text',
    role: 'text',
    expires_at: 'timestamptz',
    accepted_at: 'timestamptz?',
    revoked_at: 'timestamptz?',
  },
});

/** By its secret once more: a new link may have taken its place meanwhile. */
export const lockInvitation = defineStatement({
  name: 'invitations.lock',
  text: `
    select role, expires_at, accepted_at, accepted_by, revoked_at from invitations
    where organization_id = $1 and id = $2 and token_hash = $3 for update`,
  row: {
    role: 'text',
    expires_at: 'timestamptz',
    accepted_at: 'timestamptz?',
    accepted_by: 'uuid?',
    revoked_at: 'timestamptz?',
  },
});

export const markAccepted = defineStatement({
  name: 'invitations.mark_accepted',
  text: `
    update invitations set accepted_at = $3, accepted_by = $4
    where organization_id = $1 and id = $2`,
  row: {},
});

/** Answers nothing where the person belongs there already. */
export const insertMembership = defineStatement({
  name: 'invitations.insert_membership',
  text: `
    insert into user_organizations (organization_id, user_id, role) values ($1, $2, $3)
    on conflict do nothing
    returning user_id`,
  row: { user_id: 'uuid' },
});

export const findMembership = defineStatement({
  name: 'invitations.find_membership',
  text: `
    select role, created_at from user_organizations where organization_id = $1 and user_id = $2`,
  row: { role: 'text', created_at: 'timestamptz' },
});
