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

/**
 * Whether somebody is an admin still. The system erases for them, whom no policy asks; and they stay one
 * until it is done.
 */
export const findEraser = defineStatement({
  name: 'personal_data.find_eraser',
  text: `
    select user_id from user_organizations
    where organization_id = $1 and user_id = $2 and role = 'admin'
    for share`,
  row: { user_id: 'uuid' },
});

/** By what a person is known. */
export const findNames = defineStatement({
  name: 'personal_data.find_names',
  text: `
    select contact.full_name, contact.email, contact.external_reference,
      coalesce((select string_agg(phone.e164, ' ') from phones phone
        where phone.organization_id = contact.organization_id
          and phone.contact_id = contact.id), '') as numbers
    from contacts contact
    where contact.organization_id = $1 and contact.id = $2`,
  row: { full_name: 'text', email: 'text?', external_reference: 'text', numbers: 'text' },
});

/** Those of these people who are gone now. */
export const eraseContacts = defineStatement({
  name: 'personal_data.erase_contacts',
  text: `select id from erase_contacts($1, $2) as id`,
  row: { id: 'uuid' },
});

/** Three years before a moment that is not still to come. */
const threeYearsBefore = (parameter: string): string =>
  `(least(${parameter}::timestamptz, now()) at time zone 'UTC' - interval '3 years') at time zone 'UTC'`;

/**
 * The next people, after one ($2) of an organization ($1), who came more than three years before a moment ($3), of whatever organization, and
 * whether nothing was learned of them since: neither by a file that names them, nor by a change of a
 * debt, nor by what was entered about them; and no campaign is about to call them.
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
          and member.added_at > moment.three_years_ago)
      and not exists (select from contact_notes note
        where note.organization_id = contact.organization_id and note.contact_id = contact.id
          and note.recorded_at > moment.three_years_ago)
      and coalesce(contact.changed_at <= moment.three_years_ago, true)
      and not exists (select from suppressions restriction
        where restriction.organization_id = contact.organization_id
          and restriction.contact_id = contact.id
          and greatest(restriction.recorded_at, restriction.lifted_at) > moment.three_years_ago)
      and not exists (select from consents consent
        where consent.organization_id = contact.organization_id and consent.contact_id = contact.id
          and greatest(consent.recorded_at, consent.revoked_at) > moment.three_years_ago)
      and not exists (select from inconvenient_times slot
        where slot.organization_id = contact.organization_id and slot.contact_id = contact.id
          and greatest(slot.recorded_at, slot.lifted_at) > moment.three_years_ago)
      and not exists (select from targets target
        join campaigns campaign on campaign.organization_id = target.organization_id
          and campaign.id = target.campaign_id
        where target.organization_id = contact.organization_id and target.contact_id = contact.id
          and target.state in ('planned', 'waiting', 'calling')
          and campaign.state in ('running', 'paused')
          and campaign.started_at > moment.three_years_ago) as is_quiet
    from (select ${threeYearsBefore('$3')} as three_years_ago) moment
    cross join lateral (
      select organization_id, id, changed_at from contacts
      where (organization_id, id) > ($1, $2) and id < first_id_of(moment.three_years_ago)
      order by organization_id, id limit $4) contact
    order by contact.organization_id, contact.id`,
  row: { organization_id: 'uuid', id: 'uuid', is_quiet: 'bool' },
});

/**
 * Rows that could not be used are kept as they stood in the file, with whatever they tell of people: of
 * files that came more than three years before a moment ($1), so many ($2) of them go.
 */
export const deleteOldRejections = defineStatement({
  name: 'personal_data.delete_old_rejections',
  text: `
    with old as materialized (
      select rejection.organization_id, rejection.import_id, rejection.line
      from imports import
      join import_rejections rejection on rejection.organization_id = import.organization_id
        and rejection.import_id = import.id
      where import.created_at < ${threeYearsBefore('$1')}
      limit $2
    ), gone as (
      delete from import_rejections rejection using old
      where rejection.organization_id = old.organization_id and rejection.import_id = old.import_id
        and rejection.line = old.line
      returning 1
    )
    select count(*) as count from gone`,
  row: { count: 'int8' },
});

/**
 * What was found in files that came more than three years before a moment ($1) is kept with them, as it
 * stood there, and what rows were before such a file changed them: of so many files ($2) it goes.
 */
export const forgetOldUploads = defineStatement({
  name: 'personal_data.forget_old_uploads',
  text: `
    with old as materialized (
      select import.organization_id, import.id from imports import
      where import.created_at < ${threeYearsBefore('$1')}
        and (import.inspection is not null or import.findings is not null
          or exists (select from import_warnings warning
            where warning.organization_id = import.organization_id and warning.import_id = import.id)
          or exists (select from import_changes change
            where change.organization_id = import.organization_id and change.import_id = import.id))
      limit $2
    ), warned as (
      delete from import_warnings warning using old
      where warning.organization_id = old.organization_id and warning.import_id = old.id
    ), changed as (
      delete from import_changes change using old
      where change.organization_id = old.organization_id and change.import_id = old.id
    ), forgotten as (
      update imports import set inspection = null, findings = null
      from old where import.organization_id = old.organization_id and import.id = old.id
      returning 1
    )
    select count(*) as count from forgotten`,
  row: { count: 'int8' },
});
