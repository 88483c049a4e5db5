import { defineStatement } from '../../platform/database/statement.ts';

export const insertSession = defineStatement({
  name: 'auth.insert_session',
  text: `
    insert into auth.sessions
      (user_id, assurance_level, authentication_methods, created_at, refreshed_at)
    values ($1, $2, $3, $4, $4)
    returning id, user_id, assurance_level, authentication_methods`,
  row: {
    id: 'uuid',
    user_id: 'uuid',
    assurance_level: 'text',
    authentication_methods: 'jsonb',
  },
});

/**
 * Finds the session that a refresh token belongs to and holds its lock, so that requests with
 * tokens of one session come one after another. A sign-out takes the same lock first.
 */
export const touchSessionOfToken = defineStatement({
  name: 'auth.touch_session_of_token',
  text: `
    update auth.sessions set refreshed_at = $2
    where id = (select session_id from auth.refresh_tokens where token_hash = $1)
    returning id, user_id, assurance_level, authentication_methods`,
  row: insertSession.row,
});

/** A banned user has no living session, whatever their tokens say. */
export const findLivingSession = defineStatement({
  name: 'auth.find_living_session',
  text: `
    select users.email
    from auth.sessions join auth.users on users.id = sessions.user_id
    where sessions.id = $1 and sessions.user_id = $2
      and (users.banned_until is null or users.banned_until <= $3)`,
  row: { email: 'text' },
});

export const deleteSession = defineStatement({
  name: 'auth.delete_session',
  text: `delete from auth.sessions where user_id = $1 and id = $2`,
  row: {},
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
