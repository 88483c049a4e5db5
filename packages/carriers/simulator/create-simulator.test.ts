import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSimulator } from './create-simulator.ts';

const simulator = createSimulator({ account: { sid: 'AC00', token: 'secret' } });
const authorization = (password = 'secret') =>
  `Basic ${Buffer.from(`AC00:${password}`).toString('base64')}`;
const ask = (path: string, password?: string) =>
  simulator.routes.request(path, { headers: { authorization: authorization(password) } });
const call = { To: '+12125550123', From: '+12125550100', Url: 'http://127.0.0.1:9/flow' };

function post(path: string, form: Record<string, string>) {
  return simulator.routes.request(`/2010-04-01/Accounts/AC00/${path}`, {
    method: 'POST',
    headers: { authorization: authorization() },
    body: new URLSearchParams(form),
  });
}

// Time stands still: a call stays queued however long a test takes.
const now = Date.UTC(2026, 5, 10, 16);
beforeAll(() => {
  vi.useFakeTimers({ now, fakeNodeBuiltins: true });
});
afterAll(() => {
  simulator.stop();
  vi.useRealTimers();
});

describe('the simulator carrier', () => {
  it('shows its account for its token', async () => {
    const answer = await ask('/2010-04-01/Accounts/AC00.json');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ sid: 'AC00', status: 'active' });
  });

  it.each([
    '/2010-04-01/Accounts/AC00.json',
    '/2010-04-01/Accounts/AC00/Calls.json',
    '/simulator/calls',
  ])('refuses a wrong token at %s with the code of the real service', async (path) => {
    const answer = await ask(path, 'wrong');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 20003, status: 401 });
  });

  it.each(['AC00/Nothing.json', 'AC00/Calls/CA00.json', 'AC01.json', 'AC01/Calls.json'])(
    'answers the unknown resource %s with the code of the real service',
    async (path) => {
      const answer = await ask(`/2010-04-01/Accounts/${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 20404, status: 404 });
    },
  );

  it.each([
    [21201, { To: '' }],
    [21211, { To: '2125550123' }],
    [21211, { To: '+1212' }],
    [21213, { From: '' }],
    [21212, { From: 'Ann' }],
    [21210, { From: '+12125550189' }],
    [21205, { Url: '' }],
    [21205, { Url: 'ftp://example.test' }],
    [21609, { StatusCallback: 'nowhere' }],
    [20001, { Timeout: '601' }],
    [20001, { Method: 'GET' }],
  ])('refuses with %i what was asked with %j', async (code, change) => {
    const before = simulator.calls().length;
    const answer = await post('Calls.json', { ...call, ...change });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code,
      status: 400,
      message: expect.any(String),
      more_info: expect.stringContaining(String(code)),
    });
    expect(simulator.calls()).toHaveLength(before);
  });

  it('counts what arrived, with its time', async () => {
    const To = '+12125550777';
    expect((await post('Calls.json', { ...call, To })).status).toBe(201);
    const arrived: unknown = await (await ask('/simulator/calls')).json();
    expect(arrived).toEqual(simulator.calls());
    const mine = simulator.calls().find(({ to }) => to === To);
    expect(mine).toMatchObject({ from: call.From, status: 'queued', created: now });
  });

  it('takes no other change than an end, and none after it', async () => {
    const created: unknown = await (await post('Calls.json', call)).json();
    const sid = Object(created).sid;
    const change = async (Status: string) => {
      const answer = await post(`Calls/${sid}.json`, { Status });
      return [answer.status, await answer.json()];
    };
    expect(await change('paused')).toMatchObject([400, { code: 20001 }]);
    expect(await change('canceled')).toMatchObject([200, { sid, status: 'canceled' }]);
    expect(await change('completed')).toMatchObject([400, { code: 21220 }]);
  });
});
