import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  isAlive,
  isGroupAlive,
  launch,
  makeDataFolder,
  type Product,
  readPostmaster,
  startProduct,
  stopEverything,
} from './support/run-product.ts';

let folder: ReturnType<typeof makeDataFolder>;
let settings: { DATA_DIR: string };

beforeEach(() => {
  folder = makeDataFolder();
  settings = { DATA_DIR: folder.path };
});
afterEach(async () => {
  await stopEverything();
  folder.remove();
});

async function expectStopped(running: Product): Promise<void> {
  const database = readPostmaster(folder.path);
  const code = await running.exitCode;
  // npm ends itself with the signal that it was sent, once its script has ended.
  expect([0, null]).toContain(code);
  // Orphans are reaped by the system in its own time.
  await expect.poll(() => isGroupAlive(running.processId)).toBe(false);
  expect(database === undefined || !isAlive(database)).toBe(true);
  expect(readPostmaster(folder.path)).toBeUndefined();
}

describe('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'is ready, serves the app, and leaves nothing behind after %s',
    async (signal) => {
      const product = await startProduct(settings);
      const ready = await fetch(`${product.address}/readyz`);
      expect(ready.status).toBe(200);
      const page = await fetch(product.address);
      expect(await page.text()).toContain('<div id="root">');
      expect(product.output()).toContain('lawful-minute');
      expect(product.output()).toMatch(/^ {2}Database ready$/m);
      product.signal(signal);
      await expectStopped(product);
    },
  );

  it('begins without anybody with --empty, also where a demo is asked for', async () => {
    const product = await startProduct({ ...settings, DEMO: 'full' }, ['--empty']);
    expect(product.output()).not.toContain('Demo data');
    expect(product.output()).not.toContain('lawful-minute');
    const status = await fetch(`${product.address}/api/v1/system`, {
      headers: { referer: `${product.address}/login` },
    });
    expect(await status.json()).toMatchObject({ demo: false, demoSignIn: null });
    product.signal('SIGTERM');
    await expectStopped(product);
  });

  it('stops in order when the signal reaches npm alone', async () => {
    const product = await startProduct(settings);
    process.kill(product.processId, 'SIGTERM');
    await expectStopped(product);
  });

  it('recovers after kill -9 with the database still running', async () => {
    const killed = await startProduct(settings);
    killed.signal('SIGKILL');
    await killed.exitCode;
    const survivor = readPostmaster(folder.path);
    expect(survivor !== undefined && isAlive(survivor)).toBe(true);
    const product = await startProduct(settings);
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
    product.signal('SIGINT');
    await expectStopped(product);
  });

  it('says that the data folder is in use, and by whom', async () => {
    const product = await startProduct(settings);
    const second = launch({ ...settings, PORT: '0' });
    expect(await second.exitCode).not.toBe(0);
    expect(second.output()).toMatch(
      /Ringfence could not start: the data folder .* is in use by a Ringfence that is running as process \d+\. Stop that one first, or set DATA_DIR/,
    );
    expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  });

  it('says that the port is taken, and how to choose another', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const second = launch({ ...settings, PORT: String(port) });
    expect(await second.exitCode).not.toBe(0);
    expect(second.output()).toContain(`port ${port} is already in use`);
    expect(second.output()).toContain('PORT=');
    taken.close();
  });

  it('lists every invalid setting in one sentence', async () => {
    const refused = launch({ ...settings, PORT: 'abc', LOG_LEVEL: 'loud', RINGFENCE_ROLES: 'dj' });
    expect(await refused.exitCode).not.toBe(0);
    const output = refused.output();
    expect(output).toMatch(/Ringfence could not start: 3 settings are not valid: /);
    for (const name of ['PORT must', 'LOG_LEVEL', 'RINGFENCE_ROLES must'])
      expect(output).toContain(name);
  });
});
