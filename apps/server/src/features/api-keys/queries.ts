import { defineStatement } from '../../platform/database/statement.ts';

/** The person it acts for must still belong to the organization; this is asked each time. */
const keyFields = `
  key.id, key.name, key.prefix, to_jsonb(key.scopes) as scopes, key.owner_id, profile.full_name as owner_name,
  membership.user_id is not null as has_owner, key.created_at, key.rotated_at, key.previous_until,
  key.expires_at, key.last_used_at, key.revoked_at`;

const keyParts = `
  join profiles profile on profile.id = key.owner_id
  left join user_organizations membership
    on membership.organization_id = key.organization_id and membership.user_id = key.owner_id`;

const keyRow = {
  id: 'uuid',
  name: 'text',
  prefix: 'text',
  scopes: 'jsonb',
  owner_id: 'uuid',
  owner_name: 'text',
  has_owner: 'bool',
  created_at: 'timestamptz',
  rotated_at: 'timestamptz?',
  previous_until: 'timestamptz?',
  expires_at: 'timestamptz?',
  last_used_at: 'timestamptz?',
  revoked_at: 'timestamptz?',
} as const;

export const listKeys = defineStatement({
  name: 'api_keys.list',
  text: `
    select ${keyFields} from api_keys key ${keyParts}
    where key.organization_id = current_organization_id()
    order by key.id desc limit 1000`,
  row: keyRow,
});

/** As the system, which alone reads and writes what belongs to a key. */
export const findKey = defineStatement({
  name: 'api_keys.find',
  text: `
    select ${keyFields} from api_keys key ${keyParts}
    where key.organization_id = $1 and key.id = $2`,
  row: keyRow,
});

/** Those of some people who are banned or deleted, as the system. */
export const findShutOut = defineStatement({
  name: 'api_keys.find_shut_out',
  text: `
    select owner_id from unnest($1::uuid[]) as owner (owner_id) where is_shut_out(owner_id, $2)`,
  row: { owner_id: 'uuid' },
});

export const countKeys = defineStatement({
  name: 'api_keys.count',
  text: `
    select count(*)::integer as keys from api_keys
    where organization_id = $1 and revoked_at is null`,
  row: { keys: 'int4' },
});

export const isMember = defineStatement({
  name: 'api_keys.is_member',
  text: `
    select exists (select from user_organizations
      where organization_id = $1 and user_id = $2) as found`,
  row: { found: 'bool' },
});

export const insertKey = defineStatement({
  name: 'api_keys.insert',
  text: `
    insert into api_keys (organization_id, name, prefix, secret_hash, scopes, owner_id, created_by,
      created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $6, $7, $8)
    returning id`,
  row: { id: 'uuid' },
});

/**
 * The secret that was is kept until $6, beside the new one: unless its owner has left or is shut out, with
 * whom it ended and who may still have it. Nothing where the key has ended.
 */
export const rotateKey = defineStatement({
  name: 'api_keys.rotate',
  text: `
    update api_keys key set prefix = $3, secret_hash = $4, owner_id = $5, rotated_at = $7,
      previous_hash = case when before.is_kept then key.secret_hash end,
      previous_until = case when before.is_kept then $6::timestamptz end
    from (select $6::timestamptz > $7 and exists (
        select from api_keys known join user_organizations membership
          on membership.organization_id = known.organization_id and membership.user_id = known.owner_id
        where known.organization_id = $1 and known.id = $2
          and not is_shut_out(known.owner_id, $7)) as is_kept) before
    where key.organization_id = $1 and key.id = $2 and key.revoked_at is null
      and (key.expires_at is null or key.expires_at > $7)
    returning key.id`,
  row: { id: 'uuid' },
});

/** Answers nothing where it was revoked before. */
export const revokeKey = defineStatement({
  name: 'api_keys.revoke',
  text: `
    update api_keys set revoked_at = $3, revoked_by = $4, previous_hash = null, previous_until = null
    where organization_id = $1 and id = $2 and revoked_at is null
    returning id`,
  row: { id: 'uuid' },
});

/**
 * The key with this secret, if it is good at this moment. That it was used is written down once a
 * minute: a program that asks a hundred times a second shall not write as often.
 */
export const useKey = defineStatement({
  name: 'api_keys.use',
  text: `
    with found as (
      select organization_id, id, owner_id, scopes, last_used_at from api_keys
      where (secret_hash = $1 or (previous_hash = $1 and previous_until > $2))
        and revoked_at is null and (expires_at is null or expires_at > $2)
        and not is_shut_out(owner_id, $2)
    ), touched as (
      update api_keys key set last_used_at = $2
      from found
      where key.organization_id = found.organization_id and key.id = found.id
        and (found.last_used_at is null or found.last_used_at < $2::timestamptz - interval '1 minute')
    )
    select found.organization_id, found.id, owner_id, to_jsonb(scopes) as scopes,
      membership.role, organization.suspended_at is not null as is_suspended,
      organization.deleted_at is null as is_open
    from found
    join organizations organization on organization.id = found.organization_id
    left join user_organizations membership
      on membership.organization_id = found.organization_id and membership.user_id = owner_id`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    owner_id: 'uuid',
    scopes: 'jsonb',
    role: 'text?',
    is_suspended: 'bool',
    is_open: 'bool',
  },
});
