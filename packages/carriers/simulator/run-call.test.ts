import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResult } from '../people/persona.ts';
import { respondJson, type StubServer, serveAnswers } from '../testing/serve-answers.ts';
import type { CallRequest, CallStatus } from './call.ts';
import { chooseBehaviour } from './choose-behaviour.ts';
import { createExchange, type Exchange } from './operate-calls.ts';

const account = { sid: 'AC00', token: 'token' };
const seed = 5;
const numbers = Array.from({ length: 80 }, (_, index) => `+1${2_125_551_000 + index}`);
const statusOf: Readonly<Record<CallResult, CallStatus>> = {
  no_answer: 'no-answer',
  machine: 'completed',
  person: 'completed',
  fax: 'completed',
  operator: 'failed',
  busy: 'busy',
  failed: 'failed',
  not_in_service: 'failed',
};

describe('the life of a call', () => {
  let application: StubServer;
  let isBroken: boolean;
  const exchanges: Exchange[] = [];

  beforeEach(async () => {
    isBroken = false;
    application = await serveAnswers((response, { request }) => {
      if (isBroken) return respondJson(response, 500, {});
      if (request.url !== '/flow') return response.end('<Response><Hangup/></Response>');
      const gather = '<Gather timeout="5" action="/answer" actionOnEmptyResult="true">';
      return response.end(
        `<Response>${gather}<Say>${'word '.repeat(40)}</Say></Gather></Response>`,
      );
    });
  });
  afterEach(async () => {
    for (const exchange of exchanges.splice(0)) exchange.stop();
    await application.stop();
  });

  function start(speed: number): Exchange {
    const exchange = createExchange({ account, seed, speed });
    exchanges.push(exchange);
    return exchange;
  }

  function place(exchange: Exchange, to: string, changes: Partial<CallRequest> = {}) {
    return exchange.place({
      to,
      from: '+12125550100',
      url: `${application.address}/flow`,
      statusCallback: `${application.address}/status`,
      events: new Set(),
      ringSeconds: 60,
      detection: { waitsForMessage: false, callback: undefined },
      person: undefined,
      ...changes,
    });
  }

  async function runAll(exchange: Exchange, order: readonly string[]) {
    const calls = order.map((to) => place(exchange, to));
    await vi.waitFor(
      () => expect(calls.filter(({ endedAt }) => endedAt === undefined)).toEqual([]),
      { timeout: 60_000, interval: 10 },
    );
    return new Map(calls.map(({ request, status }) => [request.to, status]));
  }

  it('comes to what was chosen for it, whatever the order of the calls', async () => {
    const [forwards, backwards] = await Promise.all([
      runAll(start(2000), numbers),
      runAll(start(2000), numbers.toReversed()),
    ]);
    for (const to of numbers) {
      const expected = statusOf[chooseBehaviour(seed, to, 0).persona.comesTo];
      expect([forwards.get(to), backwards.get(to)], to).toEqual([expected, expected]);
    }
  });

  it('ends without an answer when the person hangs up', async () => {
    const to = numbers.find((number) => {
      const { persona } = chooseBehaviour(seed, number, 0);
      return persona.claims === 'nobody' && persona.patienceSeconds < Infinity;
    });
    if (to === undefined) throw new Error('Nobody hangs up.');
    await runAll(start(2000), [to]);
    expect(application.asked).toHaveLength(1);
  });

  it('is not answered when the phone may not ring long enough', async () => {
    const exchange = start(2000);
    const call = place(exchange, '+12125550194', { ringSeconds: 3 });
    await vi.waitFor(() => expect(call.status).toBe('no-answer'), { timeout: 60_000, interval: 5 });
  });

  it('ends soon after the answer when nobody can say what comes next', async () => {
    isBroken = true;
    const call = place(start(2000), '+12125550194');
    await vi.waitFor(() => expect(call.status).toBe('completed'), { timeout: 60_000, interval: 5 });
    expect(application.asked).toHaveLength(2);
  });

  it('says what the fallback holds when the application gives no words', async () => {
    const bin = await serveAnswers((response) =>
      response.end('<Response><Say>Goodbye.</Say><Hangup/></Response>'),
    );
    isBroken = true;
    const fallbackUrl = `${bin.address}/goodbye?name=Harbor`;
    const call = place(start(2000), '+12125550194', { fallbackUrl });
    await vi.waitFor(() => expect(call.status).toBe('completed'), { timeout: 60_000, interval: 5 });
    expect(bin.asked).toEqual([expect.stringMatching(/^GET \/goodbye\?name=Harbor&.*CallSid=/)]);
    await bin.stop();
  });

  it('tells nothing any more once the simulator has stopped', async () => {
    const exchange = start(1);
    const call = place(exchange, '+12125550194', { events: new Set(['completed']) });
    exchange.stop();
    await vi.waitFor(() => expect(call.endedAt).toBeDefined(), { timeout: 60_000, interval: 5 });
    expect(application.asked).toEqual([]);
  });
});
