import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeInVain } from '../testing/follow-calls.ts';
import { type StubServer, serveAnswers } from '../testing/serve-answers.ts';
import { createSimulatorCarrier } from './create-simulator-carrier.ts';
import type { SimulatorFaults } from './options.ts';
import { startSimulatorForTests, type TestSimulator } from './start-for-tests.ts';

const from = '+12125550100';
const patience = { timeout: 60_000, interval: 5 };

let simulator: TestSimulator | undefined;
let application: StubServer | undefined;
afterEach(async () => {
  await simulator?.stop();
  await application?.stop();
});

async function start(faults: Partial<SimulatorFaults>, seed = 1) {
  simulator = await startSimulatorForTests({ faults, seed, speed: 1000 });
  application = await serveAnswers((response) => response.writeHead(204).end());
  const carrier = createSimulatorCarrier(simulator.account, { timeoutMilliseconds: 60_000 });
  const { address } = application;
  const urls = {
    flowUrl: `${address}/flow`,
    statusUrl: `${address}/status`,
    detectionUrl: `${address}/detection`,
  };
  const request = { reference: 'a/b', from, ringSeconds: 20, ...urls };
  const place = (to: string) => carrier.placeCall({ ...request, to });
  return { carrier, request, place };
}

const heardStates = () =>
  (application?.asked ?? [])
    .filter((line) => line.startsWith('POST /status'))
    .map((line) => new URLSearchParams(line.split(' ')[2]).get('CallStatus'));

async function placeMany(place: (to: string) => Promise<{ kind: string }>): Promise<string[]> {
  const answers: string[] = [];
  for (let line = 0; line < 40; line += 1)
    answers.push((await place(`+121255${60200 + line}`)).kind);
  return answers;
}

describe('faults of an account', () => {
  it('are none unless they are wanted', async () => {
    const { place } = await start({});
    await place('+12125550191');
    await vi.waitFor(() => expect(heardStates()).toEqual(['initiated', 'busy']), patience);
  });

  it('refuse a request with 429 and fail it with 503, and make no call of it', async () => {
    const refusing = await start({ refused: 1 });
    expect(await refusing.place('+12125550191')).toMatchObject({
      kind: 'refused',
      because: 'busy_carrier',
    });
    expect(simulator?.calls()).toEqual([]);
    await simulator?.stop();
    await application?.stop();
    const failing = await start({ failed: 1 });
    const answer = await failing.place('+12125550191');
    expect(answer).toMatchObject({ kind: 'unknown', isOverloaded: true });
    expect(simulator?.calls()).toEqual([]);
  });

  it('leave a request without an answer although the call was made', async () => {
    const { carrier, request } = await start({ unanswered: 1 });
    const countCalls = () => simulator?.calls().length ?? 0;
    const to = '+12125550191';
    const answer = await placeInVain({ carrier, countCalls }, { ...request, to });
    expect(answer).toMatchObject({ kind: 'unknown' });
    expect(countCalls()).toBe(1);
  });

  it('lose callbacks', async () => {
    const { place } = await start({ lost: 1 });
    await place('+12125550191');
    await vi.waitFor(() => expect(simulator?.calls()[0]?.status).toBe('busy'), patience);
    expect(heardStates()).toEqual([]);
  });

  it('double callbacks', async () => {
    const { place } = await start({ doubled: 1 });
    await place('+12125550191');
    const doubled = ['initiated', 'initiated', 'busy', 'busy'];
    await vi.waitFor(() => expect(heardStates()).toEqual(doubled), patience);
  });

  it('bring callbacks late, and behind the next one', async () => {
    const late = await start({ late: 1 });
    await late.place('+12125550191');
    await vi.waitFor(() => expect(heardStates()).toHaveLength(2), patience);
    await simulator?.stop();
    await application?.stop();
    const { place } = await start({ reordered: 0.5 });
    await placeMany(place);
    const inOrder = ['initiated', 'ringing', 'in-progress', 'completed'];
    const orders = () => {
      const states = new Map<string, string[]>();
      for (const line of application?.asked ?? []) {
        const form = new URLSearchParams(line.split(' ')[2]);
        const [sid, status] = [form.get('CallSid') ?? '', form.get('CallStatus') ?? ''];
        if (form.has('SequenceNumber')) states.set(sid, [...(states.get(sid) ?? []), status]);
      }
      return [...states.values()];
    };
    const isReordered = (states: readonly string[]) =>
      states.some(
        (state, index) => inOrder.indexOf(state) < inOrder.indexOf(states[index - 1] ?? ''),
      );
    await vi.waitFor(() => expect(orders().some(isReordered)).toBe(true), patience);
  });

  it('are drawn from the seed, so that a run can be repeated', async () => {
    const faults = { refused: 0.3, failed: 0.3 };
    const run = async (seed: number) => {
      const answers = await placeMany((await start(faults, seed)).place);
      await simulator?.stop();
      await application?.stop();
      return answers;
    };
    const first = await run(5);
    expect(new Set(first)).toEqual(new Set(['refused', 'unknown', 'placed']));
    expect(await run(5)).toEqual(first);
    expect(await run(6)).not.toEqual(first);
  });

  it('are changed while it runs, by who has the account', async () => {
    const { place } = await start({});
    const { account } = simulator ?? {};
    const authorization = `Basic ${Buffer.from(`${account?.sid}:${account?.token}`).toString('base64')}`;
    const change = (body: string, headers = { authorization }) =>
      fetch(`${account?.address}/simulator/faults`, { method: 'PUT', headers, body });
    expect((await change('{"refused":1}', { authorization: 'Basic no' })).status).toBe(401);
    expect((await change('{"refused":2}')).status).toBe(400);
    expect((await change('{"unknown":1}')).status).toBe(400);
    expect((await change('no')).status).toBe(400);
    expect(await place('+12125550191')).toMatchObject({ kind: 'placed' });
    expect(await (await change('{"refused":1}')).json()).toMatchObject({ refused: 1, lost: 0 });
    expect(await place('+12125550191')).toMatchObject({ kind: 'refused' });
  });
});
