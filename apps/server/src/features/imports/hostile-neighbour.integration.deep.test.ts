import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiPerson, signInToApi } from '../../testing/ask-api.ts';
import { killEveryProcess, serve } from '../../testing/serve-process.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { loadDemo } from '../demo/index.ts';
import { hostileFiles } from './files/testing/hostile-files.ts';

const { database, connectionString } = useTestDatabase();
const timeout = 600_000;
/** Before organizations took turns, a row waited for two minutes and more. */
const longest = 60_000;
const tries = 3;
const interval = 20;

let address = '';
let hostile: ApiPerson;
let neighbour: ApiPerson;
beforeAll(async () => {
  const effects = { wakeRelay() {}, wakeSealing() {} };
  await loadDemo({ database, effects, log: silentLog, now: () => new Date() });
  const settings = { DATABASE_URL: connectionString, RINGFENCE_ROLES: 'api,worker' };
  const { port } = await serve({ ...settings, LOG_LEVEL: 'info' });
  address = `http://127.0.0.1:${port}`;
  hostile = await signInToApi(address, 'admin@harbor.example');
  neighbour = await signInToApi(address, 'admin@northwind.example');
}, timeout);
afterAll(killEveryProcess);

const obtained = {
  obtainedHow: 'given_to_us',
  obtainedBy: 'us',
  obtainedOn: '2026-01-02',
} as const;

/** Sends a file whole, in one request. */
async function sendWhole({ token, organizationId }: ApiPerson, file: File): Promise<number> {
  const body = new FormData();
  body.set('file', file);
  for (const [name, value] of Object.entries({ listName: 'Sent whole', ...obtained })) {
    body.set(name, value);
  }
  const headers = { authorization: `Bearer ${token}`, 'x-organization-id': organizationId };
  const answer = await fetch(`${address}/api/v1/imports`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends a file in pieces, as the screen does; the rest is done in the background. */
async function sendPieces({ client }: ApiPerson, file: File): Promise<string> {
  const { id } = await client.imports.begin({ fileName: file.name, fileBytes: file.size });
  await client.imports.sendChunk({ importId: id, position: 0, content: file });
  await client.imports.finishUpload({ importId: id });
  return id;
}

async function untilState({ client }: ApiPerson, importId: string, state: string) {
  return vi.waitFor(
    async () => {
      const detail = await client.imports.show({ importId });
      expect(detail.state).toBe(state);
      return detail;
    },
    { timeout, interval },
  );
}

async function storeByPieces(person: ApiPerson, file: File): Promise<void> {
  const { client } = person;
  const importId = await sendPieces(person, file);
  const { inspection } = await untilState(person, importId, 'matching');
  if (inspection === null) throw new Error('nothing was found in the file');
  const { mapping } = inspection;
  await client.imports.check({
    importId,
    mapping,
    destination: { listName: 'In pieces', ...obtained },
  });
  await untilState(person, importId, 'checked');
  await client.imports.store({ importId, confirmsCallable: true, confirmsUnheeded: true });
  await untilState(person, importId, 'stored');
}

let count = 0;
function writeRow(): File {
  count += 1;
  const phone = `312-555-01${String(count).padStart(2, '0')}`;
  const content = `Reference,Name,Phone,Balance\nN${count},Ann Lee ${count},${phone},5\n`;
  return new File([content], 'one.csv');
}

/** How long each of a few took. */
async function measure(store: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    const begun = performance.now();
    await store();
    taken.push(Math.round(performance.now() - begun));
  }
  return taken;
}

const storeWhole = async () => expect(await sendWhole(neighbour, writeRow())).toBe(201);
const storePieces = () => storeByPieces(neighbour, writeRow());

describe('while one organization sends ten hostile files', () => {
  it('a row of another is stored soon, and long before they are through', { timeout }, async () => {
    const alone = { whole: await measure(storeWhole), pieces: await measure(storePieces) };
    const files = hostileFiles
      .filter(({ fileName }) => fileName.endsWith('.xlsx'))
      .slice(0, 10)
      .map(({ fileName, build }) => new File([new Uint8Array(build())], fileName));
    expect(files).toHaveLength(10);
    const answers = files.map((file) => sendWhole(hostile, file));
    const uploads = await Promise.all(files.map((file) => sendPieces(hostile, file)));
    const beside = { whole: await measure(storeWhole), pieces: await measure(storePieces) };
    const { imports } = await hostile.client.imports.list({ open: true, limit: 50 });
    const left = imports.filter(({ state }) => state === 'inspecting').length;
    // The row was not waited for until the others were through.
    expect(left).toBeGreaterThan(0);
    expect(new Set(await Promise.all(answers))).not.toContain(500);
    for (const importId of uploads) {
      await vi.waitFor(
        async () => {
          const { state, failure } = await hostile.client.imports.show({ importId });
          expect(['matching', 'failed']).toContain(state);
          if (state === 'failed') expect(failure).toMatchObject({ code: 'file_unreadable' });
        },
        { timeout },
      );
    }
    const after = { whole: await measure(storeWhole), pieces: await measure(storePieces) };
    process.stdout.write(`a row in ms: ${JSON.stringify({ alone, beside, after, left })}\n`);
    // Two seconds are promised where nobody else uses the machine; here the other tests do.
    for (const taken of [beside.whole, beside.pieces]) {
      expect(Math.min(...taken)).toBeLessThan(longest);
    }
  });
});
