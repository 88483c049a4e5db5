import { defineStatement } from '../../platform/database/statement.ts';

/** The numbers of all pools in which one made a call since ($1), and whether each could rest now ($2). */
export const listJudgedNumbers = defineStatement({
  name: 'dialer.list_judged_numbers',
  text: `
    select number.organization_id, number.pool_id, number.id, number.e164,
      number.rests_until is null or number.rests_until <= $2 as is_awake
    from caller_ids number
    join caller_id_pools pool
      on pool.organization_id = number.organization_id and pool.id = number.pool_id
    where pool.state = 'active' and number.state = 'active' and number.verified_at is not null
      and exists (select from caller_ids used
        where used.organization_id = pool.organization_id and used.pool_id = pool.id
          and used.last_used_at > $1)
    order by number.organization_id, number.pool_id, number.e164`,
  row: {
    organization_id: 'uuid',
    pool_id: 'uuid',
    id: 'uuid',
    e164: 'text',
    is_awake: 'bool',
  },
});

/**
 * How the last calls of a pool's numbers went, put together by what says whether a person answered. Of what ended in
 * these ways ($3) nothing is said. The last ($4) are recent where they were made after the number rested last, and as
 * many as $5 before them are its past.
 */
export const countAnswersOfPool = defineStatement({
  name: 'dialer.count_answers_of_pool',
  text: `
    select number.e164, last.is_recent, last.outcome, last.answered_by, last.choice,
      last.was_answered, count(*)::integer as calls
    from caller_ids number
    cross join lateral (
      select max(coalesce(rest.ended_at, rest.until)) as rested_until from caller_id_rests rest
      where rest.organization_id = $1 and rest.caller_id_id = number.id) slept
    cross join lateral (
      select call.outcome, call.answered_by, call.choice, call.answered_at is not null as was_answered,
        call.reserved_at, row_number() over (order by call.id desc) <= $4 as is_recent
      from calls call
      where call.organization_id = $1 and call.caller_id = number.e164
        and call.account_id = number.account_id and call.state = 'ended'
        and call.outcome <> all($3::text[])
      order by call.id desc limit $4::integer + $5::integer) last
    where number.organization_id = $1 and number.pool_id = $2
      and (not last.is_recent or slept.rested_until is null or last.reserved_at > slept.rested_until)
    group by 1, 2, 3, 4, 5, 6`,
  row: {
    e164: 'text',
    is_recent: 'bool',
    outcome: 'text',
    answered_by: 'text?',
    choice: 'text?',
    was_answered: 'bool',
    calls: 'int4',
  },
});

/** Answers nothing where it rests already, or has left its pool. */
export const restNumber = defineStatement({
  name: 'dialer.rest_number',
  text: `
    with rested as (
      update caller_ids set rests_until = $5
      where organization_id = $1 and id = $2 and pool_id = $3
        and (rests_until is null or rests_until <= $4)
      returning organization_id, id
    )
    insert into caller_id_rests (organization_id, caller_id_id, started_at, until, because,
      recent_placed, recent_answered, past_placed, past_answered, others_placed, others_answered)
    select organization_id, id, $4, $5, 'answer_rate', $6, $7, $8, $9, $10, $11 from rested
    returning id`,
  row: { id: 'uuid' },
});
