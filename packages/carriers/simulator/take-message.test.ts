import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextRefused } from '../port.ts';
import { respondJson, serveAnswers } from '../testing/serve-answers.ts';
import { createSimulatorCarrier } from './create-simulator-carrier.ts';
import { startSimulatorForTests, type TestSimulator } from './start-for-tests.ts';

describe('text messages at the simulator', () => {
  let simulator: TestSimulator;
  beforeAll(async () => {
    simulator = await startSimulatorForTests();
  });
  afterAll(() => simulator.stop());

  const send = (request: { to: string; from: string; text: string }) =>
    createSimulatorCarrier(simulator.account).sendText?.(request);

  async function listMessages(): Promise<unknown> {
    const { sid, token } = simulator.account;
    const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
    const response = await fetch(`${simulator.address}/simulator/messages`, {
      headers: { authorization },
    });
    return response.json();
  }

  it('are kept, as the official SDK sends them', async () => {
    await send({ to: '+13125550142', from: '+13125550000', text: 'Your code is 123456.' });
    await send({ to: '+13125550143', from: 'MG0123', text: 'Your code is 654321.' });
    expect(await listMessages()).toEqual([
      {
        sid: expect.stringMatching(/^SM/),
        to: '+13125550142',
        from: '+13125550000',
        body: 'Your code is 123456.',
      },
      {
        sid: expect.stringMatching(/^SM/),
        to: '+13125550143',
        from: 'MG0123',
        body: 'Your code is 654321.',
      },
    ]);
  });

  it.each([
    { to: 'nobody', from: '+13125550000', text: 'Hello' },
    { to: '+13125550142', from: '+13125550000', text: '' },
  ])('are refused for good when something is wrong: %o', async (request) => {
    await expect(send(request)).rejects.toBeInstanceOf(TextRefused);
  });

  it('may be tried again only where surely nothing was taken', async () => {
    const closed = await serveAnswers(() => {});
    await closed.stop();
    const account = { ...simulator.account, address: closed.address };
    const request = { to: '+13125550142', from: '+13125550000', text: 'Hello' };
    const failure = await createSimulatorCarrier(account)
      .sendText?.(request)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(TextRefused);
    const broken = await serveAnswers((response) => respondJson(response, 500, {}));
    const unknown = createSimulatorCarrier({ ...account, address: broken.address });
    await expect(unknown.sendText?.(request)).rejects.toBeInstanceOf(TextRefused);
    await broken.stop();
  });
});
