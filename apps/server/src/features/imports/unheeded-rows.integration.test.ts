import { beforeEach, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { importFile } from './import-file.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
const uploads = startUploads(database, () => new Date());
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

const write = (...rows: readonly string[]) =>
  ['Reference,Name,Phone,Balance,Status', ...rows].join('\n');
const check = async (content: string) =>
  uploads.check(organization, await uploads.inspect(organization, content));
const ann = (status: string) => `R1,Ann Lee,312-555-0142,5.00,${status}`;
const bob = 'R2,Bob Ray,312-555-0143,7.00,Active';

async function storeFirst(status = 'Active'): Promise<void> {
  const { id } = await check(write(ann(status)));
  await uploads.store(organization, id);
}

it.each([
  ['is not understood', ann('Purple')],
  ['tells of a wrong number', ann('Wrong number')],
  ['is denied', ann('BK dismissed')],
  ['forbids, of a row that is rejected for want of a name', 'R1,,312-555-0142,5.00,Deceased'],
  ['forbids, under another name', 'R1,Zoe Other,312-555-0199,5.00,Deceased'],
])('a status that %s is asked about where the person is known', async (_, row) => {
  await storeFirst();
  const { id, findings } = await check(write(row, bob));
  expect(findings?.unheeded).toMatchObject({ people: 1, examples: [{ fullName: 'Ann Lee' }] });
  await expect(uploads.askToStore(organization, id)).rejects.toMatchObject({
    code: 'validation_failed',
    explanation: { reason: 'statuses_unheeded', values: { people: 1 } },
  });
  await uploads.askToStore(organization, id, false, true);
  await uploads.work();
  expect(await uploads.show(organization, id)).toMatchObject({
    state: 'stored',
    findings: { added: 1, rejected: 1, unheeded: { people: 1 } },
  });
});

it('is not asked about of strangers, nor of whoever is not called anyway', async () => {
  expect((await check(write(ann('Purple'), bob))).findings?.unheeded.people).toBe(0);
  await storeFirst('Deceased');
  const { id, findings } = await check(write(ann('Purple'), bob));
  expect(findings?.unheeded.people).toBe(0);
  expect(await uploads.store(organization, id)).toMatchObject({ state: 'stored' });
});

it('is asked about of somebody new whom another row of the file makes callable', async () => {
  const { findings } = await check(write(ann('Active'), ann('Purple')));
  expect(findings?.unheeded).toMatchObject({ people: 1, examples: [{ fullName: 'Ann Lee' }] });
});

it.each([ann('Purple'), 'R1,Zoe Other,312-555-0199,5.00,Deceased'])(
  'a small file with %j is refused whole until it is confirmed',
  async (row) => {
    await storeFirst();
    const send = (confirmsUnheeded: boolean) =>
      importFile(
        uploads.services,
        { scope: organization, headers: new Headers() },
        {
          file: new File([write(row, bob)], 'people.csv'),
          listName: 'March',
          obtainedHow: 'given_to_creditor',
          obtainedBy: 'First Bank',
          obtainedOn: '2026-01-02',
          confirmsUnheeded,
        },
      );
    const counted = testStatement(
      `select count(*) as people from contacts where organization_id = $1`,
      { people: 'int8' },
    );
    const count = async () =>
      (await askSystem(database, counted, [organization.organizationId]))[0]?.people;
    await expect(send(false)).rejects.toMatchObject({
      explanation: { reason: 'statuses_unheeded' },
    });
    expect(await count()).toBe(1);
    expect(await send(true)).toMatchObject({ added: 1, rejected: 1 });
    expect(await count()).toBe(2);
  },
);
