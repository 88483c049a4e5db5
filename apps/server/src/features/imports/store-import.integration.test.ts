import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const uploads = startUploads(database, () => moment);
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
  uploads.waiting.length = 0;
});

const header = 'Reference,Name,Phone,Balance';
const first = `${header}\nA1,Ann Lee,312-555-0101,10\nA2,Bob Ray,312-555-0102,20\nA3,Cy Dee,312-555-0103,30\n`;
/** Another name, another balance, and somebody left out. */
const second = `${header}\nA1,Ann B Lee,312-555-0101,10\nA2,Bob Ray,312-555-0102,25\n`;

const check = async (file: string, changes: Parameters<typeof uploads.check>[2] = {}) =>
  uploads.check(organization, await uploads.inspect(organization, file), changes);
const store = (importId: string) => uploads.store(organization, importId);
async function checkSecond(changes: Parameters<typeof uploads.check>[2] = {}) {
  await store((await check(first)).id);
  return check(second, changes);
}

const run = (text: string) =>
  askSystem(database, testStatement(text, {}), [organization.organizationId]);
const nameOf = async (reference: string) => {
  const find = testStatement(
    `select full_name from contacts where organization_id = $1 and external_reference = $2`,
    { full_name: 'text' },
  );
  const [found] = await askSystem(database, find, [organization.organizationId, reference]);
  return found?.full_name;
};

describe('what would be overwritten', () => {
  it.each([
    [
      'a name',
      `update contacts set full_name = 'Anna Lee' where organization_id = $1 and external_reference = 'A1'`,
    ],
    [
      'a balance',
      `update debts set balance_minor = 2100 where organization_id = $1 and reference = 'A2'`,
    ],
    [
      'which debt is left out',
      `with paid as (
         update debts set state = 'paid' where organization_id = $1 and reference = 'A3')
       insert into debts (organization_id, contact_id, reference, balance_minor, currency, import_id)
       select organization_id, contact_id, 'A4', 1, 'USD', import_id from debts
       where organization_id = $1 and reference = 'A3'`,
    ],
  ])('is shown again first where %s was changed since', async (_, change) => {
    const { id, findings } = await checkSecond({ mapping: { missingRule: 'recall' } });
    expect(findings).toMatchObject({ changed: 2, changes: { debtsRecalled: 1 } });
    await run(change);
    const again = await store(id);
    expect(again).toMatchObject({
      state: 'checked',
      failure: { code: 'changed_meanwhile' },
      findings: { changed: 2, changes: { debtsRecalled: 1 } },
    });
    expect(await nameOf('A1')).not.toBe('Ann B Lee');
    expect(await store(id)).toMatchObject({ state: 'stored', changed: 2 });
    expect(await nameOf('A1')).toBe('Ann B Lee');
  });

  it('is what was shown though the people were called or changed elsewhere since', async () => {
    const { id } = await checkSecond();
    await run(`update contacts set ledger_version = ledger_version + 1 where organization_id = $1`);
    await run(
      `update contacts set email = 'cy@example.com'
       where organization_id = $1 and external_reference = 'A3'`,
    );
    expect(await store(id)).toMatchObject({ state: 'stored', changed: 2 });
  });
});

describe('a list that was archived since the file was checked', () => {
  it.each(['was chosen', 'was made by somebody else under the same name'])(
    'is not stored into where it %s',
    async (how) => {
      const isChosen = how === 'was chosen';
      if (isChosen) await store((await check(first)).id);
      const { id } = await check(second);
      if (!isChosen)
        await run(
          `insert into lists (organization_id, name, created_by)
         select organization_id, 'March', user_id from user_organizations where organization_id = $1`,
        );
      await run(`update lists set archived_at = now() where organization_id = $1`);
      expect(await store(id)).toMatchObject({
        state: 'checked',
        failure: { code: 'conflict', detail: expect.stringContaining('archived') },
      });
      expect(await nameOf('A1')).not.toBe('Ann B Lee');
      await run(`update lists set archived_at = null where organization_id = $1`);
      expect(await store(id)).toMatchObject({ state: 'stored', failure: null });
    },
  );
});

describe('the person who asked for a step', () => {
  const readNotices = async () => {
    const list = testStatement(
      `select kind, subject_kind, subject_id, figures from notifications
       where organization_id = $1 and user_id = $2 order by id`,
      { kind: 'text', subject_kind: 'text?', subject_id: 'uuid?', figures: 'jsonb' },
    );
    return askSystem(database, list, [organization.organizationId, organization.userId]);
  };

  it('is notified when the file is checked, and when it is stored', async () => {
    const { id } = await check(first);
    await store(id);
    expect(await readNotices()).toMatchObject([
      {
        kind: 'import_checked',
        subject_kind: 'import',
        subject_id: id,
        figures: { added: 3, changed: 0, rejected: 0 },
      },
      { kind: 'import_finished', subject_kind: 'list' },
    ]);
  });

  it('is notified once when it came to nothing', async () => {
    const broken = await uploads.inspect(organization, 'PK\u0003\u0004nothing', { name: 'a.xlsx' });
    expect(broken.state).toBe('failed');
    expect(await readNotices()).toMatchObject([
      { kind: 'import_failed', subject_kind: 'import', subject_id: broken.id },
    ]);
  });
});
