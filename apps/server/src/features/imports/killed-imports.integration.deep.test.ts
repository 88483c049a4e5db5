import { afterAll, describe, expect, it, vi } from 'vitest';
import { killEveryProcess, serve } from '../../testing/serve-process.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { describeKilledUploads } from './testing/kill-uploads.ts';

afterAll(killEveryProcess);

const end = 'imports.end_step';
/** Enough rows to come in several parts. */
const { database, connectionString, askToStore, show, look, lookAtUndisturbed } =
  describeKilledUploads(3_000, {
    inspecting: [
      { statement: 'imports.keep_inspection', when: 'before' },
      { statement: end, when: 'after' },
      { statement: end, when: 'committed' },
    ],
    checking: [
      { statement: 'imports.delete_readings', when: 'amid' },
      { statement: 'imports.keep_findings', when: 'before' },
      { statement: end, when: 'after' },
      { statement: end, when: 'committed' },
    ],
    storing: [
      { statement: 'imports.lock_storing', when: 'after' },
      { statement: 'imports.insert_list', when: 'after' },
      { statement: 'imports.keep_findings', when: 'before' },
      { statement: end, when: 'after' },
      { statement: end, when: 'committed' },
    ],
    undoing: [
      { statement: 'imports.mark_undone', when: 'before' },
      { statement: end, when: 'after' },
      { statement: end, when: 'committed' },
    ],
  });

describe('a worker process that is killed while it stores', () => {
  const silence = testStatement(
    `update imports set heard_at = clock_timestamp() - interval '11 seconds' where id = $1`,
    {},
  );
  const startWorker = () =>
    serve({ DATABASE_URL: connectionString, RINGFENCE_ROLES: 'worker', LOG_LEVEL: 'info' });
  const stateOf = async (importId: string) => (await show(importId)).state;
  const triesOf = testStatement('select tries from imports where id = $1', { tries: 'int4' });

  it('is followed by another, which stores each row once', async () => {
    const id = await askToStore();
    // Nobody was asked: the sweep of the first worker finds it.
    await askSystem(database, silence, [id]);
    const first = await startWorker();
    await vi.waitFor(
      async () => {
        const [found] = await askSystem(database, triesOf, [id]);
        expect(found?.tries).toBeGreaterThan(0);
      },
      { timeout: 60_000, interval: 1 },
    );
    first.child.kill('SIGKILL');
    await first.exitCode;
    if ((await stateOf(id)) === 'storing') expect(await look()).toMatchObject({ contacts: 0 });
    await askSystem(database, silence, [id]);
    const second = await startWorker();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('stored'), {
      timeout: 180_000,
      interval: 100,
    });
    second.child.kill('SIGTERM');
    await second.exitCode;
    expect(await look()).toEqual(await lookAtUndisturbed());
  });
});
