import { Agent, get } from 'node:http';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import type { HttpEnvironment } from './security-headers.ts';

/** A browser keeps its connection; `fetch` of a test would hide whether the server does. */
function ask(port: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/slow', agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}

describe('draining', () => {
  it('answers what is under way and then ends at once, kept connections or not', async () => {
    const asked = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<void>();
    const application = new Hono<HttpEnvironment>().get('/slow', async (context) => {
      asked.resolve();
      await ready.promise;
      return context.text('done');
    });
    const server = await listen(application, '127.0.0.1', 0);
    const agent = new Agent({ keepAlive: true });
    const answer = ask(server.port, agent);
    await asked.promise;
    const limit = 60_000;
    let isDrained = false;
    const drained = server.drain(limit).then(() => {
      isDrained = true;
    });
    await letOthersRun();
    expect(isDrained).toBe(false);
    ready.resolve();
    await drained;
    expect(await answer).toBe(200);
    agent.destroy();
    await expect(ask(server.port, new Agent())).rejects.toThrow(/ECONNREFUSED/);
  });
});
