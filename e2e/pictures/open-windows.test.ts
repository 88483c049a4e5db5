import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { signUpOther } from './open-windows.ts';

/** A product that answers everything alike. */
async function answerAll(status: number, body: object): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (!isAddress(address)) throw new Error('the server listens nowhere');
  return `http://127.0.0.1:${address.port}`;
}
const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

it.each([
  ['sign-up is closed', 422, { error_code: 'signup_disabled' }],
  ['sign-up waits for a mail', 200, { id: 'somebody', email: 'empty@pictures.example' }],
  ['the product fails', 500, { error_code: 'unexpected_failure' }],
])(
  'screens of people who cannot sign up are not left out in silence: %s',
  async (_, status, body) => {
    const address = await answerAll(status, body);
    await expect(signUpOther(address, 'empty')).rejects.toThrow(
      /empty@pictures\.example could not sign up/,
    );
  },
);

it('people of an earlier run are used again', async () => {
  const address = await answerAll(422, { error_code: 'user_already_exists' });
  await expect(signUpOther(address, 'guarded')).resolves.toBeUndefined();
});
