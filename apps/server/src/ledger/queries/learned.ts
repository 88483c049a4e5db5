import { defineStatement } from '../../platform/database/statement.ts';
import { unreachable } from './live-numbers.ts';

/** Whether no upload is being stored, which would hold the rows of its people; none begins meanwhile. */
export const holdUploadsOff = defineStatement({
  name: 'ledger.hold_uploads_off',
  text: `select hold_uploads_off($1) as is_free`,
  row: { is_free: 'bool' },
});

/** Counts for each of these people as one more version of their ledger. */
export const insertRaises = defineStatement({
  name: 'ledger.insert_raises',
  text: `
    insert into ledger_raises (organization_id, contact_id)
    select $1, contact_id from unnest($2::uuid[]) as contact_id`,
  row: {},
});

export const listRaisedOrganizations = defineStatement({
  name: 'ledger.list_raised_organizations',
  text: `select distinct organization_id from ledger_raises order by organization_id`,
  row: { organization_id: 'uuid' },
});

/** So many ($2) of an organization, each taken by one worker; a person may have several. */
export const takeRaises = defineStatement({
  name: 'ledger.take_raises',
  text: `
    with taken as materialized (
      select contact_id, id from ledger_raises
      where organization_id = $1
      order by contact_id, id limit $2
      for update skip locked
    ), gone as (
      delete from ledger_raises raised using taken
      where raised.organization_id = $1 and raised.contact_id = taken.contact_id
        and raised.id = taken.id
    )
    select contact_id, count(*)::integer as raises from taken group by contact_id order by contact_id`,
  row: { contact_id: 'uuid', raises: 'int4' },
});

/** The version stays what it counted as while the raises ($3) of the people ($2) lay beside it. */
export const addRaises = defineStatement({
  name: 'ledger.add_raises',
  text: `
    with chosen as materialized (
      select contact.id, taken.raises from unnest($2::uuid[], $3::integer[]) as taken (id, raises)
      join contacts contact on contact.organization_id = $1 and contact.id = taken.id
      order by contact.id
      for no key update of contact
    )
    update contacts contact set ledger_version = contact.ledger_version + chosen.raises
    from chosen where contact.organization_id = $1 and contact.id = chosen.id`,
  row: {},
});

/**
 * What was learned of the numbers of these people ($2): that somebody refuses it or is not there, or, from
 * the last call to it, that nobody has it.
 */
export const markLearnedPhones = defineStatement({
  name: 'ledger.mark_learned_phones',
  text: `
    with chosen as materialized (
      select phone.id, learned.state
      from phones phone
      cross join lateral (
        select coalesce(
          (select case restriction.kind when 'number_stop' then 'stopped' else 'wrong' end
           from suppressions restriction
           where restriction.organization_id = $1 and restriction.contact_id = phone.contact_id
             and restriction.e164 = phone.e164 and restriction.lifted_at is null
             and restriction.kind in ('number_stop', 'wrong_number', 'reassigned')
           -- Whose it is not outweighs that they do not want it called.
           order by restriction.kind = 'number_stop' limit 1),
          (select 'disconnected' from (
             select coalesce(call.corrected_outcome, call.outcome) as outcome from calls call
             where call.organization_id = $1 and call.contact_id = phone.contact_id
               and call.e164 = phone.e164 and coalesce(call.corrected_outcome, call.outcome) <> 'withdrawn'
             order by call.reserved_at desc limit 1) last_call
           where last_call.outcome in (${unreachable}))) as state) learned
      where phone.organization_id = $1 and phone.contact_id = any($2)
        and learned.state is distinct from phone.state and learned.state is not null
        and not (phone.state = 'wrong' and learned.state <> 'wrong')
      order by phone.contact_id, phone.id
      for no key update of phone
    )
    update phones phone set state = chosen.state
    from chosen where phone.organization_id = $1 and phone.id = chosen.id`,
  row: {},
});

export const renewSummaries = defineStatement({
  name: 'ledger.renew_summaries',
  text: `select summarise_contacts($1, $2)::text as done`,
  row: { done: 'text' },
});
