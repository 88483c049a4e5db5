import { describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../../platform/database/migrate.ts';
import { askPast } from '../../../testing/past-installation.ts';
import { useEmptyDatabase } from '../../../testing/test-database.ts';

const { connectionString } = useEmptyDatabase();
const ask = <Row extends Record<string, unknown>>(text: string) =>
  askPast<Row>(connectionString, text);
const nobody = '00000000-0000-0000-0000-000000000000';

const insertPeople = `
  with organization as (insert into organizations (name) values ('Past') returning id),
  profile as (insert into profiles (email) values ('ada@example.com') returning id),
  list as (
    insert into lists (organization_id, name, created_by)
    select organization.id, 'Past', profile.id from organization, profile returning *)
  insert into imports (organization_id, kind, state, file_name, created_by, stored_at)
  select organization_id, 'debtors', 'stored', file_name, created_by, now()
  from list cross join unnest(array['first.csv', 'second.csv']) file_name`;

/** In one statement, as uploads are stored in one transaction. */
const storeFirst = `
  with first as (
    update imports set stored_by = pg_current_xact_id()::xid where file_name = 'first.csv' returning *),
  contact as (
    insert into contacts (organization_id, external_reference, full_name, country, import_id)
    select organization_id, 'A', 'Pia Past', 'US', id from first returning *),
  member as (
    insert into list_contacts (organization_id, list_id, contact_id, import_id)
    select contact.organization_id, list.id, contact.id, contact.import_id from contact, lists list)
  insert into phones (organization_id, contact_id, e164, import_id)
  select organization_id, id, e164, import_id from contact
  cross join unnest(array['+13125550101', '+13125550102', '+13125550103', '+13125550104']) e164`;

const describePhones = (whose: string, label: string, end: string) => `
  with second as (
    update imports set stored_by = pg_current_xact_id()::xid where file_name = '${whose}' returning *),
  kept as (
    insert into import_changes (organization_id, import_id, table_name, row_id, before, written_by)
    select second.organization_id, second.id, 'phones', phone.id, to_jsonb(phone), phone.xmin
    from second, phones phone where right(phone.e164, 2) = any('{${end}}'))
  update phones set label = '${label}' where right(e164, 2) = any('{${end}}')`;

/** What undoing has left: rows as they were, written by its own transaction. */
const putBack = `
  with restored as (
    update import_changes change set restored_by = pg_current_xact_id()::xid from phones phone
    where phone.id = change.row_id and phone.e164 = '+13125550104')
  update phones set label = null where e164 = '+13125550104'`;

describe('an installation with uploads that were stored before rows were marked', () => {
  it('knows who has changed their rows since', async () => {
    const all = readMigrations();
    const marks = all.find(({ text }) => text.includes('create function mark_changed'));
    const end = marks?.version ?? 0;
    await migrate(
      connectionString,
      all.filter(({ version }) => version < end),
    );
    await ask(insertPeople);
    await ask(storeFirst);
    await ask(describePhones('second.csv', 'Home', '02,03,04'));
    await ask(`update phones set label = 'Work' where e164 = '+13125550103'`);
    await ask(putBack);
    await migrate(connectionString);
    const imports = await ask<{ id: string }>(
      `select id, marks_changes from imports order by file_name`,
    );
    expect(imports).toMatchObject([{ marks_changes: true }, { marks_changes: true }]);
    const marked = await ask(`select e164, label, changed_by_import from phones order by e164`);
    expect(marked).toEqual([
      { e164: '+13125550101', label: null, changed_by_import: null },
      { e164: '+13125550102', label: 'Home', changed_by_import: imports[1]?.id },
      { e164: '+13125550103', label: 'Work', changed_by_import: nobody },
      { e164: '+13125550104', label: null, changed_by_import: null },
    ]);
    expect(await ask(`select changed_by_import from list_contacts`)).toEqual([
      { changed_by_import: null },
    ]);
    expect(await ask(`select before->>'changed_by_import' as marked from import_changes`)).toEqual([
      { marked: null },
      { marked: null },
      { marked: null },
    ]);
  });
});
