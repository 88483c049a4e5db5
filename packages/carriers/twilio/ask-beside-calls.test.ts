import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { carriers } from '../registry.ts';
import { respondJson, type StubServer, serveAnswers } from '../testing/serve-answers.ts';
import { createTwilioCarrier } from './create-twilio-carrier.ts';
import { twilioDescription } from './description.ts';

const account = { sid: `AC${'1'.repeat(32)}`, token: 'the-secret-token' };
const path = `/2010-04-01/Accounts/${account.sid}`;
const carrierCallId = `CA${'2'.repeat(32)}`;
const recordingId = `RE${'3'.repeat(32)}`;

let server: StubServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function startCarrier(
  respond: Parameters<typeof serveAnswers>[0],
  timeoutMilliseconds = 10_000,
) {
  server = await serveAnswers(respond);
  const options = { timeoutMilliseconds };
  return createTwilioCarrier({ ...account, address: server.address }, twilioDescription, options);
}

describe('breaking off what is being said', () => {
  it('sends what is to be said instead', async () => {
    const carrier = await startCarrier((response) =>
      respondJson(response, 200, { sid: carrierCallId, status: 'in-progress' }),
    );
    await carrier.interruptCall(carrierCallId, { kind: 'hang_up' });
    const [method, asked, body] = server?.asked[0]?.split(' ') ?? [];
    expect([method, asked]).toEqual(['POST', `${path}/Calls/${carrierCallId}.json`]);
    expect(decodeURIComponent(body ?? '')).toContain('<Hangup/>');
  });

  it.each([
    [400, 21220],
    [404, 20404],
  ])('is content where the call is over: %i with %i', async (status, code) => {
    const carrier = await startCarrier((response) =>
      respondJson(response, status, { code, status, message: 'No', more_info: '' }),
    );
    await expect(
      carrier.interruptCall(carrierCallId, { kind: 'hang_up' }),
    ).resolves.toBeUndefined();
  });

  it('says so when the carrier cannot be asked', async () => {
    const carrier = await startCarrier((response) => respondJson(response, 500, {}));
    const asking = carrier.interruptCall(carrierCallId, { kind: 'hang_up' });
    await expect(asking).rejects.toThrow('HTTP 500');
  });
});

describe('recordings', () => {
  it('are fetched as the account, at the account’s address', async () => {
    let authorization: string | undefined;
    const carrier = await startCarrier((response, { request }) => {
      authorization = request.headers.authorization;
      response.writeHead(200, { 'content-type': 'audio/x-wav' }).end('RIFF');
    });
    const fetched = await carrier.fetchRecording?.(recordingId);
    expect(fetched?.contentType).toBe('audio/x-wav');
    expect(fetched && (await text(fetched.body))).toBe('RIFF');
    expect(server?.asked).toEqual([`GET ${path}/Recordings/${recordingId}.wav`]);
    const expected = Buffer.from(`${account.sid}:${account.token}`).toString('base64');
    expect(authorization).toBe(`Basic ${expected}`);
  });

  it('are gone only by Twilio’s own word', async () => {
    let said = '{"code":20404,"status":404}';
    const carrier = await startCarrier((response) => response.writeHead(404).end(said));
    expect(await carrier.fetchRecording?.(recordingId)).toBeUndefined();
    said = 'nginx';
    const error = await carrier.fetchRecording?.(recordingId).catch((reason: unknown) => reason);
    expect(String(error)).toContain('HTTP 404');
    expect(String(error)).not.toContain(account.token);
  });

  it('are waited for no longer than other answers', async () => {
    const carrier = await startCarrier(() => {}, 300);
    await expect(carrier.fetchRecording?.(recordingId)).rejects.toThrow('fetch the recording');
  });

  it('are deleted, twice if need be', async () => {
    const carrier = await startCarrier((response) =>
      (server?.asked.length ?? 0) > 1
        ? respondJson(response, 404, { code: 20404, status: 404, message: 'No', more_info: '' })
        : response.writeHead(204).end(),
    );
    await carrier.deleteRecording?.(recordingId);
    await carrier.deleteRecording?.(recordingId);
    expect(server?.asked).toEqual([
      `DELETE ${path}/Recordings/${recordingId}.json`,
      `DELETE ${path}/Recordings/${recordingId}.json`,
    ]);
  });
});

describe('looking up a number', () => {
  it.each([
    ['mobile', 'mobile'],
    ['landline', 'landline'],
    ['fixedVoip', 'voip'],
    ['nonFixedVoip', 'voip'],
    ['tollFree', 'unknown'],
    ['constructor', 'unknown'],
    [null, 'unknown'],
  ])('reads %s as %s', async (type, line) => {
    const carrier = await startCarrier((response) =>
      respondJson(response, 200, { line_type_intelligence: type && { type } }),
    );
    expect(await carrier.lookUpLine?.('+12125550123')).toBe(line);
    expect(server?.asked).toEqual([
      'GET /v2/PhoneNumbers/+12125550123?Fields=line_type_intelligence',
    ]);
  });

  it('fails rather than to say that nobody knows', async () => {
    const carrier = await startCarrier((response) => respondJson(response, 500, {}));
    await expect(carrier.lookUpLine?.('+12125550123')).rejects.toThrow('HTTP 500');
  });
});

describe('what a simulated person knows', () => {
  const person = { birthYear: '1980', postalCode: '60601', reference: '4711' };
  const request = {
    reference: 'a/b',
    to: '+12125550123',
    from: '+12125550100',
    ringSeconds: 20,
    flowUrl: 'https://example.test/flow',
    statusUrl: 'https://example.test/status',
    detectionUrl: 'https://example.test/detection',
    person,
  };
  const place = async (id: string) => {
    server = await serveAnswers((response) => respondJson(response, 201, { sid: carrierCallId }));
    const entry = carriers.find(({ description }) => description.id === id);
    const carrier = entry?.create({ ...account, address: server.address });
    expect(await carrier?.placeCall(request)).toMatchObject({ kind: 'placed' });
    return new URLSearchParams(server.asked[0]?.split(' ')[2]);
  };
  const reaching = carriers.filter(({ description }) => description.reachesPeople);

  it.each(reaching.map(({ description }) => description.id))(
    'is never sent to a carrier that reaches people: %s',
    async (id) => {
      const form = await place(id);
      expect(form.has('SimulatedPerson')).toBe(false);
      expect(form.toString()).not.toMatch(/1980|60601|4711/);
    },
  );

  it('is sent to the simulator with its call', async () => {
    const form = await place('simulator');
    expect(JSON.parse(form.get('SimulatedPerson') ?? '')).toEqual(person);
    expect(form.getAll('StatusCallbackEvent')).toHaveLength(4);
  });
});
