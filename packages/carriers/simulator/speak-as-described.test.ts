import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkShape, examples, type Resource } from '../testing/check-shape.ts';
import { serveAnswers } from '../testing/serve-answers.ts';
import { createSimulator } from './create-simulator.ts';
import { makeAccount } from './make-account.ts';

const account = makeAccount();
const simulator = createSimulator({ account, speed: 1000 });
const authorization = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString('base64')}`;
const base = `/2010-04-01/Accounts/${account.sid}`;

afterAll(() => simulator.stop());

async function ask(path: string, form?: Record<string, string>): Promise<unknown> {
  const answer = await simulator.routes.request(path, {
    method: form ? 'POST' : 'GET',
    headers: { authorization },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  return answer.json();
}

/** The simulator before Twilio's own description of what it answers. */
describe('what the simulator answers', () => {
  it.each(['call', 'recording', 'lookup'] as const)(
    'is measured by a description that takes Twilio’s own example of a %s, and nothing less',
    (resource) => {
      expect(() => checkShape(resource, examples[resource])).not.toThrow();
      expect(() => checkShape(resource, {})).toThrow();
      expect(() => checkShape(resource, { ...Object(examples[resource]), extra: 1 })).toThrow();
    },
  );

  it('has the shape of a call from its making to its end, alone and in a list', async () => {
    const fields = { From: '+12125550100', Url: 'http://127.0.0.1:9/flow' };
    for (const line of ['0190', '0191', '0192', '0194', '0196']) {
      const made = await ask(`${base}/Calls.json`, { ...fields, To: `+1212555${line}` });
      checkShape('call', made);
      const path = `${base}/Calls/${Object(made).sid}.json`;
      await vi.waitFor(async () => expect(Object(await ask(path)).end_time).not.toBeNull(), {
        timeout: 60_000,
        interval: 20,
      });
      checkShape('call', await ask(path));
    }
    const list: unknown = await ask(`${base}/Calls.json?PageSize=2`);
    checkShape('callList', list);
    for (const call of Object(list).calls) checkShape('call', call);
  });

  it('has the shape of a call that is changed', async () => {
    // Time stands still, or the call might have ended by then.
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fields = { From: '+12125550100', To: '+12125550190', Url: 'http://127.0.0.1:9/' };
    const { sid } = Object(await ask(`${base}/Calls.json`, fields));
    checkShape('call', await ask(`${base}/Calls/${sid}.json`, { Status: 'canceled' }));
  });

  it('has the shape of a recording', async () => {
    const recorded: string[] = [];
    const application = await serveAnswers((response, { body, request }) => {
      if (request.url === '/recorded') {
        recorded.push(new URLSearchParams(body).get('RecordingSid') ?? '');
        return response.writeHead(204).end();
      }
      const start = '<Start><Recording recordingStatusCallback="/recorded"/></Start>';
      const url = `${application.address}/recorded`;
      return response.end(
        `<Response>${start.replace('/recorded', url)}<Pause length="5"/></Response>`,
      );
    });
    const fields = { From: '+12125550100', To: '+12125550193' };
    await ask(`${base}/Calls.json`, { ...fields, Url: `${application.address}/flow` });
    await vi.waitFor(() => expect(recorded).toHaveLength(1), { timeout: 60_000, interval: 20 });
    checkShape('recording', await ask(`${base}/Recordings/${recorded[0]}.json`));
    await application.stop();
  });

  it.each<[Resource, string]>([
    ['lookup', '/v2/PhoneNumbers/+12125550194?Fields=line_type_intelligence'],
    ['lookup', '/v2/PhoneNumbers/+12125550194'],
    ['lookup', '/v2/PhoneNumbers/12'],
  ])('has the shape of a %s: %s', async (resource, path) => {
    checkShape(resource, await ask(path));
  });
});
