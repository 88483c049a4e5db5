import { defineStatement } from '../../../platform/database/statement.ts';
import { takeNamed } from '../../../platform/database/take-named.ts';
import { givenAt, isDeadUnrepresented, tookBack } from '../../debtor-rules/index.ts';

export const findDeath = defineStatement({
  name: 'records.find_death',
  text: `select ${isDeadUnrepresented('(select current_organization_id())', '$1::uuid')} as is_dead`,
  row: { is_dead: 'bool' },
});

/**
 * Given to the organization, no matter who in it wrote it down. What the person refused after it was given has
 * taken it back, in whichever order the two are entered (47 CFR 64.1200(a)(10)). The day ($11) is the date
 * where the person who wrote it down is.
 */
export const insertConsent = defineStatement({
  name: 'records.insert_consent',
  text: `
    insert into consents (organization_id, contact_id, kind, e164, obtained_how, obtained_by,
      obtained_on, received_at, evidence, expires_at, from_minute, to_minute, place, recorded_by,
      revoked_at, revoked_for)
    select given.organization_id, given.contact_id, $2, given.e164, $4, given.name,
      $11::date, $5, $6, $7, $8, $9, $10, current_user_id(),
      refusal.started_at, refusal.id
    from (select id as organization_id, $1::uuid as contact_id, $3::text as e164, name
      from organizations where id = current_organization_id()) given
    left join lateral (
      select refusal.id, refusal.started_at from suppressions refusal
      where refusal.organization_id = given.organization_id and refusal.started_at > $5
        and ${tookBack('refusal', 'given')}
      order by refusal.started_at limit 1) refusal on true
    returning id`,
  row: { id: 'uuid' },
});

export const findConsent = defineStatement({
  name: 'records.find_consent',
  text: `
    select contact_id, revoked_at,
      ${givenAt('consents')} as received_at
    from consents
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid', revoked_at: 'timestamptz?', received_at: 'timestamptz' },
});

/** Answers nothing where somebody has taken it back in the meantime. */
export const revokeConsent = defineStatement({
  name: 'records.revoke_consent',
  text: `
    update consents set revoked_at = $2, revoked_by = current_user_id(), revoked_evidence = $3
    where organization_id = current_organization_id() and id = $1 and revoked_at is null
    returning id`,
  row: { id: 'uuid' },
});

export const insertInconvenientTime = defineStatement({
  name: 'records.insert_inconvenient_time',
  text: `
    insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
      evidence, started_at, recorded_by)
    values (current_organization_id(), $1, $2, $3, $4, $5, $6, $7, current_user_id())
    returning id`,
  row: { id: 'uuid' },
});

export const findInconvenientTime = defineStatement({
  name: 'records.find_inconvenient_time',
  text: `
    select contact_id, lifted_at from inconvenient_times
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid', lifted_at: 'timestamptz?' },
});

export const liftInconvenientTime = defineStatement({
  name: 'records.lift_inconvenient_time',
  text: `
    update inconvenient_times set lifted_at = greatest($2, started_at), lifted_by = current_user_id()
    where organization_id = current_organization_id() and id = $1 and lifted_at is null
    returning id`,
  row: { id: 'uuid' },
});

export const insertOutsideCall = defineStatement({
  name: 'records.insert_outside_call',
  text: `
    insert into outside_calls (organization_id, contact_id, e164, debt_ids, direction, outcome,
      occurred_at, evidence, recorded_by)
    values (current_organization_id(), $1, $2, $3, $4, $5, $6, $7, current_user_id())
    returning id`,
  row: { id: 'uuid' },
});

export const updateZone = defineStatement({
  name: 'records.update_zone',
  text: `
    update contacts set confirmed_zone = $2, ledger_version = ledger_version + 1
    where organization_id = current_organization_id() and id = $1
    returning id`,
  row: { id: 'uuid' },
});

export const findPhone = defineStatement({
  name: 'records.find_phone',
  text: `
    select contact_id from phones
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid' },
});

export const updatePhone = defineStatement({
  name: 'records.update_phone',
  text: `
    update phones set place = ${takeNamed('$2::jsonb', 'place', 'place')}, label = ${takeNamed('$2::jsonb', 'label', 'label')},
      line_type = ${takeNamed('$2::jsonb', 'lineType', 'line_type')},
      reassigned_checked_on = case when $2::jsonb ? 'reassigned'
        then ($2::jsonb#>>'{reassigned,checkedOn}')::date else reassigned_checked_on end,
      reassigned_answer = case when $2::jsonb ? 'reassigned'
        then $2::jsonb#>>'{reassigned,answer}' else reassigned_answer end
    where organization_id = current_organization_id() and id = $1
    returning contact_id, e164`,
  row: { contact_id: 'uuid', e164: 'text' },
});

export const findDebt = defineStatement({
  name: 'records.find_debt',
  text: `
    select contact_id from debts
    where organization_id = current_organization_id() and id = $1`,
  row: { contact_id: 'uuid' },
});

/**
 * Where nothing is owed any more, it is paid, unless something else is said. Answers nothing where calls
 * would begin again and the person who asks is no admin.
 */
export const updateDebt = defineStatement({
  name: 'records.update_debt',
  text: `
    update debts set account_group = ${takeNamed('$2::jsonb', 'group', 'account_group')},
      creditor = ${takeNamed('$2::jsonb', 'creditor', 'creditor')},
      balance_minor = ${takeNamed('$2::jsonb', 'balanceMinor', 'balance_minor', 'bigint')},
      original_minor = ${takeNamed('$2::jsonb', 'originalMinor', 'original_minor', 'bigint')},
      opened_on = ${takeNamed('$2::jsonb', 'openedOn', 'opened_on', 'date')},
      due_on = ${takeNamed('$2::jsonb', 'dueOn', 'due_on', 'date')},
      charged_off_on = ${takeNamed('$2::jsonb', 'chargedOffOn', 'charged_off_on', 'date')},
      notice_sent_on = ${takeNamed('$2::jsonb', 'noticeSentOn', 'notice_sent_on', 'date')},
      kind = ${takeNamed('$2::jsonb', 'kind', 'kind')},
      is_time_barred = ${takeNamed('$2::jsonb', 'isTimeBarred', 'is_time_barred', 'boolean')},
      person_role = ${takeNamed('$2::jsonb', 'personRole', 'person_role')},
      first_contact_at = ${takeNamed('$2::jsonb', 'firstContactAt', 'first_contact_at', 'timestamptz')},
      state = coalesce($2::jsonb->>'state', case
        when ($2::jsonb->>'balanceMinor')::bigint = 0 and state in ('open', 'promised') then 'paid'
        else state end),
      updated_at = $3
    where organization_id = current_organization_id() and id = $1
    returning contact_id`,
  row: { contact_id: 'uuid' },
});
