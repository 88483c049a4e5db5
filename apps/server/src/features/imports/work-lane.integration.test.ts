import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelImport } from './cancel-import.ts';
import { type Lane, laneOf } from './import-steps.ts';
import { runTaken, type Step } from './run-step.ts';
import { startUploads } from './testing/start-uploads.ts';
import { createLaneWorker } from './work-lane.ts';

const { database } = useTestDatabase();
const uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
const { services } = uploads;
const file = 'Reference,Name,Phone,Balance\nA1,Ann Lee,312-555-0101,5\n';
const timeout = 120_000;

/** As if a worker had been at it and died, everything that others have left. */
const forget = testStatement(`update imports set state = 'cancelled'`, {});
beforeEach(async () => {
  await askSystem(database, forget);
  uploads.waiting.length = 0;
});

/** Steps that begin when it is their turn, and end when the test says so. */
function startLane(lane: Lane) {
  const begun: { step: Step; end: () => void; fail: () => void }[] = [];
  const work = createLaneWorker(services, lane, ({ state, asked, taken }) =>
    runTaken(services, state, asked, taken, async (step) => {
      const ended = Promise.withResolvers<void>();
      step.signal.addEventListener('abort', () => ended.resolve());
      begun.push({ step, end: ended.resolve, fail: () => ended.reject(new Error('no')) });
      await ended.promise;
      step.signal.throwIfAborted();
      await step.transact((transaction) => step.end(transaction, 'matching'));
    }),
  );
  let running = 0;
  async function run(): Promise<void> {
    running += 1;
    try {
      await work();
    } catch {
      // The queue would try it again.
    } finally {
      running -= 1;
    }
  }
  return {
    begun,
    /** As many ask for work as jobs have been sent. */
    wake: () => void run(),
    untilBegun: (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count), { timeout }),
    finish: () =>
      vi.waitFor(
        () => {
          for (const { end } of begun) end();
          expect(running).toBe(0);
        },
        { timeout },
      ),
  };
}

async function askToInspect(organization: TestOrganization, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = await uploads.send(organization, file);
    await uploads.askToInspect(organization, id);
    ids.push(id);
  }
  return ids;
}

describe('steps of uploads', { timeout }, () => {
  it('are never all of one organization, and go round', async () => {
    const [many, few] = [await addOrganization(database), await addOrganization(database)];
    const own = await askToInspect(many, 3);
    const lane = startLane(laneOf.inspecting);
    for (const _ of own) lane.wake();
    await lane.untilBegun(1);
    const [other] = await askToInspect(few, 1);
    lane.wake();
    await lane.untilBegun(2);
    expect(lane.begun.map(({ step }) => step.importId)).toEqual([own[0], other]);
    expect(await uploads.show(few, other ?? '')).toMatchObject({ waitsForTurn: false });
    // A waiting upload says so, and one under way is not said to wait.
    await vi.waitFor(
      async () =>
        expect(await uploads.show(many, own[1] ?? '')).toMatchObject({ waitsForTurn: true }),
      { timeout },
    );
    expect(await uploads.show(many, own[0] ?? '')).toMatchObject({ waitsForTurn: false });
    await lane.finish();
    expect(lane.begun.map(({ step }) => step.importId)).toEqual([own[0], other, own[1], own[2]]);
  });

  it('that write are one of an organization at a time', async () => {
    const organization = await addOrganization(database);
    const checked = async () =>
      (await uploads.check(organization, await uploads.inspect(organization, file))).id;
    const [first, second] = [await checked(), await checked()];
    await uploads.askToStore(organization, first);
    await uploads.askToStore(organization, second);
    // Two processes, each with turns of its own.
    const [one, other] = [startLane(laneOf.storing), startLane(laneOf.storing)];
    one.wake();
    await one.untilBegun(1);
    other.wake();
    await other.finish();
    expect(other.begun).toEqual([]);
    await one.finish();
    expect(one.begun.map(({ step }) => step.importId)).toEqual([first, second]);
  });

  it('that are cancelled end, and make room for the next', async () => {
    const organization = await addOrganization(database);
    const [first = '', second] = await askToInspect(organization, 2);
    const lane = startLane(laneOf.inspecting);
    lane.wake();
    await lane.untilBegun(1);
    await cancelImport(services, organization, first);
    await lane.untilBegun(2);
    expect(lane.begun[1]?.step.importId).toBe(second);
    await lane.finish();
  });

  it('that fail by no fault of the file wait again, and are taken up by the next job', async () => {
    const organization = await addOrganization(database);
    const [id] = await askToInspect(organization, 1);
    const lane = startLane(laneOf.inspecting);
    lane.wake();
    await lane.untilBegun(1);
    lane.begun[0]?.fail();
    await lane.finish();
    lane.wake();
    await lane.untilBegun(2);
    await lane.finish();
    expect(await uploads.show(organization, id ?? '')).toMatchObject({ state: 'matching' });
  });
});
