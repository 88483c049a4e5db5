import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

export const findRetention = defineSpanning({
  name: 'personal_data.find_retention',
  text: (covers) => `
    select retention.contact_id, retention.last_activity_at, retention.kept_until,
      retention.is_being_called
    from contacts contact
    cross join lateral retention_of(contact.organization_id, array[contact.id]) retention
    where contact.id = $1 and ${covers('contact.organization_id')}`,
  row: {
    contact_id: 'uuid',
    last_activity_at: 'timestamptz?',
    kept_until: 'timestamptz?',
    is_being_called: 'bool',
  },
});

/** The same for the system, which erases. */
export const findRetentionIn = defineStatement({
  name: 'personal_data.find_retention_in',
  text: `
    select contact_id, last_activity_at, kept_until, is_being_called
    from retention_of($1, array[$2::uuid])`,
  row: findRetention.row,
});

/** Of these people, whoever is gone now. */
export const eraseContacts = defineStatement({
  name: 'personal_data.erase_contacts',
  text: `select id from erase_contacts($1, $2) as id`,
  row: { id: 'uuid' },
});

/**
 * The next people ($1) who came more than three years before a moment ($2) that is not still to come, of
 * whatever organization, and whether nothing was learned of them since: neither by a file that names
 * them nor by a change of a debt.
 */
export const listOldContacts = defineStatement({
  name: 'personal_data.list_old_contacts',
  text: `
    select contact.organization_id, contact.id,
      not exists (select from debts debt
        where debt.organization_id = contact.organization_id and debt.contact_id = contact.id
          and debt.updated_at > moment.three_years_ago)
      and not exists (select from list_contacts member
        where member.organization_id = contact.organization_id and member.contact_id = contact.id
          and member.added_at > moment.three_years_ago) as is_quiet
    from (select (least($2::timestamptz, now()) at time zone 'UTC' - interval '3 years')
          at time zone 'UTC' as three_years_ago) moment
    cross join lateral (
      select organization_id, id from contacts
      where id > $1 and id < first_id_of(moment.three_years_ago)
      order by id limit $3) contact
    order by contact.id`,
  row: { organization_id: 'uuid', id: 'uuid', is_quiet: 'bool' },
});
