import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * Clocks differ by seconds: what was written by one that is ahead of ours has happened all the same,
 * and holds. `$5` is the moment asked about.
 */
const atLatestNow = (column: string): string =>
  `case when ${column} <= $5::timestamptz + interval '30 seconds' then least(${column}, $5)
          else ${column} end`;

/**
 * Calls are split by month on their id, which begins with the moment at which it was made. Naming the
 * first that can matter leaves the other months alone.
 */
const firstCall = `first_id_of(least($5::timestamptz, now()) - interval '41 days')`;
const recent = (column: string): string => `${column} > $5::timestamptz - interval '40 days'`;

/**
 * Everything the rules want to know of each person asked about, in one question for thousands. Each part
 * is found by an index that begins with the organization and the person, or the number: what one
 * person costs does not depend on how many others there are.
 *
 * A consent of which only the day is known holds from that day on, which begins in some zones before it
 * does in UTC. Of other people's calls to the number the last ten are told: the gap between two calls
 * to a number asks for the latest alone, and a switchboard has very many.
 */
export const loadFacts = defineStatement({
  name: 'compliance.load_facts',
  text: `
    select asked.position, contact.ledger_version::text as ledger_version,
      coalesce(phone.e164, '') as e164,
      exists (select from calls call
        where call.organization_id = $1 and call.contact_id = contact.id and call.state <> 'ended')
      or exists (select from calls call
        where call.organization_id = $1 and call.e164 = phone.e164
          and call.state <> 'ended') as busy,
      json_build_object(
        'person', json_build_object('id', contact.id, 'country', contact.country,
          'region', contact.region, 'postalCode', contact.postal_code,
          'confirmedZone', contact.confirmed_zone,
          'phones', (select coalesce(json_agg(own.e164 order by own.id), '[]')
            from phones own
            where own.organization_id = $1 and own.contact_id = contact.id
              and own.state <> 'wrong')),
        -- A number that is out of service cannot be dialled, whoever's it was.
        'phone', json_build_object(
          'e164', case when phone.state = 'disconnected' then '' else coalesce(phone.e164, '') end,
          'lineType', coalesce(phone.line_type, 'unknown'), 'place', phone.place),
        'debt', json_build_object('id', coalesce(debt.id::text, ''), 'state', debt.state,
          'group', debt.account_group, 'noticeOn', debt.notice_sent_on),
        'groups', (select coalesce(json_agg(json_build_object('debtId', own.id,
            'group', own.account_group) order by own.id), '[]')
          from debts own
          where own.organization_id = $1 and own.contact_id = contact.id
            and own.account_group is not null),
        'consents', (select coalesce(json_agg(json_build_object('kind', consent.kind,
            'phone', consent.e164,
            'at', coalesce(consent.received_at,
              least(consent.obtained_on::timestamp at time zone 'UTC', consent.recorded_at)),
            'revokedAt', ${atLatestNow('consent.revoked_at')},
            'expiresAt', consent.expires_at) order by consent.id), '[]')
          from consents consent
          where consent.organization_id = $1 and consent.contact_id = contact.id),
        'restrictions', (select coalesce(json_agg(json_build_object('kind', restriction.kind,
            'debtId', restriction.debt_id, 'phone', restriction.e164,
            'at', ${atLatestNow('restriction.started_at')},
            'liftedAt', restriction.lifted_at) order by restriction.id, restriction.kind,
              restriction.e164), '[]')
          from (
            select own.id, own.kind, own.debt_id, own.e164, own.started_at, own.lifted_at
            from suppressions own
            where own.organization_id = $1 and own.contact_id = contact.id
            union all
            -- A refusal of the number and its new holder bind whomever it is called for.
            select other.id, other.kind, null, other.e164, other.started_at, null
            from suppressions other
            where other.organization_id = $1 and other.e164 = phone.e164
              and other.lifted_at is null and other.contact_id <> contact.id
              and other.kind in ('number_stop', 'reassigned')
            union all
            -- Of whoever was erased, their refusal is kept.
            select null, kept.kind, null, own.e164, kept.kept_at, null
            from phones own
            join kept_stops kept on kept.organization_id = $1
              and kept.number_hash = sha256(convert_to($1::uuid::text || own.e164, 'UTF8'))
            where own.organization_id = $1 and own.contact_id = contact.id) restriction),
        'inconvenient', (select coalesce(json_agg(json_build_object('days', slot.days,
            'from', slot.from_minute, 'to', slot.to_minute) order by slot.id), '[]')
          from inconvenient_times slot
          where slot.organization_id = $1 and slot.contact_id = contact.id
            and ${atLatestNow('slot.started_at')} <= $5
            and (slot.lifted_at is null or slot.lifted_at > $5)),
        'calls', (select coalesce(json_agg(json_build_object('at', made.reserved_at,
            'personId', made.contact_id, 'debtId', made.debt_id, 'phone', made.e164,
            'outcome', coalesce(made.outcome, made.choice)) order by made.reserved_at, made.id), '[]')
          from (
            (select call.id, call.contact_id, call.debt_id, call.e164, call.outcome, call.choice,
               call.reserved_at
             from calls call
             where call.organization_id = $1 and call.contact_id = contact.id
               and call.id >= ${firstCall} and ${recent('call.reserved_at')})
            union all
            (select call.id, call.contact_id, call.debt_id, call.e164, call.outcome, call.choice,
               call.reserved_at
             from calls call
             where call.organization_id = $1 and call.e164 = phone.e164
               and call.contact_id <> contact.id and call.outcome is distinct from 'withdrawn'
               and call.id >= ${firstCall} and ${recent('call.reserved_at')}
             order by call.reserved_at desc limit 10)) made),
        'outsideCalls', (select coalesce(json_agg(json_build_object('at', made.occurred_at,
            'personId', made.contact_id, 'debtIds', made.debt_ids, 'phone', made.e164,
            'direction', made.direction, 'outcome', made.outcome)
            order by made.occurred_at, made.id), '[]')
          from (
            (select call.* from outside_calls call
             where call.organization_id = $1 and call.contact_id = contact.id
               and ${recent('call.occurred_at')})
            union all
            (select call.* from outside_calls call
             where call.organization_id = $1 and call.e164 = phone.e164
               and call.contact_id <> contact.id and ${recent('call.occurred_at')}
             order by call.occurred_at desc limit 10)) made)) as known
    from unnest($2::uuid[], $3::uuid[], $4::uuid[]) with ordinality
      as asked (contact_id, phone_id, debt_id, position)
    join contacts contact on contact.organization_id = $1 and contact.id = asked.contact_id
    left join phones phone on phone.organization_id = $1 and phone.id = asked.phone_id
      and phone.contact_id = contact.id
    left join debts debt on debt.organization_id = $1 and debt.id = asked.debt_id
      and debt.contact_id = contact.id
    order by asked.position`,
  row: {
    position: 'int8',
    ledger_version: 'text',
    e164: 'text',
    busy: 'bool',
    known: 'json',
  },
});

/** What is the same for everybody in a campaign. */
export const loadSharedFacts = defineStatement({
  name: 'compliance.load_shared_facts',
  text: `
    select json_build_object(
      'licences', (select coalesce(json_agg(json_build_object('region', licence.region,
          'expiresOn', licence.expires_on) order by licence.region, licence.id), '[]')
        from licences licence where licence.organization_id = $1),
      'abandonment', (select coalesce(json_agg(json_build_object('day', past.day,
          'answered', past.answered, 'abandoned', past.abandoned) order by past.day), '[]')
        from campaign_days past
        where past.organization_id = $1 and past.campaign_id = $2
          and past.day > ($3::timestamptz at time zone 'UTC')::date - 30)) as known`,
  row: { known: 'json' },
});
