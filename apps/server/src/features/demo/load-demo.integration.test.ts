import { describe, expect, it } from 'vitest';
import { createUser } from '../../auth/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { demoSuperAdministrator } from './demo-people.ts';
import { findDemoSignIns, isDemoLoaded, loadDemo } from './load-demo.ts';

const withServices = (database: Database) => ({
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  log: silentLog,
  now: () => new Date(),
});

describe('whether there is sample data', () => {
  const { database } = useTestDatabase();

  it('is recognised by its loading alone, and not by somebody who takes one of its addresses', async () => {
    const services = withServices(database);
    const person = { password: 'correct horse battery', fullName: 'Mallory' };
    await createUser(services, { ...person, email: demoSuperAdministrator });
    expect(await isDemoLoaded(database)).toBe(false);
    expect(await loadDemo(services)).toBe(true);
    expect(await isDemoLoaded(database)).toBe(true);
    expect(await loadDemo(services)).toBe(false);
  });
});

describe('the sample data', () => {
  const { database } = useTestDatabase();

  it('has somebody of two organizations, one with settings, and a super administrator of none', async () => {
    await loadDemo(withServices(database));
    const people = testStatement(
      `select profile.email, coalesce(string_agg(membership.role || ' of ' || organization.name, ', '
         order by organization.name), '') as places
       from profiles profile
       left join user_organizations membership on membership.user_id = profile.id
       left join organizations organization on organization.id = membership.organization_id
       group by profile.email order by profile.email`,
      { email: 'text', places: 'text' },
    );
    expect(await askSystem(database, people)).toEqual([
      { email: 'admin@harbor.example', places: 'admin of Harbor Recovery' },
      { email: 'admin@northwind.example', places: 'admin of Northwind Water' },
      {
        email: 'both@ringfence.example',
        places: 'admin of Harbor Recovery, member of Northwind Water',
      },
      { email: 'member@harbor.example', places: 'member of Harbor Recovery' },
      { email: 'super@ringfence.example', places: '' },
    ]);
    const settings = testStatement(
      `select organization.name,
         (select count(*) from caller_ids where organization_id = organization.id) as caller_ids,
         (select count(*) from licences where organization_id = organization.id) as licences
       from organizations organization order by name`,
      { name: 'text', caller_ids: 'int8', licences: 'int8' },
    );
    expect(await askSystem(database, settings)).toEqual([
      { name: 'Harbor Recovery', caller_ids: 3, licences: 3 },
      { name: 'Northwind Water', caller_ids: 0, licences: 0 },
    ]);
  });

  it('knows something of people that the law asks about, in one organization', async () => {
    await loadDemo(withServices(database));
    const known = testStatement(
      `select contact.full_name,
         (select count(*) from phones phone where phone.contact_id = contact.id) as phones,
         (select count(*) from debts debt where debt.contact_id = contact.id) as debts,
         (select string_agg(kind, ', ') from suppressions where contact_id = contact.id) as reasons,
         (select count(*) from inconvenient_times where contact_id = contact.id)
           + (select count(*) from outside_calls where contact_id = contact.id) as records
       from contacts contact order by external_reference`,
      { full_name: 'text', phones: 'int8', debts: 'int8', reasons: 'text?', records: 'int8' },
    );
    const one = { phones: 1, debts: 1, reasons: null, records: 0 };
    expect(await askSystem(database, known)).toEqual([
      { ...one, full_name: 'Ellen Park', debts: 2, reasons: 'attorney' },
      { ...one, full_name: 'Ruben Salas', reasons: 'dispute_open' },
      {
        full_name: 'Grace Kim',
        phones: 2,
        debts: 2,
        reasons: 'work_prohibited',
        records: 1,
      },
      { ...one, full_name: 'Tom Whitfield', records: 1 },
      { ...one, full_name: 'Dana Brooks', reasons: 'medium_stop' },
      { ...one, full_name: 'Ivy Chen' },
    ]);
  });

  it('names whom one can sign in as, and nobody who is not there', async () => {
    await loadDemo(withServices(database));
    const before = await findDemoSignIns(database);
    expect(before.map(({ email }) => email)).toContain('both@ringfence.example');
    const rename = testStatement(`update profiles set email = $1 where email = $2`, {});
    await askSystem(database, rename, ['gone@ringfence.example', 'both@ringfence.example']);
    expect((await findDemoSignIns(database)).length).toBe(before.length - 1);
    await askSystem(database, rename, ['both@ringfence.example', 'gone@ringfence.example']);
  });
});
