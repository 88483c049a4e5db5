import twilio from 'twilio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { respondJson, type StubServer, serveAnswers } from '../testing/serve-answers.ts';
import { RedirectingClient } from '../twilio/redirect-requests.ts';
import { startSimulatorForTests, type TestSimulator } from './start-for-tests.ts';

/** Webhooks as Twilio's own SDK judges them, and calls as it reads them. */
describe('the simulator before the SDK', () => {
  let simulator: TestSimulator;
  let application: StubServer;
  const webhooks: { url: string; form: Record<string, string>; isProven: boolean }[] = [];
  let failures = 0;

  beforeAll(async () => {
    simulator = await startSimulatorForTests({ speed: 500, callsPerSecond: 200 });
    application = await serveAnswers((response, { body, request }) => {
      const url = `${application.address}${request.url}`;
      const form = Object.fromEntries(new URLSearchParams(body));
      const signature = String(request.headers['x-twilio-signature']);
      const isProven = twilio.validateRequest(simulator.account.token, signature, url, form);
      webhooks.push({ url, form, isProven });
      if (url.includes('/flow')) {
        response.end('<Response><Say>Good day.</Say><Hangup/></Response>');
      } else if (url.includes('/fails-once') && failures === 0) {
        failures += 1;
        respondJson(response, 500, {});
      } else {
        response.writeHead(204).end();
      }
    });
  });
  afterAll(async () => {
    await simulator.stop();
    await application.stop();
  });

  function connect() {
    const { sid, token } = simulator.account;
    const httpClient = new RedirectingClient(simulator.address, 60_000);
    return twilio(sid, token, { httpClient }).calls;
  }

  const create = (to: string, path = '/status', events: string[] = ['answered', 'completed']) =>
    connect().create({
      to,
      from: '+12125550100',
      url: `${application.address}/flow?a=%20b&c='d'`,
      statusCallback: `${application.address}${path}`,
      statusCallbackEvent: events,
      machineDetection: 'Enable',
    });

  async function waitForEnd(sid: string) {
    const callbacks = () =>
      webhooks.filter(({ form }) => form.CallSid === sid && form.CallbackSource !== undefined);
    await vi.waitFor(() => expect(callbacks().at(-1)?.form).toHaveProperty('CallDuration'), {
      timeout: 60_000,
      interval: 5,
    });
    return callbacks();
  }

  it('signs so that the SDK believes it', async () => {
    const { sid } = await create('+12125550194');
    const callbacks = await waitForEnd(sid);
    expect(callbacks.map(({ form }) => form.CallStatus)).toEqual(['in-progress', 'completed']);
    const mine = webhooks.filter(({ form }) => form.CallSid === sid);
    expect(mine.map(({ isProven }) => isProven)).toEqual([true, true, true]);
  });

  it('has every field of a call, in a form that the SDK can read', async () => {
    const { sid } = await create('+12125550194');
    await waitForEnd(sid);
    const shown = await connect()(sid).fetch();
    for (const [field, value] of Object.entries(shown.toJSON())) {
      expect(value, field).not.toBeUndefined();
    }
    expect(shown).toMatchObject({
      sid,
      accountSid: simulator.account.sid,
      toFormatted: '(212) 555-0194',
      status: 'completed',
      direction: 'outbound-api',
      answeredBy: 'human',
      duration: expect.stringMatching(/^\d+$/),
      dateCreated: expect.any(Date),
      startTime: expect.any(Date),
      endTime: expect.any(Date),
      queueTime: expect.stringMatching(/^\d+$/),
    });
  });

  it('tells the end of a call alone when nothing else was asked for', async () => {
    const { sid } = await create('+12125550191', '/status', []);
    const callbacks = await waitForEnd(sid);
    expect(callbacks.map(({ form }) => form.CallStatus)).toEqual(['busy']);
    expect(callbacks[0]?.form.SipResponseCode).toBe('486');
  });

  it('says the tones of an operator by the code of a call that failed', async () => {
    const { sid } = await create('+12125550172', '/status', []);
    const callbacks = await waitForEnd(sid);
    expect(callbacks.map(({ form }) => [form.CallStatus, form.SipResponseCode])).toEqual([
      ['failed', '410'],
    ]);
  });

  it('repeats a callback that failed, once', async () => {
    const { sid } = await create('+12125550191', '/fails-once', ['completed']);
    await waitForEnd(sid);
    const mine = () => webhooks.filter(({ form }) => form.CallSid === sid);
    await vi.waitFor(() => expect(mine()).toHaveLength(2), { timeout: 60_000, interval: 5 });
    expect(mine()[0]).toEqual(mine()[1]);
  });

  it('lists calls page by page, newest first', async () => {
    const to = '+12125559000';
    const made: string[] = [];
    for (let calls = 0; calls < 5; calls += 1) made.unshift((await create(to)).sid);
    await create('+12125559001');
    const calls = connect();
    const sids = async (filter: Parameters<typeof calls.list>[0]) =>
      (await calls.list(filter)).map(({ sid }) => sid);
    expect(await sids({ to, pageSize: 2 })).toEqual(made);
    expect(await sids({ to, pageSize: 2, limit: 3 })).toEqual(made.slice(0, 3));
    expect(await sids({ to, from: '+12125550999' })).toEqual([]);
    expect(await sids({ to, status: 'canceled' })).toEqual([]);
  });
});
