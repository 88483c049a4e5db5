import { defineStatement } from '../../../../platform/database/statement.ts';
import { notePeople } from './noted-people.ts';

/** Whether the upload ($2) brought or changed anything of a person, by the name of their id. */
const touched = (contactId: string): string => `(
          exists (select from contacts contact where contact.organization_id = $1
            and contact.id = ${contactId} and contact.import_id = $2)
          or exists (select from list_contacts member where member.organization_id = $1
            and member.contact_id = ${contactId} and member.import_id = $2)
          or exists (select from import_changes change where change.organization_id = $1
            and change.import_id = $2 and change.table_name = 'contacts' and change.row_id = ${contactId})
          or exists (select from phones phone
            left join import_changes change on change.organization_id = $1 and change.import_id = $2
              and change.table_name = 'phones' and change.row_id = phone.id
            where phone.organization_id = $1 and phone.contact_id = ${contactId}
              and (phone.import_id = $2 or change.row_id is not null))
          or exists (select from debts debt
            left join import_changes change on change.organization_id = $1 and change.import_id = $2
              and change.table_name = 'debts' and change.row_id = debt.id
            where debt.organization_id = $1 and debt.contact_id = ${contactId}
              and (debt.import_id = $2 or change.row_id is not null))
          or exists (select from consents consent
            left join import_changes change on change.organization_id = $1 and change.import_id = $2
              and change.table_name = 'consents' and change.row_id = consent.id
            where consent.organization_id = $1 and consent.contact_id = ${contactId}
              and (consent.import_id = $2 or change.row_id is not null))
          or exists (select from suppressions own where own.organization_id = $1
            and own.contact_id = ${contactId} and own.import_id = $2)
          or exists (select from inconvenient_times slot where slot.organization_id = $1
            and slot.contact_id = ${contactId} and slot.import_id = $2)
          or exists (select from outside_calls call where call.organization_id = $1
            and call.contact_id = ${contactId} and call.import_id = $2)
          or exists (select from payments payment where payment.organization_id = $1
            and payment.contact_id = ${contactId} and payment.import_id = $2))`;

/** Since it was stored ($3). People who are being called count as called. */
export const findCalled = defineStatement({
  name: 'imports.find_called',
  text: `
    select exists (
      select from calls call
      where call.organization_id = $1 and call.reserved_at >= $3
        and coalesce(call.corrected_outcome, call.outcome) is distinct from 'withdrawn'
        and ${touched('call.contact_id')}) as found`,
  row: { found: 'bool' },
});

/**
 * Whether something that the upload brought is in a campaign that was not over by then ($3). It begins with what was
 * brought: a campaign may have very many people who have nothing to do with it.
 */
const isTarget = (table: 'contacts' | 'phones' | 'debts', isIt: string, person: string): string => `
    exists (
      select from ${table} brought
      join targets target on target.organization_id = $1 and target.contact_id = ${person} and ${isIt}
      join campaigns campaign on campaign.organization_id = $1 and campaign.id = target.campaign_id
      where brought.organization_id = $1 and brought.import_id = $2
        and coalesce(campaign.finished_at, 'infinity') >= $3)`;

/**
 * People it brought in a campaign, or a campaign on a list that it made: one that calls its people, or leaves them out. A
 * campaign that began before may have got them since; one that was over before has none of them.
 */
export const findInCampaign = defineStatement({
  name: 'imports.find_in_campaign',
  text: `
    select exists (
      select from campaigns campaign join lists list
        on list.organization_id = campaign.organization_id and list.id = campaign.list_id
      where campaign.organization_id = $1 and list.import_id = $2)
    or exists (
      select from campaign_lists own join lists list
        on list.organization_id = own.organization_id and list.id = own.list_id
      where own.organization_id = $1 and list.import_id = $2)
    or ${isTarget('contacts', 'brought.id = target.contact_id', 'brought.id')}
    or ${isTarget('phones', 'brought.id = target.phone_id', 'brought.contact_id')}
    or ${isTarget('debts', 'brought.id = target.debt_id', 'brought.contact_id')} as found`,
  row: { found: 'bool' },
});

/** A later upload that changed the same rows, or those that this one brought. */
export const findLaterUpload = defineStatement({
  name: 'imports.find_later_upload',
  text: `
    select exists (
      select from imports later
      join import_changes change on change.organization_id = later.organization_id
        and change.import_id = later.id
      where later.organization_id = $1 and later.id <> $2 and later.state = 'stored'
        and later.stored_at >= $3
        and (exists (select from import_changes own where own.organization_id = $1
            and own.import_id = $2 and own.row_id = change.row_id and own.table_name <> 'given')
          or exists (select from contacts contact where contact.organization_id = $1
            and contact.id = change.row_id and contact.import_id = $2)
          or exists (select from phones phone where phone.organization_id = $1
            and phone.id = change.row_id and phone.import_id = $2)
          or exists (select from debts debt where debt.organization_id = $1
            and debt.id = change.row_id and debt.import_id = $2)
          or exists (select from consents consent where consent.organization_id = $1
            and consent.id = change.row_id and consent.import_id = $2)
          or exists (select from suppressions own where own.organization_id = $1
            and own.id = change.row_id and own.import_id = $2)
          or exists (select from inconvenient_times slot where slot.organization_id = $1
            and slot.id = change.row_id and slot.import_id = $2))) as found`,
  row: { found: 'bool' },
});

const broughtTables = [
  'phones',
  'debts',
  'consents',
  'list_contacts',
  'suppressions',
  'outside_calls',
  'inconvenient_times',
  'contact_notes',
  'payments',
] as const;
const changedTables = ['phones', 'debts', 'consents', 'payments'] as const;

/**
 * Whether any row that the upload brought or changed was changed since by anything else, as the row's own mark
 * says, or something hangs on people it brought that it did not bring. A row that a later upload changed and that
 * was put back has the mark from before. What is learned of a number raises the ledgers of all who share it, so
 * of people the revision tells.
 */
export const findTouchedSince = defineStatement({
  name: 'imports.find_touched_since',
  text: `
    select ${broughtTables
      .map(
        (table) => `exists (select from ${table} row where row.organization_id = $1
        and row.import_id = $2 and row.changed_by_import <> $2)`,
      )
      .join(' or ')}
      or ${changedTables
        .map(
          (table) => `exists (select from import_changes change
        join ${table} row on row.organization_id = $1 and row.id = change.row_id
        where change.organization_id = $1 and change.import_id = $2
          and change.table_name = '${table}' and row.changed_by_import is distinct from $2)`,
        )
        .join(' or ')}
      or exists (select from import_changes change
        join contacts contact on contact.organization_id = $1 and contact.id = change.row_id
        where change.organization_id = $1 and change.import_id = $2
          and change.table_name = 'contacts'
          and contact.revision <> (change.before->>'revision')::integer + 1)
      or exists (select from contacts contact where contact.organization_id = $1
        and contact.import_id = $2 and contact.revision <> 0)
      or ${broughtTables
        .map(
          (table) => `exists (select from contacts contact
        join ${table} row on row.organization_id = $1 and row.contact_id = contact.id
        where contact.organization_id = $1 and contact.import_id = $2
          and row.import_id is distinct from $2)`,
        )
        .join(' or ')}
      or exists (select from promises promise
        join debts debt on debt.organization_id = $1 and debt.id = promise.debt_id
        where promise.organization_id = $1 and debt.import_id = $2) as found`,
  row: { found: 'bool' },
});

/** Notes the people who were there before and for whom the upload brought or changed something. */
export const noteTouchedPeople = defineStatement({
  name: 'imports.note_touched_people',
  text: `
    with whom as materialized (
      select touched.contact_id
      from (
        select row_id as contact_id from import_changes
        where organization_id = $1 and import_id = $2 and table_name = 'contacts'
        union
        select (before->>'contact_id')::uuid from import_changes
        where organization_id = $1 and import_id = $2 and table_name <> 'contacts'
        union
        ${broughtTables
          .map(
            (table) =>
              `select contact_id from ${table} where organization_id = $1 and import_id = $2`,
          )
          .join('\n        union\n        ')}) touched
      join contacts contact on contact.organization_id = $1 and contact.id = touched.contact_id
      where contact.import_id is distinct from $2
    )${notePeople('whom', '1')}`,
  row: {},
});

const restore = (table: string, columns: readonly string[]): string => `
    update ${table} row set ${columns.map((column) => `${column} = was.${column}`).join(', ')}
    from import_changes change
    cross join lateral jsonb_populate_record(null::${table}, change.before) was
    where change.organization_id = $1 and change.import_id = $2 and change.table_name = '${table}'
      and row.organization_id = $1 and row.id = change.row_id`;

/** The version of the ledger is not put back: what was decided in between is decided again. */
export const restoreContacts = defineStatement({
  name: 'imports.restore_contacts',
  text: restore('contacts', [
    'full_name',
    'birth_year',
    'born_on',
    'email',
    'address',
    'city',
    'region',
    'postal_code',
    'country',
    'language',
    'confirmed_zone',
    'is_service_member',
    'custom',
    'revision',
    'changed_at',
    'changed_by',
  ]),
  row: {},
});

export const restorePhones = defineStatement({
  name: 'imports.restore_phones',
  text: restore('phones', [
    'line_type',
    'label',
    'place',
    'state',
    'reassigned_checked_on',
    'reassigned_answer',
    'changed_by_import',
  ]),
  row: {},
});

export const restoreDebts = defineStatement({
  name: 'imports.restore_debts',
  text: restore('debts', [
    'creditor',
    'balance_minor',
    'original_minor',
    'currency',
    'opened_on',
    'due_on',
    'charged_off_on',
    'notice_sent_on',
    'account_group',
    'kind',
    'is_time_barred',
    'person_role',
    'first_contact_at',
    'state',
    'updated_at',
    'changed_by_import',
  ]),
  row: {},
});

export const restoreConsents = defineStatement({
  name: 'imports.restore_consents',
  text: restore('consents', ['revoked_at', 'revoked_by', 'revoked_for', 'changed_by_import']),
  row: {},
});

/** What came back by the upload counts again. */
export const restorePayments = defineStatement({
  name: 'imports.restore_payments',
  text: restore('payments', ['reversed_at', 'reversed_by', 'changed_by_import']),
  row: {},
});

/** A list that the upload made goes with it, unless others are in it or another upload goes into it. */
export const leaveList = defineStatement({
  name: 'imports.leave_list',
  text: `
    with made as (
      select list.id, list.name from lists list
      where list.organization_id = $1 and list.import_id = $2
        and not exists (select from imports other where other.organization_id = $1
          and other.list_id = list.id and other.id <> $2
          and other.state not in ('undone', 'cancelled', 'failed'))
        and not exists (select from list_contacts member where member.organization_id = $1
          and member.list_id = list.id and member.import_id is distinct from $2)
    )
    update imports import set list_name = coalesce(import.list_name, made.name), list_id = null
    from made where import.organization_id = $1 and import.list_id = made.id`,
  row: {},
});

/** Answers who was linked by the upload, or with somebody whom it brought. */
export const removeLinks = defineStatement({
  name: 'imports.remove_links',
  text: `
    with gone as (
      delete from person_links link
      where link.organization_id = $1 and (link.import_id = $2
        or link.contact_id in (select brought.id from contacts brought
          where brought.organization_id = $1 and brought.import_id = $2)
        or link.other_id in (select brought.id from contacts brought
          where brought.organization_id = $1 and brought.import_id = $2))
      returning link.contact_id, link.other_id
    )
    select contact.id as contact_id from contacts contact
    where contact.organization_id = $1 and contact.import_id is distinct from $2
      and contact.id in (select contact_id from gone union select other_id from gone)
    order by contact.id`,
  row: { contact_id: 'uuid' },
});

export const removeImported = defineStatement({
  name: 'imports.remove_imported',
  text: `select remove_imported($1, $2)::text as done`,
  row: { done: 'text' },
});

/** The list that was made for it; whatever leaves the list locks the upload, and so it is done at the end. */
export const removeList = defineStatement({
  name: 'imports.remove_list',
  text: `select remove_imported_list($1, $2)::text as done`,
  row: { done: 'text' },
});

/** The organization's own fields that came with it and that nobody has. */
export const removeFields = defineStatement({
  name: 'imports.remove_fields',
  text: `
    delete from custom_fields field
    where field.organization_id = $1 and field.import_id = $2
      and not exists (select from contacts contact
        where contact.organization_id = $1 and contact.custom ? field.name)`,
  row: {},
});
