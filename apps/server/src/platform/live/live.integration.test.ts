import { setTimeout as wait } from 'node:timers/promises';
import type { LiveEvent } from '@ringfence/contract/live';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import type { Database } from '../database/database.ts';
import { LiveHub, type NumberedEvent } from './hub.ts';
import { startListener } from './listen.ts';
import { publishEvents } from './publish-events.ts';
import { startRelay } from './relay-events.ts';

const { database, connectionString } = useTestDatabase();
const stops: (() => unknown)[] = [];
let organizationId: string;

async function addOrganization(): Promise<string> {
  const row = await database.asSystem((transaction) =>
    transaction.first(
      testStatement(`insert into organizations (name) values ('Live') returning id`, {
        id: 'uuid',
      }),
    ),
  );
  return row?.id ?? '';
}

beforeEach(async () => {
  organizationId = await addOrganization();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** What an api process runs. */
function startProcess() {
  const hub = new LiveHub(database, silentLog);
  const relay = startRelay(database, silentLog);
  const listener = startListener(connectionString, silentLog, {
    onNews: (ids) => hub.wake(ids),
    onReconnect: () => hub.wake(),
  });
  stops.push(relay.stop, listener.stop);
  return { hub, relay };
}

async function watch(hub: LiveHub, lastSeen?: number, of: string | null = organizationId) {
  const received: NumberedEvent[] = [];
  const unsubscribe = await hub.subscribe(of, lastSeen, (event) => received.push(event));
  stops.push(unsubscribe);
  return { received, unsubscribe };
}

const publish = (
  positions: readonly number[],
  wakeRelay = () => {},
  organization = organizationId,
) =>
  database.asSystem((transaction) =>
    publishEvents(
      transaction,
      wakeRelay,
      positions.map((position) => ({
        organizationId: organization,
        event: { kind: 'activity_sealed', position } satisfies LiveEvent,
      })),
    ),
  );

const positionsOf = (events: readonly NumberedEvent[]): number[] =>
  events.flatMap(({ event }) => (event.kind === 'activity_sealed' ? [event.position] : []));

/** Refuses one transaction on request. */
function createFlakyDatabase(): { flaky: Database; failNext(): void } {
  let failures = 0;
  const flaky: Database = {
    ...database,
    asSystem: (work) => {
      if (failures === 0) return database.asSystem(work);
      failures -= 1;
      return Promise.reject(new Error('the database does not answer'));
    },
  };
  return {
    flaky,
    failNext: () => {
      failures += 1;
    },
  };
}

const until = (condition: () => void) => vi.waitFor(condition, { timeout: 60_000, interval: 10 });

describe('the live stream', () => {
  it('tells an event of one process to the watchers of another', async () => {
    const [here, there] = [startProcess(), startProcess()];
    const { received } = await watch(there.hub);
    await publish([1, 2], here.relay.wake);
    await until(() => expect(positionsOf(received)).toEqual([1, 2]));
    expect(received[0]?.event).toEqual({ kind: 'ready' });
  });

  it('relays what a killed process committed and could not announce', async () => {
    const { hub } = startProcess();
    const { received } = await watch(hub);
    await publish([7]);
    await until(() => expect(positionsOf(received)).toEqual([7]));
  });

  it('replays what was missed while the browser was away, once and in order', async () => {
    const { hub, relay } = startProcess();
    const first = await watch(hub);
    await publish([1], relay.wake);
    await until(() => expect(positionsOf(first.received)).toEqual([1]));
    const place = first.received.at(-1)?.sequence;
    first.unsubscribe();
    await publish([2, 3], relay.wake);
    await publish([4], relay.wake);
    await wait(300);
    const second = await watch(hub, place);
    await publish([5], relay.wake);
    await until(() => expect(positionsOf(second.received)).toEqual([2, 3, 4, 5]));
  });

  it('misses nothing that commits later but was written earlier', async () => {
    const { hub, relay } = startProcess();
    const { received } = await watch(hub);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = database.asSystem(async (transaction) => {
      const event = { kind: 'activity_sealed', position: 1 } as const;
      await publishEvents(transaction, relay.wake, [{ organizationId, event }]);
      await held;
    });
    await publish([2], relay.wake);
    await until(() => expect(positionsOf(received)).toEqual([2]));
    release();
    await slow;
    await until(() => expect(positionsOf(received)).toEqual([2, 1]));
  });

  it('asks for a reload when what was missed is no longer kept', async () => {
    const { hub, relay } = startProcess();
    await publish([1], relay.wake);
    const { received } = await watch(hub, 999_999_999);
    expect(received.map(({ event }) => event.kind)).toEqual(['reset', 'ready']);
  });

  it('comes back and catches up after its database connection was cut', async () => {
    const { hub, relay } = startProcess();
    const { received } = await watch(hub);
    await publish([1], relay.wake);
    await until(() => expect(positionsOf(received)).toEqual([1]));
    await cutListeners();
    await publish([2], relay.wake);
    await until(() => expect(positionsOf(received)).toEqual([1, 2]));
  });

  it('reads again by itself after a failed read', async () => {
    const { flaky, failNext } = createFlakyDatabase();
    const hub = new LiveHub(flaky, silentLog);
    const relay = startRelay(database, silentLog);
    stops.push(relay.stop);
    const { received } = await watch(hub);
    await publish([1], relay.wake);
    await wait(400);
    failNext();
    hub.wake([organizationId]);
    await until(() => expect(positionsOf(received)).toEqual([1]));
  });

  it('forgets a watcher whose first look failed', async () => {
    const { flaky, failNext } = createFlakyDatabase();
    const hub = new LiveHub(flaky, silentLog);
    await watch(hub);
    failNext();
    await expect(watch(hub, 0)).rejects.toThrow(/does not answer/);
    expect(hub.streams).toBe(1);
  });

  it('passes over what a newer release says, and goes on', async () => {
    const { hub, relay } = startProcess();
    const { received } = await watch(hub);
    await database.asSystem((transaction) =>
      transaction.all(
        testStatement(
          `insert into live_events (organization_id, event) values ($1, '{"kind": "unheard_of"}')`,
          {},
        ),
        [organizationId],
      ),
    );
    await publish([2], relay.wake);
    await until(() => expect(positionsOf(received)).toEqual([2]));
  });

  it('says nothing of another organization', async () => {
    const { hub, relay } = startProcess();
    const { received } = await watch(hub);
    await publish([1], relay.wake, await addOrganization());
    await publish([2], relay.wake);
    await until(() => expect(positionsOf(received)).toContain(2));
    expect(positionsOf(received)).toEqual([2]);
  });
});

/** Positions that no other test publishes: a stream of all organizations hears theirs too. */
let positionsTaken = 1_000;
const takePositions = (count: number): number[] =>
  Array.from({ length: count }, () => {
    positionsTaken += 1;
    return positionsTaken;
  });
const ownOf = (events: readonly NumberedEvent[], own: readonly number[]): number[] =>
  positionsOf(events).filter((position) => own.includes(position));

describe('the live stream of all organizations', () => {
  it('tells what happens in each of them, also in those that come later', async () => {
    const { hub, relay } = startProcess();
    const { received } = await watch(hub, undefined, null);
    const one = await watch(hub);
    const own = takePositions(2);
    await publish(own.slice(0, 1), relay.wake);
    await until(() => expect(ownOf(received, own)).toEqual(own.slice(0, 1)));
    await publish(own.slice(1), relay.wake, await addOrganization());
    await until(() => expect(ownOf(received, own)).toEqual(own));
    expect(received[0]?.event).toEqual({ kind: 'ready' });
    expect(positionsOf(one.received)).toEqual(own.slice(0, 1));
  });

  it('replays what was missed in any of them, once and in order', async () => {
    const { hub, relay } = startProcess();
    const first = await watch(hub, undefined, null);
    const own = takePositions(3);
    await publish(own.slice(0, 1), relay.wake);
    await until(() => expect(ownOf(first.received, own)).toEqual(own.slice(0, 1)));
    const place = first.received.find(
      ({ event }) => event.kind === 'activity_sealed' && event.position === own[0],
    )?.sequence;
    first.unsubscribe();
    const witness = await watch(hub);
    await publish(own.slice(1, 2), relay.wake, await addOrganization());
    await publish(own.slice(2), relay.wake);
    await until(() => expect(positionsOf(witness.received)).toEqual(own.slice(2)));
    const { received } = await watch(hub, place, null);
    expect(ownOf(received, own).toSorted()).toEqual(own.slice(1));
    expect(received.find(({ event }) => event.kind === 'reset')).toBeUndefined();
    const sequences = received.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  });

  it('asks for a reload when what was missed is no longer kept', async () => {
    const { hub } = startProcess();
    const { received } = await watch(hub, 999_999_999, null);
    expect(received.slice(0, 2).map(({ event }) => event.kind)).toEqual(['reset', 'ready']);
  });

  it('is closed when its last watcher has gone', async () => {
    const { hub } = startProcess();
    const { unsubscribe } = await watch(hub, undefined, null);
    expect(hub.streams).toBe(1);
    unsubscribe();
    expect(hub.streams).toBe(0);
  });
});

/** As a restarted proxy or database would; only the owner of a connection may end it. */
async function cutListeners(): Promise<void> {
  const client = new pg.Client(connectionString);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'ringfence-live' and datname = current_database()`,
  );
  await client.end();
}
