import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';

/** Of the pool ($2) those that call through its account; how many calls each made on a day ($3). */
const numbers = `
    select number.e164, number.daily_limit,
      case when number.counted_on = $3::date then number.calls_counted else 0 end as calls_today,
      number.rests_until, number.last_used_at
    from caller_ids number
    where number.organization_id = $1 and number.pool_id = $2
      and number.state = 'active' and number.verified_at is not null
      and number.account_id is not null
    order by number.e164`;

export const listNumbers = defineStatement({
  name: 'dialer.list_pool_numbers',
  text: numbers,
  row: {
    e164: 'text',
    daily_limit: 'int4?',
    calls_today: 'int4',
    rests_until: 'timestamptz?',
    last_used_at: 'timestamptz?',
  },
});

/**
 * Held until the calls from them are written, so that over all workers none makes more than it may. Everything that is
 * looked at stands in the row itself, which a worker that waited sees as it is then.
 */
export const lockNumbers = defineStatement({
  name: 'dialer.lock_pool_numbers',
  text: `${numbers} for no key update`,
  row: listNumbers.row,
});

/** The number of these ($3) that each of the people was called from last. */
export const findCalledFrom = defineReplanned({
  name: 'dialer.find_called_from',
  text: `
    select person.id as contact_id, last.caller_id
    from unnest($2::uuid[]) as person (id)
    cross join lateral (
      select call.caller_id from calls call
      where call.organization_id = $1 and call.contact_id = person.id
        and call.caller_id = any($3::text[])
      order by call.reserved_at desc limit 1) last`,
  row: { contact_id: 'uuid', caller_id: 'text' },
});

/** Of numbers that are held. */
export const spendNumbers = defineStatement({
  name: 'dialer.spend_pool_numbers',
  text: `
    update caller_ids number
    set calls_counted = used.calls
        + case when number.counted_on = $3::date then number.calls_counted else 0 end,
      counted_on = $3::date, last_used_at = $4
    from (select e164, count(*)::integer as calls from unnest($2::text[]) as call (e164)
          group by e164) used
    where number.organization_id = $1 and number.e164 = used.e164`,
  row: {},
});

/** What was counted on a day and came to no call, in the order in which numbers are held. */
export const returnNumbers = defineStatement({
  name: 'dialer.return_pool_numbers',
  text: `
    with taken_back as materialized (
      select "organizationId" as organization_id, "callerId" as e164, day,
        sum("takenBack")::integer as calls
      from jsonb_to_recordset($1) as learned
        ("organizationId" uuid, "callerId" text, day date, "takenBack" integer)
      where "takenBack" <> 0
      group by 1, 2, 3
    ), held as materialized (
      select number.organization_id, number.id, taken_back.day, taken_back.calls
      from caller_ids number join taken_back using (organization_id, e164)
      order by number.organization_id, number.e164
      for no key update of number
    )
    update caller_ids number set calls_counted = greatest(0, number.calls_counted - held.calls)
    from held
    where number.organization_id = held.organization_id and number.id = held.id
      and number.counted_on = held.day`,
  row: {},
});
