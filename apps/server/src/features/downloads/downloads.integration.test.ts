import { type ContactColumn, contactColumn } from '@ringfence/contract/contacts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEmptyOrganization, addMember } from '../../testing/add-member.ts';
import { type ApiPerson, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: ApiPerson;
let now = new Date();

const insertContacts = testStatement(
  `with person as materialized (
     select new_id() as id, number from generate_series(1, $2) as number
   ), contact as (
     insert into contacts (organization_id, id, external_reference, full_name, country)
     select $1, id, 'bulk-' || number, '=cmd|''/c calc''!A' || number, 'US' from person
   )
   insert into phones (organization_id, contact_id, e164)
   select $1, id, '+1312556' || lpad(number::text, 4, '0') from person`,
  {},
);

beforeAll(async () => {
  application = await startTestApplication(database, connectionString, { now: () => now });
  admin = await signInToApi(application.address, 'admin@harbor.example');
  await askSystem(database, insertContacts, [admin.organizationId, 2_500]);
});
afterAll(() => application.stop());

const fetchFile = (address: string) => fetch(`${application.address}${address}`);
const codeOf = async (answer: Response) => Object(await answer.json()).code;

describe('a download of contacts', () => {
  it('holds everybody who matches, with whole numbers, and nothing that a spreadsheet computes', async () => {
    const { address } = await admin.client.contacts.download({ filter: { search: 'bulk-' } });
    const answer = await fetchFile(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''contacts-/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(2_500 + 2);
    expect(lines[0]).toMatch(/^name,reference,phone,/);
    expect(lines[1]).toMatch(/^'=cmd\|'\/c calc'!A1,bulk-1,\+13125560001,/);
    const references = lines.slice(1, -1).map((line) => line.split(',')[1]);
    expect(new Set(references).size).toBe(2_500);
  });

  it('is written down when it is fetched', async () => {
    const { address } = await admin.client.contacts.download({ filter: { search: 'bulk-7' } });
    await (await fetchFile(address)).text();
    const { entries } = await admin.client.activity.list({ limit: 1 });
    expect(entries).toMatchObject([{ action: 'contacts.exported' }]);
  });

  it('leaves out who is excepted, and holds only those that are ticked', async () => {
    const { contacts } = await admin.client.contacts.list({ search: 'bulk-12', limit: 3 });
    const ids = contacts.map(({ id }) => id);
    const ask = async (asked: { contactIds?: string[]; except?: string[] }) => {
      const { address } = await admin.client.contacts.download({
        filter: { search: 'bulk-12' },
        ...asked,
      });
      return (await (await fetchFile(address)).text()).trim().split('\r\n').length - 1;
    };
    const all = await ask({});
    expect(all).toBeGreaterThan(100);
    expect(await ask({ except: ids })).toBe(all - 3);
    expect(await ask({ contactIds: ids })).toBe(3);
  });

  it('has the columns that were chosen, in their order, each once', async () => {
    const ask = async (columns: ContactColumn[]) => {
      const { address } = await admin.client.contacts.download({
        filter: { search: 'bulk-12' },
        columns,
      });
      return (await (await fetchFile(address)).text()).split('\r\n');
    };
    const [head, first] = await ask(['name', 'balance', 'phone', 'reference', 'phone']);
    expect(head).toBe('name,not to be called,balance,currency,phone,other phones,reference');
    expect(first).toMatch(/^'=cmd\|'\/c calc'!A12,no,,,\+13125560012,,bulk-12$/);
    const [all] = await ask([...contactColumn.options]);
    expect(all?.split(',')).toContain('permitted how');
  });

  it('is in the order of the view, no matter who is ticked', async () => {
    const { contacts } = await admin.client.contacts.list({ search: 'bulk-12', limit: 4 });
    const contactIds = contacts.map(({ id }) => id);
    const ask = async (direction: 'ascending' | 'descending', ticked: boolean) => {
      const { address } = await admin.client.contacts.download({
        filter: { search: 'bulk-12' },
        sort: 'name',
        direction,
        columns: ['reference'],
        ...(ticked ? { contactIds } : {}),
      });
      return (await (await fetchFile(address)).text()).trim().split('\r\n').slice(1);
    };
    const names = await ask('ascending', false);
    const ticked = await ask('ascending', true);
    expect(ticked).toHaveLength(4);
    expect(ticked).toEqual(names.filter((name) => ticked.includes(name)));
    expect(await ask('descending', true)).toEqual(ticked.toReversed());
  });

  it('is named after the saved view, where it can be seen, and by nothing that no file is called', async () => {
    const content = { filter: {}, sort: 'name', direction: 'ascending', columns: [] } as const;
    const save = (person: ApiPerson, name: string) =>
      person.client.contacts.saveView({ name, content: { ...content, columns: [] } });
    const nameOf = async (viewId: string) => {
      const asked = { filter: { search: 'bulk-7' }, viewId };
      const { address } = await admin.client.contacts.download(asked);
      const answer = await fetchFile(address);
      await answer.body?.cancel();
      const [, encoded = ''] = /filename\*=UTF-8''(.*)$/.exec(
        answer.headers.get('content-disposition') ?? '',
      ) ?? [''];
      return decodeURIComponent(encoded);
    };
    const { id } = await save(admin, '../Año: "old" <debts>|');
    expect(await nameOf(id)).toMatch(/^contacts-\.\. Año old debts-\d{4}-\d\d-\d\d\.csv$/);
    const member = await signInToApi(application.address, 'member@harbor.example');
    const theirs = await save(member, 'Of somebody else');
    expect(await nameOf(theirs.id)).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('is fetched once', async () => {
    const { address } = await admin.client.contacts.download({ filter: { search: 'bulk-7' } });
    const answers = await Promise.all([1, 2, 3].map(() => fetchFile(address)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    for (const answer of answers) await answer.body?.cancel();
  });

  it('is not used up by a request that only asks whether it is there', async () => {
    const { address } = await admin.client.contacts.download({ filter: { search: 'bulk-7' } });
    const asked = await fetch(`${application.address}${address}`, { method: 'HEAD' });
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'GET']);
    const answer = await fetchFile(address);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });

  it('is fetched within a minute', async () => {
    const { address } = await admin.client.contacts.download({ filter: {} });
    now = new Date(now.getTime() + 61_000);
    const answer = await fetchFile(address);
    expect(answer.status).toBe(410);
    expect(await codeOf(answer)).toBe('download_ended');
    expect(await codeOf(await fetchFile('/downloads/made-up'))).toBe('download_ended');
    expect(await codeOf(await fetchFile('/downloads/'))).toBe('not_found');
  });

  it('is for admins, and for nobody who is none any more when they fetch it', async () => {
    const organizationId = await addEmptyOrganization(database, 'Changing');
    const person = await addMember(database, application.address, organizationId);
    const refusal = await refusalOf(person.client.contacts.download({ filter: {} }));
    expect(refusal.code).toBe('not_permitted');
    const setRole = testStatement(`update user_organizations set role = $2 where user_id = $1`, {});
    await askSystem(database, setRole, [person.userId, 'admin']);
    const { address } = await person.client.contacts.download({ filter: {} });
    await askSystem(database, setRole, [person.userId, 'member']);
    const answer = await fetchFile(address);
    expect(answer.status).toBe(403);
    expect(await codeOf(answer)).toBe('not_permitted');
  });

  it('is fetched by a super administrator too, and written down as theirs', async () => {
    const someone = await signInToApi(application.address, 'super@ringfence.example');
    const inside = someone.clientWith({ 'x-organization-id': admin.organizationId });
    const { address } = await inside.contacts.download({ filter: { search: 'bulk-7' } });
    expect((await fetchFile(address)).status).toBe(200);
    const { entries } = await admin.client.activity.list({ limit: 1 });
    expect(entries).toMatchObject([
      { action: 'contacts.exported', actor: { kind: 'super_administrator' } },
    ]);
  });
});
