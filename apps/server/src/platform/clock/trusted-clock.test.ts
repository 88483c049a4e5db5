import { describe, expect, it } from 'vitest';
import type { Transaction } from '../database/database.ts';
import { createTrustedClock } from './trusted-clock.ts';

const began = Date.UTC(2026, 5, 10, 16);
/** The database is not asked: its time is given. */
const transaction: Transaction = {
  all: () => Promise.reject(new Error('not asked')),
  first: () => Promise.reject(new Error('not asked')),
  copyFrom: () => Promise.reject(new Error('not asked')),
  attempt: (part) => part(),
  afterCommit() {},
};

function makeClock() {
  const world = { machine: 0, database: 0, tripMilliseconds: 0, jumpMilliseconds: 0 };
  const lines: string[] = [];
  const clock = createTrustedClock({
    readMachineTime: () => new Date(began + world.machine),
    async readDatabaseTime() {
      world.machine += world.tripMilliseconds + world.jumpMilliseconds;
      world.database += world.tripMilliseconds;
      world.jumpMilliseconds = 0;
      return new Date(began + world.database);
    },
    log: {
      error: (_, sentence) => void lines.push(`error: ${sentence}`),
      info: (_, sentence) => void lines.push(`info: ${sentence}`),
    },
  });
  return {
    world,
    lines,
    clock,
    mayCall: async () => (await clock.readToCall(transaction)) !== undefined,
  };
}

describe('a clock that is compared with the database’s', () => {
  it.each([0, 1_900, -1_900])('lets call while it is %i ms off', async (off) => {
    const { world, clock, lines } = makeClock();
    world.machine += off;
    expect(await clock.readToCall(transaction)).toEqual(new Date(began));
    expect(lines).toEqual([]);
  });

  it.each([2_100, -2_100, 7_200_000, -7_200_000])(
    'lets nobody call while it is %i ms off',
    async (off) => {
      const { world, mayCall, clock } = makeClock();
      world.machine += off;
      expect(await mayCall()).toBe(false);
      expect(clock.state()).toEqual({ isOff: true, millisecondsAhead: expect.closeTo(off, -2) });
      // What is written down by it all the same goes by the database’s.
      expect(await clock.read(transaction)).toEqual(new Date(began));
      expect(Math.abs(clock.now().getTime() - began)).toBeLessThan(100);
    },
  );

  it('says once that it is off, and once that it is right again', async () => {
    const { world, mayCall, lines } = makeClock();
    world.machine += 7_200_000;
    for (let round = 0; round < 3; round += 1) expect(await mayCall()).toBe(false);
    world.machine -= 7_200_000;
    for (let round = 0; round < 3; round += 1) expect(await mayCall()).toBe(true);
    expect(lines).toEqual([
      'error: the clock is off the database’s: no calls are placed',
      'info: the clock is right again: calls go on',
    ]);
  });

  it('does not come and go at the edge', async () => {
    const { world, mayCall, lines } = makeClock();
    world.machine += 2_100;
    expect(await mayCall()).toBe(false);
    world.machine -= 200;
    expect(await mayCall()).toBe(false);
    expect(lines).toHaveLength(1);
    world.machine -= 1_000;
    expect(await mayCall()).toBe(true);
  });

  it.each([30_000, -7_200_000, 7_200_000])(
    'proves nothing by an answer during which the clock moved by %i ms',
    async (jump) => {
      const { world, mayCall } = makeClock();
      world.jumpMilliseconds = jump;
      expect(await mayCall()).toBe(false);
    },
  );

  it('proves nothing by an answer that took long, and accuses nobody', async () => {
    const { world, mayCall, lines } = makeClock();
    world.tripMilliseconds = 30_000;
    expect(await mayCall()).toBe(false);
    expect(lines).toEqual([]);
    world.tripMilliseconds = 5;
    expect(await mayCall()).toBe(true);
  });
});
