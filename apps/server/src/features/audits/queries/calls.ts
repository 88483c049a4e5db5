import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * Whether a carrier was asked for the call. What was taken back before a phone rang is none; what rang is
 * one, whatever else is said of it; and so is none that somebody made to us.
 */
const wasPlaced = `
  (call.direction = 'outbound' and (
    call.state <> 'reserved' and coalesce(call.corrected_outcome, call.outcome) is distinct from 'withdrawn'
    or call.rang or call.answered_at is not null))`;

/** What was said of it afterwards, and when, in order: until then it was what it had been. */
const corrections = `
  case when call.corrected_outcome is null then '[]'::jsonb else (
    select jsonb_agg(jsonb_build_object('outcome', correction.outcome, 'at', correction.corrected_at)
      order by correction.id)
    from call_corrections correction
    where correction.organization_id = call.organization_id and correction.call_id = call.id) end`;

/** The next people with calls, in the order of their ids, and how many calls each has. */
export const listCalledPersons = defineStatement({
  name: 'audits.list_called_persons',
  text: `
    select call.contact_id, count(*) as calls
    from calls_now call
    where call.organization_id = $1 and call.contact_id > $2
    group by call.contact_id
    order by call.contact_id limit $3`,
  row: { contact_id: 'uuid', calls: 'int8' },
});

/**
 * Every call of some people, in the order in which they were reserved, and the decision behind each that
 * was placed. Whether the facts are those that were decided on is proven by the hash of their text.
 */
export const readCalls = defineStatement({
  name: 'audits.read_calls',
  text: `
    select call.id, call.direction, call.mode, call.purpose, call.campaign_id, call.contact_id,
      call.phone_id, call.e164, call.debt_id, debt.account_group, debt.reference, debt.creditor,
      debt.notice_sent_on::text as notice_sent_on, debt.first_contact_at,
      (select coalesce(jsonb_agg(jsonb_build_object('debt_id', other.id,
          'account_group', other.account_group, 'reference', other.reference,
          'creditor', other.creditor, 'notice_sent_on', other.notice_sent_on,
          'first_contact_at', other.first_contact_at, 'kind', other.kind,
          'is_time_barred', other.is_time_barred, 'person_role', other.person_role)
          order by other.id), '[]')
        from debts other where other.organization_id = call.organization_id
          and other.id = any(call.debt_ids[2:])) as further_debts,
      call.attempt, call.reserved_at, call.placing_at,
      call.reserved_written_at, call.placing_written_at,
      coalesce(call.placing_at, call.answered_at, call.reserved_at) as placed_at,
      coalesce(call.outcome, call.choice) as outcome, ${corrections} as corrections,
      ${wasPlaced} as was_placed,
      -- By our own clock, where the carrier's is ahead of it.
      case when call.state = 'ended' then least(call.ended_at, call.heard_at) end as ended_at,
      call.decision_id,
      decision.campaign_id is not distinct from call.campaign_id and decision.contact_id = call.contact_id
        as is_own_decision,
      decision.decided_at, decision.verdict, decision.policy_version, decision.facts,
      decision.facts_hash = sha256(convert_to(decision.facts::text, 'UTF8')) as is_intact
    from calls_now call
    left join debts debt
      on debt.organization_id = call.organization_id and debt.id = call.debt_id
    left join decisions decision on decision.organization_id = call.organization_id
      and decision.id = call.decision_id and ${wasPlaced}
    where call.organization_id = $1 and call.contact_id = any($2)
    order by call.contact_id, call.reserved_at, call.id`,
  row: {
    id: 'uuid',
    direction: 'text',
    mode: 'text',
    purpose: 'text',
    campaign_id: 'uuid?',
    contact_id: 'uuid',
    phone_id: 'uuid',
    e164: 'text',
    debt_id: 'uuid',
    account_group: 'text?',
    reference: 'text?',
    creditor: 'text?',
    notice_sent_on: 'text?',
    first_contact_at: 'timestamptz?',
    further_debts: 'jsonb',
    attempt: 'int4',
    reserved_at: 'timestamptz',
    placing_at: 'timestamptz?',
    reserved_written_at: 'timestamptz?',
    placing_written_at: 'timestamptz?',
    placed_at: 'timestamptz',
    outcome: 'text?',
    corrections: 'jsonb',
    was_placed: 'bool',
    ended_at: 'timestamptz?',
    decision_id: 'uuid',
    is_own_decision: 'bool?',
    decided_at: 'timestamptz?',
    verdict: 'text?',
    policy_version: 'int4?',
    facts: 'jsonb?',
    is_intact: 'bool?',
  },
});

/** Calls of other people to the same numbers: some rules count all calls to one, no matter who they were for. */
export const readCallsOfOthers = defineStatement({
  name: 'audits.read_calls_of_others',
  text: `
    select call.contact_id, call.e164, call.reserved_at as at,
      coalesce(call.outcome, call.choice) as outcome, ${corrections} as corrections, null as past_outcome
    from calls_now call
    where call.organization_id = $1 and call.e164 = any($2) and call.contact_id <> all($3)
      and call.direction = 'outbound'
    union all
    select outside.contact_id, outside.e164, outside.occurred_at, null, '[]', outside.outcome
    from outside_calls outside
    where outside.organization_id = $1 and outside.e164 = any($2) and outside.contact_id <> all($3)
      and outside.direction = 'outbound'`,
  row: {
    contact_id: 'uuid',
    e164: 'text',
    at: 'timestamptz',
    outcome: 'text?',
    corrections: 'jsonb',
    past_outcome: 'text?',
  },
});

/** The person, number and debt as they are today, for calls whose own facts are of no use. */
export const readCalledToday = defineStatement({
  name: 'audits.read_called_today',
  text: `
    select call.id, jsonb_build_object('direction', call.direction, 'mode', call.mode,
      'purpose', call.purpose, 'collectorRole', 'third_party',
      'furtherDebtIds', to_jsonb(call.debt_ids[2:]),
      'person', jsonb_build_object('id', contact.id, 'country', contact.country,
        'region', contact.region, 'postalCode', contact.postal_code,
        'confirmedZone', contact.confirmed_zone, 'role', debt.person_role,
        'bornOn', contact.born_on, 'birthYear', contact.birth_year,
        'isServiceMember', contact.is_service_member,
        'phones', (select coalesce(jsonb_agg(own.e164), '[]') from phones own
          where own.organization_id = $1 and own.contact_id = contact.id),
        'phonePlaces', (select coalesce(jsonb_agg(
            jsonb_build_object('e164', own.e164, 'place', own.place)), '[]') from phones own
          where own.organization_id = $1 and own.contact_id = contact.id
            and own.place is not null)),
      'phone', jsonb_build_object('e164', call.e164,
        'lineType', coalesce(phone.line_type, 'unknown'), 'place', phone.place),
      'debt', jsonb_build_object('id', call.debt_id, 'group', debt.account_group,
        'noticeOn', debt.notice_sent_on, 'kind', debt.kind,
        'isTimeBarred', coalesce(debt.is_time_barred, false), 'firstContactAt', null),
      'consents', '[]'::jsonb, 'restrictions', '[]'::jsonb, 'history', '[]'::jsonb) as facts
    from calls_now call
    join contacts contact on contact.organization_id = $1 and contact.id = call.contact_id
    left join phones phone on phone.organization_id = $1 and phone.id = call.phone_id
    left join debts debt on debt.organization_id = $1 and debt.id = call.debt_id
    where call.organization_id = $1 and call.id = any($2)`,
  row: { id: 'uuid', facts: 'jsonb' },
});
