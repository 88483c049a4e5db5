import { problemSchema } from '@ringfence/contract/errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiPerson, signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: ApiPerson;

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  admin = await signInToApi(application.address, 'admin@harbor.example');
});
afterAll(() => application.stop());

const ask = (path: string, body?: unknown) =>
  fetch(`${application.address}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'x-organization-id': admin.organizationId,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** The fields that an answer finds fault with. */
async function faultsOf(answer: Response): Promise<string[]> {
  const problem = problemSchema.parse(await answer.json());
  expect([answer.status, problem.code]).toEqual([400, 'validation_failed']);
  return (problem.errors ?? []).map(({ path }) => path);
}

const note = { kind: 'note', content: 'To whom?' };
const countNotes = async () => (await admin.client.activity.list({ limit: 200 })).entries.length;

describe('a condition that there is none of', () => {
  it.each([
    ['/contacts?stat=open', 'stat'],
    ['/contacts?sort=name&sorted=yes', 'sorted'],
    ['/contacts/count?listID=1', 'listID'],
    ['/lists?archive=true', 'archive'],
  ])('is refused by its name, and not answered with everybody: %s', async (path, fault) => {
    expect(await faultsOf(await ask(path))).toEqual([fault]);
  });

  it('is refused where something would be done to everybody', async () => {
    const before = await countNotes();
    const act = (selection: unknown, more = {}) =>
      ask('/contacts/actions', { selection, action: note, ...more });
    expect(await faultsOf(await act({ filter: { stat: ['open'] } }))).toEqual([
      'selection.filter.stat',
    ]);
    expect(await faultsOf(await act({ filter: {}, exept: [] }))).toEqual(['selection.exept']);
    const ids = ['01a1e0cd-4ab7-7018-abb3-ef957ff1adb0'];
    expect(await faultsOf(await act({ contactIds: ids, filter: {} }))).toEqual([
      'selection.filter',
    ]);
    expect(await faultsOf(await act({ filter: {} }, { dryRun: true }))).toEqual(['dryRun']);
    expect(await countNotes()).toBe(before);
  });

  it('is refused where everybody would be handed out', async () => {
    const download = (body: unknown) => ask('/contacts/download', body);
    expect(await faultsOf(await download({ filter: { stat: ['open'] } }))).toEqual(['filter.stat']);
    expect(await faultsOf(await download({ filter: {}, column: ['name'] }))).toEqual(['column']);
    expect(await faultsOf(await download({ filter: {}, columns: ['salary'] }))).toEqual([
      'columns.0',
    ]);
  });

  it('is shown to programs beforehand', async () => {
    const answer = await fetch(`${application.address}/api/openapi.json`);
    const { paths } = Object(await answer.json());
    const { schema } = paths['/contacts/actions'].post.requestBody.content['application/json'];
    expect(schema.additionalProperties).toBe(false);
    const names = paths['/contacts'].get.parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['states', 'search', 'sort', 'cursor']));
  });
});

describe('a character that no database holds', () => {
  const nul = String.fromCodePoint(0);

  it.each([
    [{ zone: nul }, 'filter.zone'],
    [{ outcomes: [`busy${nul}`] }, 'filter.outcomes.0'],
    [{ search: nul }, 'filter.search'],
  ])('is refused in a condition: %j', async (filter, fault) => {
    expect(await faultsOf(await ask('/contacts/download', { filter }))).toEqual([fault]);
  });

  it('is refused in a view', async () => {
    const content = { filter: {}, sort: 'name', direction: 'ascending', columns: [nul] };
    const view = { name: 'Late payers', content };
    expect(await faultsOf(await ask('/contact-views', view))).toEqual(['content.columns.0']);
  });
});

describe('taking back what was done to many', () => {
  it('is for admins, and for nothing that stays', async () => {
    const member = await signInToApi(application.address, 'member@harbor.example');
    const { contacts } = await admin.client.contacts.list({ limit: 2 });
    const selection = { contactIds: contacts.map(({ id }) => id) };
    const ended = (actionId: string) =>
      vi.waitFor(
        async () =>
          expect(await admin.client.contacts.showAction({ actionId })).toMatchObject({
            state: 'done',
          }),
        { timeout: 60_000, interval: 50 },
      );
    const restriction = {
      kind: 'restrict',
      restriction: 'cease_written',
      source: 'letter',
    } as const;
    const restricted = await member.client.contacts.act({ selection, action: restriction });
    await ended(restricted.id);
    await expect(
      member.client.contacts.undoAction({ actionId: restricted.id }),
    ).rejects.toMatchObject({ code: 'not_permitted' });
    const undone = await admin.client.contacts.undoAction({ actionId: restricted.id });
    await ended(undone.id);
    expect(await admin.client.contacts.showAction({ actionId: undone.id })).toMatchObject({
      undoes: restricted.id,
      changed: restricted.total,
    });
    const noted = await admin.client.contacts.act({
      selection,
      action: { kind: 'note', content: 'Stays' },
    });
    await ended(noted.id);
    await expect(admin.client.contacts.undoAction({ actionId: noted.id })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
