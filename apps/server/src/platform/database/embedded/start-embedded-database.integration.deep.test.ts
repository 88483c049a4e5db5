import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';
import { findRunningServer, isAlive } from './find-running-server.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts';

let folder: string;
let running: EmbeddedDatabase | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringfence-embedded-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(onLost = () => {}): Promise<EmbeddedDatabase> {
  running = await startEmbeddedDatabase({
    dataFolder: folder,
    durable: false,
    onProgress: () => {},
    onLost,
  });
  return running;
}

const cluster = () => join(folder, 'postgres');

describe('the embedded database', () => {
  it('comes back after PostgreSQL itself was killed, and tells of its loss', async () => {
    let lost = false;
    await start(() => {
      lost = true;
    });
    const server = findRunningServer(cluster());
    process.kill(server?.processId ?? 0, 'SIGKILL');
    for (let tries = 0; tries < 200 && !lost; tries += 1) await wait(20);
    expect(lost).toBe(true);
    const again = await start();
    expect(findRunningServer(cluster())?.processId).not.toBe(server?.processId);
    await again.stop();
    running = undefined;
    expect(findRunningServer(cluster())).toBeUndefined();
  });

  it('logs what concerns the server, and nothing of what it was asked', async () => {
    const { superuserConnectionString } = await start();
    const client = await connect(superuserConnectionString);
    await client.query('create table person (name text unique, age int check (age < 200))');
    await client.query(`insert into person values ('Zebrafinch', 1)`);
    const refused: unknown[] = [];
    for (const [text, values] of [
      ['insert into person values ($1, 2)', ['Zebrafinch']],
      ['insert into person values ($1, 300)', ['Zebrafinch the second']],
      ['select $1::int', ['Zebrafinch']],
      [`select 'Zebrafinch'::uuid`, []],
      [`selekt 'Zebrafinch'`, []],
      [`do $$ begin raise exception 'Zebrafinch'; end $$`, []],
      [`do $$ begin raise warning 'Zebrafinch'; end $$`, []],
    ] as const) {
      await client.query(text, [...values]).catch((error: unknown) => refused.push(error));
    }
    await client.end();
    expect(refused).toHaveLength(6);
    await running?.stop();
    running = undefined;
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('database system is ready');
    expect(log).not.toContain('Zebrafinch');
  });

  it('goes on after one of its processes has crashed, and is still the only one', async () => {
    let lost = false;
    const { superuserConnectionString } = await start(() => {
      lost = true;
    });
    const server = findRunningServer(cluster());
    const client = await connect(superuserConnectionString);
    client.on('error', () => {});
    const crashed = new Promise((resolve) => client.once('end', resolve));
    const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows;
    process.kill(pid, 'SIGKILL');
    await crashed;
    await vi.waitFor(
      async () => {
        const again = await connect(superuserConnectionString);
        const held = await again.query(`select from pg_locks where locktype = 'advisory'`);
        await again.end();
        expect(held.rowCount).toBe(1);
      },
      { timeout: 60_000 },
    );
    await expect(start()).rejects.toThrow(/is in use by a Ringfence/);
    expect(findRunningServer(cluster())).toEqual(server);
    expect(lost).toBe(false);
  });

  it('leaves a stranger alone whose number an old file names', async () => {
    const first = await start();
    const file = join(cluster(), 'postmaster.pid');
    const text = readFileSync(file, 'utf8');
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    writeFileSync(file, text.replace(/^\d+/, String(stranger.pid)));
    expect(findRunningServer(cluster())).toBeUndefined();
    rmSync(file);
    const second = await start();
    await second.stop();
    running = undefined;
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill();
  });

  it('starts over the empty lock file that a crash or a full disk has left', async () => {
    const first = await start();
    await first.stop();
    const file = join(cluster(), 'postmaster.pid');
    writeFileSync(file, '');
    utimesSync(file, 1_000_000, 1_000_000);
    await start();
    expect(findRunningServer(cluster())).toBeDefined();
  });

  it('is used by one of two that start at the same moment', async () => {
    const results = await Promise.allSettled([start(), start()]);
    const started = results.filter(({ status }) => status === 'fulfilled');
    expect(started).toHaveLength(1);
    const refusal = results.find((result) => result.status === 'rejected');
    expect(String(refusal?.reason)).toMatch(/is in use by/);
  });

  it('lets a command in beside the one that runs it, and is not stopped by it', async () => {
    const owner = await start();
    const options = { dataFolder: folder, durable: false, onProgress: () => {} };
    const guest = await startEmbeddedDatabase({ ...options, joins: true });
    expect(guest.connectionString).toBe(owner.connectionString);
    await guest.stop();
    expect(findRunningServer(cluster())).toBeDefined();
  });
});
