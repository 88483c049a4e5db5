import { defineStatement } from '../../platform/database/statement.ts';

/** Each number once, staffed lines first. */
export const listTestNumbers = defineStatement({
  name: 'script_tests.list_test_numbers',
  text: `
    with lines as (
      select e164, label, position, id from staffed_lines
      where organization_id = current_organization_id() and verified_at is not null)
    (select line.e164, line.label, 'staffed_line' as kind from lines line order by line.position, line.id)
    union all
    (select caller_id.e164, caller_id.label, 'caller_id' from caller_ids caller_id
      where caller_id.organization_id = current_organization_id() and caller_id.verified_at is not null
        and not exists (select from lines line where line.e164 = caller_id.e164)
      order by caller_id.e164)`,
  row: { e164: 'text', label: 'text', kind: 'text' },
});

/** The newest words of a script. */
export const findNewestVersion = defineStatement({
  name: 'script_tests.find_newest_version',
  text: `
    select version.version, script.archived_at is not null as is_archived
    from scripts script
    join script_versions version on version.organization_id = script.organization_id
      and version.script_id = script.id
    where script.organization_id = current_organization_id() and script.id = $1
    order by version.version desc limit 1`,
  row: { version: 'int4', is_archived: 'bool' },
});

/** Whether there is something to say to a contact. */
export const findTestedContact = defineStatement({
  name: 'script_tests.find_tested_contact',
  text: `
    select contact.id from contacts contact
    where contact.organization_id = current_organization_id() and contact.id = $1
      and exists (select from debts debt
        where debt.organization_id = contact.organization_id and debt.contact_id = contact.id
          and debt.state in ('open', 'promised') and debt.balance_minor > 0)`,
  row: { id: 'uuid' },
});

/** The account to call a number ($1) through: one with another number to call from, where there is any. */
export const chooseAccount = defineStatement({
  name: 'script_tests.choose_account',
  text: `
    select account.id from active_accounts() as account (id)
    order by exists (select from caller_ids caller_id
        where caller_id.organization_id = current_organization_id() and caller_id.account_id = account.id
          and caller_id.state = 'active' and caller_id.verified_at is not null and caller_id.e164 <> $1) desc,
      account.id
    limit 1`,
  row: { id: 'uuid' },
});

export const findScriptTest = defineStatement({
  name: 'script_tests.find_script_test',
  text: `
    select id, script_id, script_version, contact_id, e164, called_from, language, state, outcome,
      carrier_said, requested_at, spoken_at, calls_before
    from caller_id_verifications
    where organization_id = current_organization_id() and id = $1 and script_id is not null`,
  row: {
    id: 'uuid',
    script_id: 'uuid?',
    script_version: 'int4?',
    contact_id: 'uuid?',
    e164: 'text',
    called_from: 'text',
    language: 'text',
    state: 'text',
    outcome: 'text?',
    carrier_said: 'text?',
    requested_at: 'timestamptz',
    spoken_at: 'timestamptz?',
    calls_before: 'int4',
  },
});
