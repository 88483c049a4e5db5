import { callingOrder, debtOrder, ledgerVersion } from '../../../ledger/index.ts';
import { defineReplanned, defineStatement } from '../../../platform/database/statement.ts';
import {
  agreedOn,
  firstContactOf,
  givenAt,
  promisedOn,
  stateOf,
} from '../../debtor-rules/index.ts';

/** What is the same for everybody who is asked about together, and the first call that can matter. */
export const loadSharedFacts = defineStatement({
  name: 'compliance.load_shared_facts',
  text: `
    select first_id_of(least($3::timestamptz, now()) - interval '41 days') as first_call,
      coalesce((select origin from campaigns where organization_id = $1 and id = $2), 'campaign') as origin,
      json_build_object(
        'licences', (select coalesce(json_agg(json_build_object('region', licence.region,
            'expiresOn', licence.expires_on) order by licence.region, licence.id), '[]')
          from licences licence where licence.organization_id = $1),
        'abandonment', (select coalesce(json_agg(json_build_object('day', past.day,
            'answered', greatest(0, past.answered - coalesce(before.answered, 0)),
            'abandoned', greatest(0, past.abandoned - coalesce(before.abandoned, 0)))
            order by past.day), '[]')
          from campaign_days past
          -- What an admin has let pass does not count again.
          left join abandonment_resumes before on before.organization_id = past.organization_id
            and before.campaign_id = past.campaign_id and before.day = past.day
            and before.resumed_at = (select max(resumed_at) from abandonment_resumes
              where organization_id = $1 and campaign_id = $2)
          where past.organization_id = $1 and past.campaign_id = $2
            and past.day > ($3::timestamptz at time zone 'UTC')::date - 30),
        'trying', (select json_build_object('campaignId', id, 'retry', retry)
          from campaigns where organization_id = $1 and id = $2),
        'campaign', (select json_build_object('startsAt', chosen.starts_at,
            'endsAt', chosen.ends_at, 'hours', chosen.hours)
          from campaign_schedules chosen
          where chosen.organization_id = $1 and chosen.campaign_id = $2
          order by chosen.set_at desc limit 1)) as known`,
  row: { first_call: 'uuid', origin: 'text', known: 'json' },
});

const partRow = { part: 'text', key: 'text', known: 'json' } as const;

/**
 * Among all of these. The list is made when the statement runs: a planner that sees it weighs each of
 * thousands of ids, which takes longer than finding them.
 */
const amongIds = (parameter: string): string => `any(array(select unnest(${parameter}::uuid[])))`;
const amongNumbers = (parameter: string): string =>
  `any(array(select unnest(${parameter}::text[])))`;

/** The people ($2) and everybody who is the same human as one of them. */
const amongHumans = `any(array(select unnest($2::uuid[]) union select linked_id from linked))`;

/**
 * Who the people ($2) are, with the numbers and debts of everybody who is the same human. Every part is found by
 * itself, by the keys of all of them at once: joined, a planner that takes thousands for a few reads a table
 * as often as there are people.
 */
export const loadPersons = defineReplanned({
  name: 'compliance.load_persons',
  text: `
    with linked as materialized (
      select contact_id, linked_id from linked_contacts($1, $2)
    )
    select 'persons' as part, contact.id::text as key, json_build_object('id', contact.id,
      'country', contact.country, 'region', contact.region, 'postalCode', contact.postal_code,
      'confirmedZone', contact.confirmed_zone, 'bornOn', contact.born_on,
      'birthYear', contact.birth_year, 'isServiceMember', contact.is_service_member) as known
    from contacts contact where contact.organization_id = $1 and contact.id = ${amongHumans}
    union all
    select 'ledgerVersions', contact.id::text, to_json(${ledgerVersion('contact')}::text)
    from contacts contact where contact.organization_id = $1 and contact.id = ${amongIds('$2')}
    union all
    select 'linked', linked.contact_id::text, json_agg(linked.linked_id order by linked.linked_id)
    from linked group by linked.contact_id
    union all
    select 'phones', phone.contact_id::text, json_agg(json_build_object('id', phone.id,
      'e164', phone.e164, 'lineType', phone.line_type, 'place', phone.place, 'state', phone.state)
      order by ${callingOrder('phone')})
    from phones phone where phone.organization_id = $1 and phone.contact_id = ${amongHumans}
    group by phone.contact_id
    union all
    select 'debts', debt.contact_id::text, json_agg(json_build_object('id', debt.id,
      'reference', debt.reference, 'state', ${stateOf('debt')}, 'promisedOn', ${promisedOn('debt')}, 'agreed', ${agreedOn('debt')}, 'group', debt.account_group, 'noticeOn', debt.notice_sent_on,
      'creditor', debt.creditor, 'kind', debt.kind, 'isTimeBarred', debt.is_time_barred,
      'role', debt.person_role, 'firstContactAt', ${firstContactOf('debt')})
      order by ${debtOrder('debt')})
    from debts debt where debt.organization_id = $1 and debt.contact_id = ${amongHumans}
    group by debt.contact_id`,
  row: partRow,
});

/**
 * Clocks differ by seconds: what was written by one that is ahead of ours has happened all the same,
 * and holds. `$5` is the moment asked about.
 */
const atLatestNow = (column: string): string =>
  `case when ${column} <= $5::timestamptz + interval '30 seconds' then least(${column}, $5)
        else ${column} end`;

/**
 * A refusal ahead of our clock holds already; permission ahead of it does not yet. A record that ends before
 * it began stays so: the rules block by it.
 */
const revokedAt = `case when consent.revoked_at >= ${givenAt('consent')}
        then greatest(${givenAt('consent')}, ${atLatestNow('consent.revoked_at')})
        else consent.revoked_at end`;

/** All that a call of the organization was about, what it led with first. */
const debtsOf = (call: string): string =>
  `array_prepend(${call}.debt_id, array(select further.debt_id from call_debts further
        where further.organization_id = $1 and further.call_id = ${call}.id order by further.debt_id))`;

const recent = (column: string): string => `${column} > $5::timestamptz - interval '40 days'`;

/**
 * What is known of the people ($2), of the numbers that each of them could be called on ($3 with $4), and of
 * these numbers by themselves ($7), each part by the keys of all of them at once. Where one of them owes a
 * debt beside another ($8), a stay for anyone else who owes it is listed (11 USC 1301).
 *
 * A consent of which only the day is known holds from that day on, which begins in some zones before it
 * does in UTC. Calls are split by month on their id, which begins with the moment at which it was made:
 * naming the first that can matter ($6) leaves the other months alone. Of other people's calls to the
 * number the last ten are listed: the gap between two calls to a number asks for the latest alone, and a
 * switchboard has very many.
 */
export const loadLedgers = defineReplanned({
  name: 'compliance.load_ledgers',
  text: `
    select 'consents' as part, consent.contact_id::text as key, json_agg(json_build_object(
      'kind', consent.kind, 'phone', consent.e164,
      'at', ${givenAt('consent')}, 'revokedAt', ${revokedAt}, 'expiresAt', consent.expires_at,
      'fromMinute', consent.from_minute, 'toMinute', consent.to_minute, 'place', consent.place)
      order by consent.id) as known
    from consents consent where consent.organization_id = $1 and consent.contact_id = ${amongIds('$2')}
    group by consent.contact_id
    union all
    select 'restrictions', own.contact_id::text, json_agg(json_build_object('kind', own.kind,
      'debtId', own.debt_id, 'phone', own.e164, 'place', own.place, 'at', ${atLatestNow('own.started_at')},
      'liftedAt', own.lifted_at, 'isMistake', own.is_mistake) order by own.id)
    from suppressions own where own.organization_id = $1 and own.contact_id = ${amongIds('$2')}
    group by own.contact_id
    union all
    select 'stays', stayed.contact_id::text, json_agg(json_build_object('debtId', stayed.debt_id,
      'at', ${atLatestNow('stayed.started_at')}, 'liftedAt', stayed.lifted_at)
      order by stayed.started_at, stayed.debt_id)
    from stays_of_co_debtors($1, case when $8::boolean then $2::uuid[] else '{}' end) stayed
    group by stayed.contact_id
    union all
    -- A refusal of the number and its new holder bind everybody who is called on it.
    select 'numberRestrictions', of_number.e164, json_agg(json_build_object(
      'kind', of_number.kind, 'phone', of_number.e164, 'personId', of_number.contact_id,
      'at', ${atLatestNow('of_number.started_at')}) order by of_number.id)
    from suppressions of_number
    where of_number.organization_id = $1 and of_number.e164 = ${amongNumbers('$7')}
      and of_number.lifted_at is null and of_number.kind in ('number_stop', 'reassigned')
    group by of_number.e164
    union all
    -- The refusal of a person who was erased is kept.
    select 'keptStops', asked.e164, json_agg(json_build_object('kind', kept.kind,
      'phone', asked.e164, 'at', ${atLatestNow('kept.kept_at')}) order by kept.kind)
    from (select e164, sha256(convert_to($1::uuid::text || e164, 'UTF8')) as hash
      from unnest($7::text[]) as number (e164)) asked
    join kept_stops kept on kept.organization_id = $1 and kept.number_hash = asked.hash
    group by asked.e164
    union all
    select 'inconvenient', slot.contact_id::text, json_agg(json_build_object('days', slot.days,
      'from', slot.from_minute, 'to', slot.to_minute, 'at', ${atLatestNow('slot.started_at')})
      order by slot.id)
    from inconvenient_times slot
    where slot.organization_id = $1 and slot.contact_id = ${amongIds('$2')}
      and ${atLatestNow('slot.started_at')} <= $5
      and (slot.lifted_at is null or slot.lifted_at > $5)
    group by slot.contact_id
    union all
    select 'calls', call.contact_id::text, json_agg(json_build_object('at', call.reserved_at,
      'direction', call.direction, 'debtIds', ${debtsOf('call')}, 'phone', call.e164, 'isUnderWay', call.state <> 'ended',
      'outcome', coalesce(call.corrected_outcome, call.outcome, call.choice), 'campaignId', call.campaign_id)
      order by call.reserved_at, call.id)
    from calls call
    where call.organization_id = $1 and call.contact_id = ${amongIds('$2')}
      and call.id >= $6::uuid and ${recent('call.reserved_at')}
    group by call.contact_id
    union all
    select 'numberCalls', asked.contact_id || ' ' || asked.e164, json_agg(json_build_object(
      'at', latest.reserved_at, 'phone', asked.e164, 'personId', latest.contact_id,
      'direction', latest.direction, 'debtIds', ${debtsOf('latest')}, 'isUnderWay', latest.state <> 'ended',
      'outcome', coalesce(latest.corrected_outcome, latest.outcome, latest.choice)) order by latest.reserved_at, latest.id)
    from unnest($3::uuid[], $4::text[]) as asked (contact_id, e164)
    cross join lateral (select call.id, call.direction, call.reserved_at, call.contact_id, call.debt_id,
        call.state, call.outcome, call.corrected_outcome, call.choice
      from calls call
      where call.organization_id = $1 and call.e164 = asked.e164
        and call.contact_id <> asked.contact_id and coalesce(call.corrected_outcome, call.outcome) is distinct from 'withdrawn'
        and call.id >= $6 and ${recent('call.reserved_at')}
      order by call.reserved_at desc, call.id desc limit 10) latest
    group by asked.contact_id, asked.e164
    union all
    select 'outsideCalls', call.contact_id::text, json_agg(json_build_object(
      'at', call.occurred_at, 'debtIds', call.debt_ids, 'phone', call.e164,
      'direction', call.direction, 'outcome', call.outcome) order by call.occurred_at, call.id)
    from outside_calls call
    where call.organization_id = $1 and call.contact_id = ${amongIds('$2')} and ${recent('call.occurred_at')}
    group by call.contact_id
    union all
    select 'numberOutsideCalls', asked.contact_id || ' ' || asked.e164, json_agg(json_build_object(
      'at', latest.occurred_at, 'phone', asked.e164, 'personId', latest.contact_id, 'debtIds', latest.debt_ids,
      'direction', latest.direction, 'outcome', latest.outcome)
      order by latest.occurred_at, latest.id)
    from unnest($3::uuid[], $4::text[]) as asked (contact_id, e164)
    cross join lateral (select call.* from outside_calls call
      where call.organization_id = $1 and call.e164 = asked.e164
        and call.contact_id <> asked.contact_id and ${recent('call.occurred_at')}
      order by call.occurred_at desc, call.id desc limit 10) latest
    group by asked.contact_id, asked.e164`,
  row: partRow,
});
