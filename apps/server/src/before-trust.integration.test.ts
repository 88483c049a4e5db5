import { upsertResult } from '@ringfence/contract/contact-editing';
import { contract } from '@ringfence/contract/contract';
import { type Problem, problemSchema } from '@ringfence/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Dialing, startDialing } from './dialer/testing/start-dialing.ts';
import { type ApiPerson, signInToApi } from './testing/ask-api.ts';
import { sendRaw } from './testing/send-raw.ts';
import { useTestDatabase } from './testing/test-database.ts';

const suite = useTestDatabase();
let dialing: Dialing;
let admin: ApiPerson;
let member: ApiPerson;
beforeAll(async () => {
  dialing = await startDialing(suite);
  dialing.clock.follow();
  admin = await signInToApi(dialing.application.address, 'admin@harbor.example');
  member = await signInToApi(dialing.application.address, 'member@harbor.example');
});
afterAll(() => dialing.stop());

/** Something of every request here that no answer, and no log, may repeat. */
const canary = 'Zebrafinch';
const half = '\ud83d';
const json = { 'content-type': 'application/json' };
const malformed = `{"name": "${canary}", "note": ${canary}`;

const headersOf = ({ token, organizationId }: ApiPerson) => ({
  authorization: `Bearer ${token}`,
  'x-organization-id': organizationId,
});

async function readProblem(answer: Response): Promise<Problem> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const text = await answer.text();
  expect(text).not.toContain(canary);
  return problemSchema.parse(JSON.parse(text));
}

async function send(
  path: string,
  { headers = {}, ...request }: RequestInit & { headers?: Record<string, string> },
  person: ApiPerson | undefined = admin,
): Promise<Problem> {
  const all = { ...(person === undefined ? {} : headersOf(person)), ...headers };
  const init = { method: 'POST', ...request, headers: all };
  return readProblem(await fetch(`${dialing.application.address}/api/v1${path}`, init));
}

const someId = '01a1dd2e-e25f-7921-a55b-27832127b126';
const writing = Object.values(contract)
  .flatMap((feature) => Object.values(feature))
  .map((operation) => operation['~orpc'].route)
  .filter(({ method }) => method !== 'GET')
  .map(({ method = '', path = '' }) => [method, path.replaceAll(/\{\w+\}/g, someId)] as const);

describe('a visitor', () => {
  // One operation is open to anyone who holds an invitation; it reads what they send.
  const closed = writing.filter(([, path]) => path !== '/invitation');

  it.each(closed)('is asked to sign in, whatever they send: %s %s', async (method, path) => {
    for (const type of ['application/json', 'multipart/form-data; boundary=b', 'text/plain']) {
      const headers = { 'content-type': type, authorization: '' };
      const problem = await send(path, { method, headers, body: malformed });
      expect(problem).toMatchObject({ code: 'not_signed_in', status: 401 });
    }
  });

  it('is answered before they have sent a byte of what they announce', async () => {
    const lines = ['POST /api/v1/contacts/bulk HTTP/1.1', 'Content-Type: application/json'];
    const { address } = dialing.application;
    expect(await sendRaw(address, [...lines, 'Content-Length: 7600000'])).toBe(401);
    expect(await sendRaw(address, [...lines, 'Transfer-Encoding: chunked'])).toBe(401);
  });

  it('cannot send much even where everybody is heard', async () => {
    const body = JSON.stringify({ token: canary.repeat(30_000) });
    const headers = { ...json, authorization: '' };
    expect(await send('/invitation', { headers, body })).toMatchObject({ status: 413 });
    expect(await send('/invitation', { headers, body: malformed })).toMatchObject({ status: 400 });
  });
});

describe('a person who may not do something', () => {
  it('learns so before they have sent a byte of it', async () => {
    const lines = ['POST /api/v1/invitations HTTP/1.1', 'POST /api/v1/api-keys HTTP/1.1'];
    const { authorization, ...organization } = headersOf(member);
    for (const line of lines) {
      const given = Object.entries({ authorization, ...organization, ...json });
      const headers = given.map(([name, value]) => `${name}: ${value}`);
      const all = [line, ...headers, 'Content-Length: 1000'];
      expect(await sendRaw(dialing.application.address, all)).toBe(403);
    }
  });
});

describe('a body', () => {
  const lists = '/lists';

  it.each([
    ['that is not JSON', malformed, /^The body is not JSON[^"]*\.$/],
    ['that breaks off', `{"name": "${canary}`, /not JSON|breaks off/],
    ['that is not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), /UTF-8/],
    ['that is no object', `["${canary}"]`, /Send an object/],
  ])('%s is refused with a sentence that repeats nothing of it', async (_, body, sentence) => {
    const problem = await send(lists, { headers: json, body });
    expect(problem).toMatchObject({ code: 'validation_failed', status: 400 });
    expect(problem.detail).toMatch(sentence);
  });

  it.each([
    ['text', lists, { 'content-type': 'text/plain' }],
    ['a form where there is no file', lists, { 'content-type': 'multipart/form-data; boundary=b' }],
    ['packed', lists, { ...json, 'content-encoding': 'gzip' }],
    ['in another alphabet', lists, { 'content-type': 'application/json; charset=utf-16' }],
    ['JSON where a file belongs', '/imports', json],
  ])('in a form that is not read is refused as such: %s', async (_, path, headers) => {
    const problem = await send(path, { headers, body: `{"name":"${canary}"}` });
    expect(problem).toMatchObject({ code: 'media_type_not_supported', status: 415 });
  });

  it('that is a form, but not one that can be read, is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const problem = await send('/imports', { headers, body: `--b\r\n${canary}` });
    expect(problem).toMatchObject({ code: 'validation_failed', status: 400 });
    expect(problem.detail).toContain('form');
  });

  it('is counted while it comes, whatever it says of its length', async () => {
    const large = JSON.stringify({ name: canary.repeat(40_000) });
    const whole = await send(lists, { headers: json, body: large });
    expect(whole).toMatchObject({ code: 'body_too_large', status: 413 });
    expect(whole.detail).toContain('256 KiB');
    const lines = ['POST /api/v1/lists HTTP/1.1', 'Transfer-Encoding: chunked'];
    const headers = Object.entries({ ...headersOf(admin), ...json });
    const all = [...lines, ...headers.map(([name, value]) => `${name}: ${value}`)];
    const piece = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    // It never ends: a reader that waits for the end waits for ever.
    expect(await sendRaw(dialing.application.address, all, piece.repeat(9))).toBe(413);
  });

  it.each([
    ['half of a character', { name: `List ${half}` }, 'name'],
    ['a NUL', { name: 'Li\0st' }, 'name'],
    ['levels without end', JSON.parse(`{"name":${'['.repeat(999)}${']'.repeat(999)}}`), 'name'],
  ])('with %s is refused by the name of the field', async (_, body, path) => {
    const problem = await send(lists, { headers: json, body: JSON.stringify(body) });
    expect(problem).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('does not say what is acted on: the address does', async () => {
    const list = await admin.client.lists.create({ name: 'The first' });
    const other = await admin.client.lists.create({ name: 'The second' });
    await fetch(`${dialing.application.address}/api/v1/lists/${list.id}/archive`, {
      method: 'POST',
      headers: { ...headersOf(admin), ...json },
      body: JSON.stringify({ listId: other.id }),
    });
    const { lists: left } = await admin.client.lists.list({});
    expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(['The second']));
    expect(left.map(({ name }) => name)).not.toContain('The first');
  });
});

describe('an address', () => {
  it.each([
    ['/contacts?search=%00', 'search'],
    ['/search?text=a%00b', 'text'],
    ['/contacts?zone[a][b]=%00', 'zone.a.b'],
    ['/lists/%00', 'listId'],
  ])('with a text that cannot be stored is refused by its field: %s', async (path, field) => {
    const problem = await send(path, { method: 'GET' });
    expect(problem).toMatchObject({ status: 400, errors: [{ path: field }] });
  });
});

describe('one person of many', () => {
  it('who cannot be read is answered for alone, and the others are stored', async () => {
    const answer = await fetch(`${dialing.application.address}/api/v1/contacts/bulk`, {
      method: 'POST',
      headers: { ...headersOf(admin), ...json },
      body: JSON.stringify({
        contacts: [
          { externalReference: 'B-1', fullName: 'Good One' },
          { externalReference: 'B-2', fullName: `Cut ${half}` },
          { externalReference: 'B-3', fullName: 'No\0body' },
          { externalReference: 'B-4' },
          canary,
          { externalReference: half, fullName: 'Cut Reference' },
          { externalReference: 'B-7', fullName: 'Good Seven', phones: [{ number: 7 }] },
          { externalReference: 'B-8', fullName: 'Good Eight', custom: { [half]: 'x' } },
          { externalReference: 'B-9', fullName: 'Good Nine' },
        ],
      }),
    });
    expect(answer.status).toBe(200);
    const { results } = z.object({ results: z.array(upsertResult) }).parse(await answer.json());
    const unreadable = { result: 'rejected', reason: 'unreadable', contactId: null };
    expect(results).toMatchObject([
      { index: 0, result: 'added', externalReference: 'B-1' },
      { index: 1, ...unreadable, externalReference: 'B-2', field: 'fullName' },
      { index: 2, ...unreadable, externalReference: 'B-3', field: 'fullName' },
      { index: 3, ...unreadable, externalReference: 'B-4', field: 'fullName' },
      { index: 4, ...unreadable, externalReference: null, field: '' },
      { index: 5, ...unreadable, externalReference: null, field: 'externalReference' },
      { index: 6, ...unreadable, externalReference: 'B-7', field: 'phones.0.number' },
      { index: 7, ...unreadable, externalReference: 'B-8', field: 'custom' },
      { index: 8, result: 'added', externalReference: 'B-9' },
    ]);
    expect(results[1]?.detail).toContain('cut emoji');
  });

  it('who cannot be read, and is the only one, changes nothing', async () => {
    const { results } = await admin.client.contacts.upsert({
      contacts: [{ externalReference: 'Alone', fullName: half }],
    });
    expect(results).toMatchObject([{ result: 'rejected', externalReference: 'Alone' }]);
  });
});

describe('the sign-in protocol', () => {
  const ask = (path: string, init: RequestInit) =>
    fetch(`${dialing.application.address}/auth/v1${path}`, { method: 'POST', ...init });

  it.each([
    ['a body that is not JSON', '/signup', malformed, 400],
    ['a body that is too large', '/signup', `"${canary.repeat(7_000)}"`, 413],
    ['half of a character', '/signup', JSON.stringify({ email: `${half}@a.example` }), 400],
    ['a NUL in the address', '/token?grant_type=%00', '{}', 400],
    ['a NUL in data', '/signup', JSON.stringify({ data: { [canary]: '\0' } }), 400],
  ])('refuses %s', async (_, path, body, status) => {
    const answer = await ask(path, { headers: json, body });
    expect(answer.status).toBe(status);
  });

  it('leads people who follow a link back, whatever stands in it', async () => {
    const link = '/verify?type=email&token=%00&email=a%00';
    const answer = await ask(link, { method: 'GET', redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('error_code=validation_failed');
  });

  it('refuses a form of a provider that cannot be read', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await ask('/callback', { headers, body: `--b\r\n${canary}` });
    expect(answer.status).toBe(400);
  });
});

describe('a message of the carrier', () => {
  const path = `/webhooks/simulator/${someId}/${someId}/${someId}/status`;

  it('that is too large is refused with a sentence', async () => {
    const answer = await fetch(`${dialing.application.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `CallSid=${canary.repeat(7_000)}`,
    });
    const problem = await readProblem(answer);
    expect(problem).toMatchObject({ code: 'body_too_large', status: 413 });
    expect(problem.detail).toContain('64 KiB');
  });
});
