import { defineStatement } from '../../../platform/database/statement.ts';

/** The person, who is not erased from here on, with the number and the debt where they are theirs. */
export const findSubject = defineStatement({
  name: 'records.find_subject',
  text: `
    select contact.id as contact_id, phone.e164, debt.id as debt_id
    from contacts contact
    left join phones phone on phone.organization_id = contact.organization_id
      and phone.contact_id = contact.id and phone.id = $2
    left join debts debt on debt.organization_id = contact.organization_id
      and debt.contact_id = contact.id and debt.id = $3
    where contact.organization_id = current_organization_id() and contact.id = $1
    for key share of contact`,
  row: { contact_id: 'uuid', e164: 'text?', debt_id: 'uuid?' },
});

/** Which of these debts are the person's. */
export const findDebts = defineStatement({
  name: 'records.find_debts',
  text: `
    select id from debts
    where organization_id = current_organization_id() and contact_id = $1 and id = any($2)`,
  row: { id: 'uuid' },
});

/** Nobody else judges or changes the people meanwhile. In one order, so that nobody waits for each other. */
export const lockPeople = defineStatement({
  name: 'records.lock_people',
  text: `
    select id from contacts
    where organization_id = current_organization_id() and id = any($1)
    order by id for no key update`,
  row: { id: 'uuid' },
});

const selectConcerned = `
    with human as materialized (
      select unnest($2::uuid[]) as id
      union select linked_id from linked_contacts($1, $2)
    ), concerned as materialized (
      select id as contact_id from human
      union
      select owed.contact_id from human
      join debts debt on debt.organization_id = $1 and debt.contact_id = human.id
      join debts owed on owed.organization_id = $1 and owed.reference = debt.reference
        and owed.person_role = 'co_debtor'
    )`;

/** These people ($2), everybody who is the same human, and those who owe a debt with them. */
export const listConcerned = defineStatement({
  name: 'records.list_concerned',
  text: `${selectConcerned} select contact_id from concerned`,
  row: { contact_id: 'uuid' },
});

/**
 * The same people, held like `lockPeople`, with those who share a number with them: what is learned of a
 * number raises the ledger of everybody who has it, and a transaction that locked only some of them would wait for
 * another that holds the rest.
 */
export const lockConcerned = defineStatement({
  name: 'records.lock_concerned',
  text: `${selectConcerned}
    select id from contacts
    where organization_id = $1 and id in (
      select contact_id from concerned
      union all
      select sharer.contact_id from phones own
      join phones sharer on sharer.organization_id = $1 and sharer.e164 = own.e164
      where own.organization_id = $1 and own.contact_id = any($2))
    order by id for no key update`,
  row: { id: 'uuid' },
});

/**
 * Locks that are not free within half a second are not waited for, in this transaction. After a second the
 * database would look for those who wait for each other.
 */
export const hurry = defineStatement({
  name: 'records.hurry',
  text: `select set_config('lock_timeout', '500ms', true) as lock_timeout`,
  row: { lock_timeout: 'text' },
});

/** Whatever was decided about the person is not placed any more, but decided again. */
export const raiseLedger = defineStatement({
  name: 'records.raise_ledger',
  text: `
    update contacts set ledger_version = ledger_version + 1
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});
