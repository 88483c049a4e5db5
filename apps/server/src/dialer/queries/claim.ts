import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';

/** The next so many ($5) who are due ($3) and may still be called when their phone would ring ($4), locked. */
export const claimDue = defineStatement({
  name: 'dialer.claim_due',
  text: `
    select contact_id from find_due($1, $2, $3, $4, $5::integer) order by next_at, contact_id`,
  row: { contact_id: 'uuid' },
});

/**
 * A person locked by another worker is left for later: nobody waits, so nobody deadlocks. Contacts
 * that are one human are locked together, and one of them at a time is called: else two workers
 * could both spend what the law allows the human.
 */
export const lockPersons = defineReplanned({
  name: 'dialer.lock_persons',
  text: `
    with asked as materialized (
      select id, nth from unnest($2::uuid[]) with ordinality as due (id, nth)
    ), linked as materialized (
      select contact_id, linked_id from linked_contacts($1, $2)
    ), locked as materialized (
      select id from contacts
      where organization_id = $1
        and id = any(array(select id from asked union select linked_id from linked))
      order by id for no key update skip locked
    )
    select asked.id from asked
    where asked.id in (select id from locked)
      and not exists (select from calls_under_way live
        where live.organization_id = $1 and live.contact_id = asked.id)
      and not exists (select from linked left join asked earlier on earlier.id = linked.linked_id
        where linked.contact_id = asked.id
          and (linked.linked_id not in (select id from locked) or earlier.nth < asked.nth))`,
  row: { id: 'uuid' },
});

/**
 * A number may belong to several people, so each is locked by itself, in one order: which one is
 * called is not known before the facts are, and those are read after the locks. Answers those
 * people of whom a number is another's at this moment: they are left for later.
 */
export const lockNumbers = defineStatement({
  name: 'dialer.lock_numbers',
  text: `
    select distinct locked.contact_id
    from (
      select number.contact_id,
        pg_try_advisory_xact_lock(hashtextextended(concat($1::text, number.e164), 0)) as is_ours
      from (select contact_id, e164 from phones
            where organization_id = $1 and contact_id = any($2)
            order by e164, contact_id) number
      offset 0) locked
    where not locked.is_ours`,
  row: { contact_id: 'uuid' },
});

/**
 * People who cannot be decided on at this moment, because somebody else holds them or their number
 * is busy, come again a little later ($4): those behind them do not wait for them.
 */
export const putOff = defineStatement({
  name: 'dialer.put_off',
  text: `
    update targets set state = 'waiting', next_at = greatest($4, not_before, moved_to)
    where organization_id = $1 and campaign_id = $2 and contact_id = any($3)
      and state in ('planned', 'waiting')`,
  row: {},
});
