import { defineStatement } from '../../platform/database/statement.ts';

export const listFactors = defineStatement({
  name: 'auth.list_factors',
  text: `
    select id, friendly_name, status, created_at from auth.factors
    where user_id = $1 order by created_at, id`,
  row: { id: 'uuid', friendly_name: 'text', status: 'text', created_at: 'timestamptz' },
});

/** Set-ups that nobody finished, and an earlier one that this one takes the place of. */
export const deleteUnfinishedFactors = defineStatement({
  name: 'auth.delete_unfinished_factors',
  text: `
    delete from auth.factors
    where user_id = $1 and status = 'unverified'
      and (created_at <= $2 or friendly_name = '' and $3 = '')`,
  row: {},
});

export const insertFactor = defineStatement({
  name: 'auth.insert_factor',
  text: `
    insert into auth.factors
      (user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values ($1, $2, 'totp', 'unverified', $3, $4, $4)
    returning id`,
  row: { id: 'uuid' },
});

export const lockFactor = defineStatement({
  name: 'auth.lock_factor',
  text: `
    select id, status, secret, last_used_step from auth.factors
    where user_id = $1 and id = $2 for update`,
  row: { id: 'uuid', status: 'text', secret: 'text', last_used_step: 'int8?' },
});

/** A time step is taken once: the first request has it. */
export const takeStep = defineStatement({
  name: 'auth.take_step',
  text: `
    update auth.factors set last_used_step = $3, status = 'verified',
      updated_at = case when status = 'verified' then updated_at else $4 end
    where user_id = $1 and id = $2 and (last_used_step is null or last_used_step < $3)
    returning id`,
  row: { id: 'uuid' },
});

export const deleteOtherUnfinishedFactors = defineStatement({
  name: 'auth.delete_other_unfinished_factors',
  text: `delete from auth.factors where user_id = $1 and id <> $2 and status = 'unverified'`,
  row: {},
});

export const deleteFactor = defineStatement({
  name: 'auth.delete_factor',
  text: `
    delete from auth.factors where user_id = $1 and id = $2
    returning status`,
  row: { status: 'text' },
});

export const markChallenged = defineStatement({
  name: 'auth.mark_challenged',
  text: `
    update auth.factors set last_challenged_at = $3 where user_id = $1 and id = $2
    returning factor_type`,
  row: { factor_type: 'text' },
});

export const insertChallenge = defineStatement({
  name: 'auth.insert_challenge',
  text: `
    insert into auth.challenges (factor_id, created_at, expires_at) values ($1, $2, $3)
    returning id`,
  row: { id: 'uuid' },
});

/** Those of the past, and more than anybody has open at once. */
export const deleteStaleChallenges = defineStatement({
  name: 'auth.delete_stale_challenges',
  text: `
    delete from auth.challenges
    where factor_id = $1 and (expires_at <= $2 or id not in (
      select id from auth.challenges where factor_id = $1 order by created_at desc, id desc
      limit 10))`,
  row: {},
});

/** Answers nothing for a challenge that is over, met, or was tried too often. */
export const tryChallenge = defineStatement({
  name: 'auth.try_challenge',
  text: `
    update auth.challenges set tries = tries + 1
    where factor_id = $1 and id = $2 and verified_at is null and expires_at > $3 and tries < $4
    returning id`,
  row: { id: 'uuid' },
});

export const meetChallenge = defineStatement({
  name: 'auth.meet_challenge',
  text: `update auth.challenges set verified_at = $3 where factor_id = $1 and id = $2`,
  row: {},
});

export const findPersonByEmail = defineStatement({
  name: 'auth.find_person_by_email',
  text: `
    select users.id, coalesce(users.email, '') as email,
      coalesce(nullif(profiles.full_name, ''), users.user_metadata->>'full_name', '') as full_name
    from auth.users left join profiles on profiles.id = users.id
    where lower(users.email) = lower($1) and users.deleted_at is null`,
  row: { id: 'uuid', email: 'text', full_name: 'text' },
});
