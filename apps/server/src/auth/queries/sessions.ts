import { defineStatement } from '../../platform/database/statement.ts';

const columns = `id, user_id, assurance_level, authentication_methods, created_at`;

export const insertSession = defineStatement({
  name: 'auth.insert_session',
  text: `
    insert into auth.sessions (user_id, assurance_level, authentication_methods, created_at,
      refreshed_at, user_agent, address)
    values ($1, $2, $3, $4, $4, $5, $6)
    returning ${columns}`,
  row: {
    id: 'uuid',
    user_id: 'uuid',
    assurance_level: 'text',
    authentication_methods: 'jsonb',
    created_at: 'timestamptz',
  },
});

/**
 * Finds the session that a refresh token belongs to and holds its lock, so that requests with
 * tokens of one session come one after another. A sign-out takes the same lock first.
 */
export const touchSessionOfToken = defineStatement({
  name: 'auth.touch_session_of_token',
  text: `
    with held as (
      select id, refreshed_at from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token_hash = $1)
      for update
    )
    update auth.sessions set refreshed_at = $2
    from held where sessions.id = held.id
    returning sessions.id, user_id, assurance_level, authentication_methods, created_at,
      ended_at, held.refreshed_at as refreshed_before`,
  row: { ...insertSession.row, ended_at: 'timestamptz?', refreshed_before: 'timestamptz' },
});

/**
 * A banned user has no living session, whatever their tokens say. An address that nobody has shown
 * to be theirs carries no rights, so it is not shown; that it counts as confirmed shows nothing.
 * With it comes what the person is in an organization, where one is named.
 */
export const findLivingSession = defineStatement({
  name: 'auth.find_living_session',
  text: `
    select case when users.email_proven_at is null then '' else coalesce(users.email, '') end
        as email,
      sessions.assurance_level,
      exists (select from auth.factors where factors.user_id = users.id and status = 'verified')
        as has_factor,
      membership.role, organization.suspended_at is not null as is_suspended,
      organization.id is not null and organization.deleted_at is null as is_open
    from auth.sessions join auth.users on users.id = sessions.user_id
    left join organizations organization on organization.id = $6
    left join user_organizations membership
      on membership.organization_id = organization.id and membership.user_id = users.id
    where sessions.id = $1 and sessions.user_id = $2 and sessions.ended_at is null
      and users.deleted_at is null
      and (users.banned_until is null or users.banned_until <= $3)
      and ($4::timestamptz is null or sessions.created_at > $4)
      and ($5::timestamptz is null or sessions.refreshed_at > $5)`,
  row: {
    email: 'text',
    assurance_level: 'text',
    has_factor: 'bool',
    role: 'text?',
    is_suspended: 'bool',
    is_open: 'bool',
  },
});

/** More than a person can look through are not shown; the one that asks is among the newest. */
export const listSessions = defineStatement({
  name: 'auth.list_sessions',
  text: `
    select id, assurance_level, user_agent, address, created_at, refreshed_at from auth.sessions
    where user_id = $1 and ended_at is null
      and ($2::timestamptz is null or created_at > $2)
      and ($3::timestamptz is null or refreshed_at > $3)
    order by refreshed_at desc, id desc limit 100`,
  row: {
    id: 'uuid',
    assurance_level: 'text',
    user_agent: 'text?',
    address: 'text?',
    created_at: 'timestamptz',
    refreshed_at: 'timestamptz',
  },
});

export const lockSession = defineStatement({
  name: 'auth.lock_session',
  text: `
    select ${columns} from auth.sessions
    where user_id = $1 and id = $2 and ended_at is null for update`,
  row: insertSession.row,
});

/** Held until the transaction ends; nothing when it is over by now, whatever ended it. */
export const lockLivingSession = defineStatement({
  name: 'auth.lock_living_session',
  text: `
    select id from auth.sessions
    where user_id = $1 and id = $2 and ended_at is null
      and ($3::timestamptz is null or created_at > $3)
      and ($4::timestamptz is null or refreshed_at > $4)
    for update`,
  row: { id: 'uuid' },
});

export const raiseSession = defineStatement({
  name: 'auth.raise_session',
  text: `
    update auth.sessions
    set assurance_level = 'aal2', authentication_methods = $3, refreshed_at = $4
    where user_id = $1 and id = $2
    returning ${columns}`,
  row: insertSession.row,
});

/** Without a second factor there is nothing that a session could have shown. */
export const lowerSessions = defineStatement({
  name: 'auth.lower_sessions',
  text: `
    update auth.sessions set assurance_level = 'aal1',
      authentication_methods = coalesce((
        select jsonb_agg(method order by place)
        from jsonb_array_elements(authentication_methods) with ordinality as shown (method, place)
        where method->>'method' <> 'totp'), '[]')
    where user_id = $1 and assurance_level = 'aal2'`,
  row: {},
});

/** Those that were begun before there was a second factor, and elsewhere. */
export const deleteLesserSessions = defineStatement({
  name: 'auth.delete_lesser_sessions',
  text: `
    delete from auth.sessions where user_id = $1 and id <> $2 and assurance_level = 'aal1'`,
  row: {},
});

export const endSessionsOfUser = defineStatement({
  name: 'auth.end_sessions_of_user',
  text: `update auth.sessions set ended_at = $2 where user_id = $1 and ended_at is null`,
  row: {},
});

/** A part at a time, so that none of them is held for long. */
export const deleteStaleSessions = defineStatement({
  name: 'auth.delete_stale_sessions',
  text: `
    delete from auth.sessions where id in (
      select id from auth.sessions
      where created_at <= $1 or refreshed_at <= $2 or ended_at <= $3
      order by id limit 500 for update skip locked)
    returning id`,
  row: { id: 'uuid' },
});

export const deleteSession = defineStatement({
  name: 'auth.delete_session',
  text: `delete from auth.sessions where user_id = $1 and id = $2 returning id`,
  row: { id: 'uuid' },
});

export const deleteOtherSessions = defineStatement({
  name: 'auth.delete_other_sessions',
  text: `delete from auth.sessions where user_id = $1 and id <> $2`,
  row: {},
});

export const deleteAllSessions = defineStatement({
  name: 'auth.delete_all_sessions',
  text: `delete from auth.sessions where user_id = $1`,
  row: {},
});
