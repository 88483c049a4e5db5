import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { respondJson, type StubServer, serveAnswers } from '../testing/serve-answers.ts';
import { createTwilioCarrier } from './create-twilio-carrier.ts';
import { twilioDescription } from './description.ts';

const account = { sid: `AC${'1'.repeat(32)}`, token: 'the-secret-token' };
const carrierCallId = `CA${'2'.repeat(32)}`;
const request = {
  reference: 'organization/call',
  to: '+12125550123',
  from: '+12125550100',
  ringSeconds: 20,
  flowUrl: 'https://example.test/flow',
  statusUrl: 'https://example.test/status',
  detectionUrl: 'https://example.test/detection',
};

let server: StubServer | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.stop();
  server = undefined;
});

async function startCarrier(
  respond: Parameters<typeof serveAnswers>[0],
  timeoutMilliseconds = 60_000,
) {
  server = await serveAnswers(respond);
  const { address } = server;
  return createTwilioCarrier({ ...account, address }, twilioDescription, { timeoutMilliseconds });
}

const refusal = (code: number, status: number) => (response: ServerResponse) =>
  respondJson(response, status, { code, status, message: `Not ${request.to}`, more_info: '' });

describe('placing a call', () => {
  it('asks for all that the dialer needs to hear of it', async () => {
    const carrier = await startCarrier((response) =>
      respondJson(response, 201, { sid: carrierCallId, status: 'queued' }),
    );
    expect(await carrier.placeCall(request)).toEqual({ kind: 'placed', carrierCallId });
    const [line = ''] = server?.asked ?? [];
    const [method, path, body] = line.split(' ');
    expect([method, path]).toEqual(['POST', `/2010-04-01/Accounts/${account.sid}/Calls.json`]);
    const form = new URLSearchParams(body);
    expect(form.getAll('StatusCallbackEvent')).toEqual([
      'initiated',
      'ringing',
      'answered',
      'completed',
    ]);
    form.delete('StatusCallbackEvent');
    expect(Object.fromEntries(form)).toEqual({
      To: request.to,
      From: request.from,
      Timeout: '20',
      Url: request.flowUrl,
      Method: 'POST',
      StatusCallback: request.statusUrl,
      StatusCallbackMethod: 'POST',
      MachineDetection: 'DetectMessageEnd',
      AsyncAmd: 'true',
      AsyncAmdStatusCallback: request.detectionUrl,
      AsyncAmdStatusCallbackMethod: 'POST',
    });
  });

  it('says where words are kept for the time when we cannot be reached', async () => {
    const carrier = await startCarrier((response) =>
      respondJson(response, 201, { sid: carrierCallId }),
    );
    const fallbackUrl = 'https://handler.example.com/goodbye?name=Harbor';
    await carrier.placeCall({ ...request, fallbackUrl });
    const form = new URLSearchParams((server?.asked ?? [''])[0]?.split(' ')[2]);
    expect(form.get('FallbackUrl')).toBe(fallbackUrl);
    expect(form.get('FallbackMethod')).toBe('GET');
  });

  it('asks at once, however many calls still wait for their answer', async () => {
    const held: ServerResponse[] = [];
    const carrier = await startCarrier((response) => held.push(response));
    const answers = Array.from({ length: 300 }, () => carrier.placeCall(request));
    await vi.waitFor(() => expect(held).toHaveLength(300), 60_000);
    for (const response of held) respondJson(response, 201, { sid: carrierCallId });
    expect(new Set((await Promise.all(answers)).map(({ kind }) => kind))).toEqual(
      new Set(['placed']),
    );
  });

  it.each([
    [21211, 400, 'number'],
    [21214, 400, 'number'],
    [21217, 400, 'number'],
    [13224, 400, 'number'],
    [21210, 400, 'caller_id'],
    [21606, 400, 'caller_id'],
    [20003, 401, 'account'],
    [20403, 403, 'account'],
    [21205, 400, 'account'],
    [20429, 429, 'busy_carrier'],
    [10004, 400, 'busy_carrier'],
  ])(
    'takes error %i with status %i as a refusal because of the %s',
    async (code, status, because) => {
      const carrier = await startCarrier(refusal(code, status));
      expect(await carrier.placeCall(request)).toMatchObject({ kind: 'refused', because });
    },
  );

  it('repeats neither the number nor the token', async () => {
    const carrier = await startCarrier(refusal(21211, 400));
    const answer = JSON.stringify(await carrier.placeCall(request));
    expect(answer).toContain('21211');
    expect(answer).not.toContain('2125550123');
    expect(answer).not.toContain(account.token);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['an error of the carrier', (response) => respondJson(response, 500, {})],
    ['an error without a word', (response) => response.writeHead(503).end()],
    ['a page instead of an answer', (response) => response.writeHead(201).end('<html>')],
    ['an answer that names no call', (response) => respondJson(response, 201, {})],
    ['an empty answer', (response) => response.writeHead(201).end()],
    ['a redirection', (response) => response.writeHead(307, { location: '/' }).end()],
    ['a connection cut off', (response) => response.destroy()],
  ])('does not know what became of it after %s', async (_name, respond) => {
    const carrier = await startCarrier(respond);
    expect(await carrier.placeCall(request)).toMatchObject({ kind: 'unknown' });
    expect(server?.asked).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['no answer', () => {}],
    [
      'an answer that drips in',
      (response) => {
        response.writeHead(201);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('does not know what became of it once the time is over with %s', async (_name, respond) => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const carrier = await startCarrier(respond);
    const placing = carrier.placeCall(request);
    await vi.waitFor(() => expect(server?.asked).toHaveLength(1), 60_000);
    time.abort(new DOMException('The time is over.', 'TimeoutError'));
    expect(await placing).toMatchObject({ kind: 'unknown' });
    expect(timeout).toHaveBeenCalledWith(60_000);
    expect(server?.asked).toHaveLength(1);
  });

  it.each([
    [500, true],
    [503, true],
    [307, false],
    [201, false],
  ])('says whether it is overloaded when it answers %i', async (status, isOverloaded) => {
    const carrier = await startCarrier((response) => respondJson(response, status, {}));
    expect(await carrier.placeCall(request)).toMatchObject({ kind: 'unknown', isOverloaded });
  });

  it('says when to come back, where the carrier does', async () => {
    let status = 429;
    const carrier = await startCarrier((response) => {
      response.setHeader('retry-after', '7');
      refusal(20429, status)(response);
    });
    const answer = await carrier.placeCall(request);
    expect(answer).toMatchObject({
      kind: 'refused',
      because: 'busy_carrier',
      retryAfterSeconds: 7,
      detail: expect.stringContaining('HTTP 429, Twilio error 20429: Not …'),
    });
    status = 503;
    expect(await carrier.placeCall(request)).toMatchObject({
      kind: 'unknown',
      isOverloaded: true,
      retryAfterSeconds: 7,
    });
  });

  it('knows that nothing was placed when nobody took the connection', async () => {
    const carrier = await startCarrier(() => {});
    await server?.stop();
    expect(await carrier.placeCall(request)).toMatchObject({
      kind: 'refused',
      because: 'busy_carrier',
    });
  });

  it('uses a connection again', async () => {
    const ports = new Set<number | undefined>();
    const carrier = await startCarrier((response, { request: { socket } }) => {
      ports.add(socket.remotePort);
      respondJson(response, 201, { sid: carrierCallId });
    });
    for (let calls = 0; calls < 3; calls += 1) await carrier.placeCall(request);
    expect(ports.size).toBe(1);
  });
});

describe('asking for calls', () => {
  const resource = { sid: carrierCallId, to: request.to, from: request.from, status: 'queued' };
  const list = (...calls: object[]) => ({ calls, page: 0, page_size: 50, next_page_uri: null });
  const search = {
    to: request.to,
    from: request.from,
    since: new Date('2026-11-05T12:00:00.700Z'),
  };

  it('finds a call made in the second in which the search begins', async () => {
    const created = 'Thu, 05 Nov 2026 12:00:00 +0000';
    const carrier = await startCarrier((response) =>
      respondJson(response, 200, list({ ...resource, date_created: created })),
    );
    expect(await carrier.findCalls(search)).toMatchObject([{ carrierCallId }]);
    expect(server?.asked[0]).toContain(`To=${encodeURIComponent(request.to)}`);
  });

  it('takes a call without a date for one made just now', async () => {
    const carrier = await startCarrier((response) =>
      respondJson(response, 200, list({ ...resource, date_created: null })),
    );
    expect(await carrier.findCalls(search)).toHaveLength(1);
  });

  it('fails rather than to say that there is none, and says no more than it should', async () => {
    const carrier = await startCarrier((response) => response.destroy());
    for (const asking of [carrier.findCalls(search), carrier.fetchCall(carrierCallId)]) {
      const error = await asking.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(Object.keys(Object(error))).not.toContain('config');
      expect(String(error)).not.toContain(account.token);
    }
  });

  it('believes that a call does not exist only when the carrier itself says so', async () => {
    const carrier = await startCarrier((response) => response.writeHead(404).end('nginx'));
    await expect(carrier.fetchCall(carrierCallId)).rejects.toThrow('HTTP 404');
  });
});

describe('ending a call', () => {
  const resource = { sid: carrierCallId, to: request.to, from: request.from };

  it('hangs up when the call is answered while it is being canceled', async () => {
    let status = 'ringing';
    const carrier = await startCarrier((response, { method, body }) => {
      if (method === 'POST') status = body === 'Status=completed' ? 'completed' : 'in-progress';
      respondJson(response, 200, { ...resource, status });
    });
    await carrier.endCall(carrierCallId);
    expect(server?.asked.filter((line) => line.startsWith('POST'))).toMatchObject([
      expect.stringContaining('Status=canceled'),
      expect.stringContaining('Status=completed'),
    ]);
  });

  it('is content when the call ends by itself meanwhile', async () => {
    let status = 'in-progress';
    const carrier = await startCarrier((response, { method }) => {
      if (method === 'GET') return respondJson(response, 200, { ...resource, status });
      status = 'completed';
      return refusal(21220, 400)(response);
    });
    await expect(carrier.endCall(carrierCallId)).resolves.toBeUndefined();
  });

  it('says so when the carrier cannot be asked', async () => {
    const carrier = await startCarrier((response) => respondJson(response, 500, {}));
    await expect(carrier.endCall(carrierCallId)).rejects.toThrow('HTTP 500');
  });
});

it('is not made without a token', () => {
  expect(() => createTwilioCarrier({ sid: account.sid, token: '' })).toThrow('no token');
});
