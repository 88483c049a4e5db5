import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { respondJson, type StubServer, serveAnswers } from '../testing/serve-answers.ts';
import { createTwilioCarrier } from './create-twilio-carrier.ts';

const account = { sid: `AC${'1'.repeat(32)}`, token: 'the-secret-token' };
const path = `/2010-04-01/Accounts/${account.sid}`;

let server: StubServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function startCarrier(respond: Parameters<typeof serveAnswers>[0]) {
  server = await serveAnswers(respond);
  return createTwilioCarrier({ ...account, address: server.address });
}

describe('trying the account', () => {
  const check = async (respond: (response: ServerResponse) => void) =>
    (await startCarrier(respond)).checkAccount();

  it('asks for the account and nothing else', async () => {
    const answer = { sid: account.sid, status: 'active' };
    expect(await check((response) => respondJson(response, 200, answer))).toEqual({
      kind: 'ready',
    });
    expect(server?.asked).toEqual([`GET ${path}.json`]);
  });

  it.each(['suspended', 'closed'])('says that it is %s', async (status) => {
    const answer = { sid: account.sid, status };
    expect(await check((response) => respondJson(response, 200, answer))).toEqual({
      kind: 'refused',
      detail: `Twilio says that the account is ${status}.`,
    });
  });

  it.each([
    [401, 20003],
    [403, 20403],
    [404, 20404],
  ])('says that %i with Twilio’s own code refuses it', async (status, code) => {
    const answer = await check((response) =>
      respondJson(response, status, { code, message: 'Authenticate', status }),
    );
    expect(answer).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(answer)).not.toContain(account.token);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['it is busy', (response) => respondJson(response, 429, { code: 20429, message: 'Busy' })],
    ['it fails', (response) => respondJson(response, 500, {})],
    ['something on the way refuses', (response) => response.writeHead(403).end('proxy')],
    ['there is another server', (response) => response.writeHead(404).end('nginx')],
    ['there is a page', (response) => response.writeHead(200).end('<html>')],
    ['there is another account', (response) => respondJson(response, 200, { sid: 'AC2' })],
    ['the connection is cut', (response) => response.destroy()],
  ])('does not blame the account when %s', async (_case, respond) => {
    expect(await check(respond)).toMatchObject({ kind: 'unreachable' });
  });

  it('says that nobody took the connection', async () => {
    const carrier = await startCarrier(() => {});
    await server?.stop();
    expect(await carrier.checkAccount()).toMatchObject({
      kind: 'unreachable',
      detail: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('asking for a number', () => {
  const number = '+12125550100';
  const answer = (bought: readonly string[], proven: readonly string[]) =>
    startCarrier((response, { request: { url = '' } }) => {
      const isProven = url.includes('OutgoingCallerIds');
      const found = (isProven ? proven : bought).map((phone_number) => ({ phone_number }));
      const list = isProven ? 'outgoing_caller_ids' : 'incoming_phone_numbers';
      respondJson(response, 200, { [list]: found });
    });

  it.each([
    ['was bought', [number], []],
    ['was proven', [], [number]],
  ])('knows one that %s', async (_case, bought, proven) => {
    const carrier = await answer(bought, proven);
    expect(await carrier.ownsNumber(number)).toBe(true);
    const search = `PhoneNumber=${encodeURIComponent(number)}`;
    for (const line of server?.asked ?? []) expect(line).toContain(search);
  });

  it('does not take one that only contains it', async () => {
    const carrier = await answer([`${number}1`], [`${number}2`]);
    expect(await carrier.ownsNumber(number)).toBe(false);
  });

  it('fails rather than to say that it is not theirs', async () => {
    const carrier = await startCarrier((response) => respondJson(response, 500, {}));
    await expect(carrier.ownsNumber(number)).rejects.toThrow('HTTP 500');
  });
});

describe('listing recent calls', () => {
  const since = new Date('2026-11-05T12:00:00.700Z');
  const call = (sid: string, created: string | null, updated = created) => ({
    sid,
    to: '+12125550101',
    from: '+12125550100',
    status: 'ringing',
    date_created: created && `Thu, 05 Nov 2026 ${created} +0000`,
    date_updated: updated && `Thu, 05 Nov 2026 ${updated} +0000`,
  });
  const pages = (...list: object[][]) =>
    startCarrier((response, { request: { url = '' } }) => {
      const page = Number(new URL(url, 'http://a').searchParams.get('Page') ?? 0);
      const next = page + 1 < list.length ? `${path}/Calls.json?Page=${page + 1}` : null;
      respondJson(response, 200, { calls: list[page], next_page_uri: next });
    });

  it('reads on until the calls are older, and leaves out what is', async () => {
    const carrier = await pages(
      [call('CA4', null), call('CA1', '11:50:00', '12:00:09')],
      [call('CA3', '12:00:03'), call('CA0', '11:40:00')],
      [call('CA9', '12:00:00')],
    );
    const found = await carrier.listRecentCalls({ since, limit: 50 });
    expect(found.map(({ carrierCallId }) => carrierCallId)).toEqual(['CA4', 'CA3']);
    expect(server?.asked).toHaveLength(2);
  });

  it('finds those made in the second in which the search begins, and no more than asked for', async () => {
    const carrier = await pages(
      [call('CA3', '12:00:02'), call('CA2', '12:00:01')],
      [call('CA1', '12:00:00')],
    );
    const list = async (limit: number) =>
      (await carrier.listRecentCalls({ since, limit })).map(({ carrierCallId }) => carrierCallId);
    expect(await list(50)).toEqual(['CA3', 'CA2', 'CA1']);
    expect(await list(2)).toEqual(['CA3', 'CA2']);
    expect(server?.asked).toHaveLength(3);
  });
});
