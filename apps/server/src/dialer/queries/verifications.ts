import { defineStatement } from '../../platform/database/statement.ts';
import { mayCall } from './may-call.ts';

/**
 * Held to the end of the transaction: two who want the same number called are judged one after the other. In a
 * statement of its own, so that the next one sees what was written under the lock before.
 */
export const lockNumber = defineStatement({
  name: 'dialer.lock_number_to_verify',
  text: `
    select pg_advisory_xact_lock(hashtextextended('caller_id_verification ' || $1::text, 0))::text as locked`,
  row: { locked: 'text' },
});

/**
 * What is to be known before a number ($2) is called with a code, or to hear a script ($6), for an organization ($1)
 * through an account ($3). Calls since $4 count, unless they were taken back before any phone rang; one begun since
 * $5 may still be under way.
 */
export const findVerificationFacts = defineStatement({
  name: 'dialer.find_verification_facts',
  text: `
    select new_id() as id, organization.name, ${mayCall('$1::uuid')} as may_call,
      exists (select from carrier_accounts account
        where account.id = $3 and account.organization_id is null) as is_account_shared,
      exists (select from carrier_accounts account
        join dial_budgets budget on budget.account_id = account.id
        where account.id = $3 and account.state = 'active'
          and budget.backed_off_until <= clock_timestamp()) as is_account_ready,
      (select caller_id.e164 from caller_ids caller_id
        where caller_id.organization_id = $1 and caller_id.account_id = $3
          and caller_id.state = 'active' and caller_id.verified_at is not null
          and caller_id.e164 <> $2
        order by caller_id.e164 limit 1) as called_from,
      is_number_of_anybody($2) or exists (select from caller_ids caller_id
        where caller_id.e164 = $2 and caller_id.verified_at is not null
          and caller_id.organization_id <> $1) as is_spoken_for,
      (select count(*) from caller_id_verifications verification
        where verification.e164 = $2 and verification.requested_at > $4
          and verification.outcome is distinct from 'withdrawn') as calls_before,
      exists (select from caller_ids caller_id
          where caller_id.organization_id = $1 and caller_id.e164 = $2 and caller_id.verified_at is not null)
        or exists (select from staffed_lines line
          where line.organization_id = $1 and line.e164 = $2 and line.verified_at is not null) as is_own,
      under_way.id is not null as is_under_way,
      case when under_way.organization_id = $1 and under_way.script_id is not distinct from $6::uuid
        then under_way.id end as own_id
    from organizations organization
    left join lateral (
      select verification.organization_id, verification.id, verification.script_id
      from caller_id_verifications verification
      where verification.e164 = $2 and verification.state <> 'ended' and verification.requested_at > $5
      order by verification.requested_at desc limit 1) under_way on true
    where organization.id = $1`,
  row: {
    id: 'uuid',
    name: 'text',
    may_call: 'bool',
    is_account_shared: 'bool',
    is_account_ready: 'bool',
    called_from: 'text?',
    is_spoken_for: 'bool',
    calls_before: 'int8',
    is_own: 'bool',
    is_under_way: 'bool',
    own_id: 'uuid?',
  },
});

export const insertVerification = defineStatement({
  name: 'dialer.insert_verification',
  text: `
    insert into caller_id_verifications (organization_id, id, e164, label, language, account_id, called_from,
      requested_by, requested_at, zones, calls_before, code, code_key, script_id, script_version, contact_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
  row: {},
});

/** An event of the carrier may have come before its answer: the state then stays where it is. */
export const markVerificationPlaced = defineStatement({
  name: 'dialer.mark_verification_placed',
  text: `
    update caller_id_verifications set carrier_call_id = $3,
      state = case when state = 'placing' then 'queued' else state end
    where organization_id = $1 and id = $2`,
  row: {},
});

/** No phone rang: the carrier said no, or was not asked. */
export const endVerification = defineStatement({
  name: 'dialer.end_verification',
  text: `
    update caller_id_verifications set state = 'ended', outcome = $3, carrier_said = $4, ended_at = $5
    where organization_id = $1 and id = $2 and state = 'placing'`,
  row: {},
});

export const lockVerification = defineStatement({
  name: 'dialer.lock_verification',
  text: `
    select verification.account_id, verification.language, verification.requested_at, verification.code,
      verification.code_key, verification.state, verification.outcome, verification.rang,
      verification.answered_at, verification.answered_by, verification.ending, verification.ended_at,
      verification.talk_seconds, verification.spoken_at, verification.wrong_codes,
      (select name from organizations where id = $1) as organization_name
    from caller_id_verifications verification
    where verification.organization_id = $1 and verification.id = $2
    for update`,
  row: {
    account_id: 'uuid',
    language: 'text',
    requested_at: 'timestamptz',
    code: 'bytea?',
    code_key: 'text?',
    state: 'text',
    outcome: 'text?',
    rang: 'bool',
    answered_at: 'timestamptz?',
    answered_by: 'text?',
    ending: 'text?',
    ended_at: 'timestamptz?',
    talk_seconds: 'int4?',
    spoken_at: 'timestamptz?',
    wrong_codes: 'int4',
    organization_name: 'text?',
  },
});

export const writeVerification = defineStatement({
  name: 'dialer.write_verification',
  text: `
    update caller_id_verifications set carrier_call_id = $3, state = $4, outcome = $5, rang = $6,
      answered_at = $7, answered_by = $8, ending = $9, ended_at = $10, talk_seconds = $11, spoken_at = $12
    where organization_id = $1 and id = $2`,
  row: {},
});

/** Whatever the carrier tells of them later is still taken. */
export const endSilentVerifications = defineStatement({
  name: 'dialer.end_silent_verifications',
  text: `
    update caller_id_verifications set state = 'ended', outcome = 'lost', ended_at = $1
    where state <> 'ended' and requested_at <= $2`,
  row: {},
});

/** One without the carrier's name for it has to wait for it. */
export const listHaltedVerifications = defineStatement({
  name: 'dialer.list_halted_verifications',
  text: `
    select verification.id, verification.account_id, verification.carrier_call_id
    from caller_id_verifications verification
    where verification.state <> 'ended' and verification.state <> 'answered'
      and verification.carrier_call_id is not null and not ${mayCall('verification.organization_id')}`,
  row: { id: 'uuid', account_id: 'uuid', carrier_call_id: 'text?' },
});
