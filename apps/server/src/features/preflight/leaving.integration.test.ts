import { describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createPreflight } from './create-preflight.ts';
import { usePreflight, usual } from './testing/ask-preflight.ts';

const { database } = useTestDatabase();
const { services, mixed } = usePreflight(database);

/** The lock shows that it sleeps: what others ask the database is hidden. */
const sleep = testStatement('select pg_advisory_xact_lock_shared(90062), pg_sleep(20)', {});
const countSleepers = testStatement(
  `select count(*)::integer as sleepers from pg_locks
   where locktype = 'advisory' and objid = 90062
     and database = (select oid from pg_database where datname = current_database())`,
  { sleepers: 'int4' },
);
const readSleepers = async () => (await askSystem(database, countSleepers, []))[0]?.sleepers;

/** Where so many questions take long; the others are answered at once. */
function makeSlow(questions: number): Database {
  let asked = 0;
  return {
    ...database,
    asTenant: (scope, work, patience) => {
      asked += 1;
      const isSlow = asked <= questions;
      return database.asTenant(
        scope,
        async (transaction) => {
          if (isSlow) await transaction.all(sleep);
          return work(transaction);
        },
        patience,
      );
    },
  };
}

const leftAlone = { code: 'too_many_requests' };
const page = { bucket: 'now', limit: 50 } as const;

describe.each(['count', 'people'] as const)('a question for the %s', (kind) => {
  const prepare = async (slow: number) => {
    const { place, listId } = await mixed();
    const { count, people } = createPreflight({ ...services, database: makeSlow(slow) });
    const ask = (signal: AbortSignal): Promise<unknown> => {
      const asking = { scope: place, signal };
      const asked = { ...usual, listId };
      return kind === 'count' ? count(asking, asked) : people(asking, { ...asked, ...page });
    };
    return ask;
  };
  const stay = new AbortController().signal;

  it('ends in the database too when the person leaves', { timeout: 15_000 }, async () => {
    const ask = await prepare(1);
    const leaving = new AbortController();
    const answer = expect(ask(leaving.signal)).rejects.toMatchObject(leftAlone);
    await expect.poll(readSleepers).toBe(1);
    leaving.abort();
    await answer;
    expect(await readSleepers()).toBe(0);
  });

  it('ends the one that the person asked before', async () => {
    const ask = await prepare(1);
    const first = expect(ask(stay)).rejects.toMatchObject(leftAlone);
    await expect.poll(readSleepers).toBe(1);
    const second = ask(stay);
    await first;
    expect(await second).toMatchObject(kind === 'count' ? { people: 7 } : { nextCursor: null });
    expect(await readSleepers()).toBe(0);
  });
});

describe('a first estimate', () => {
  it('is answered while exact counts of others go on and wait', async () => {
    const [{ place, listId }, ...others] = [await mixed(), await mixed(), await mixed()];
    const { count } = createPreflight({ ...services, database: makeSlow(1) });
    const leaving = new AbortController();
    const exact = others.map((other) =>
      expect(
        count(
          { scope: other.place, signal: leaving.signal },
          { ...usual, listId: other.listId, isExact: true },
        ),
      ).rejects.toMatchObject(leftAlone),
    );
    await expect.poll(readSleepers).toBe(1);
    const asked = { ...usual, listId, isExact: false };
    const asking = { scope: place, signal: new AbortController().signal };
    expect(await count(asking, asked)).toMatchObject({ people: 7 });
    expect(await readSleepers()).toBe(1);
    leaving.abort();
    await Promise.all(exact);
  });

  it('does not wait until an exact count that the person no longer waits for has its turn', async () => {
    const [{ place, listId }, other] = [await mixed(), await mixed()];
    const { count } = createPreflight({ ...services, database: makeSlow(1) });
    const leaving = new AbortController();
    const slow = { scope: other.place, signal: leaving.signal };
    const ofOther = expect(
      count(slow, { ...usual, listId: other.listId, isExact: true }),
    ).rejects.toMatchObject(leftAlone);
    await expect.poll(readSleepers).toBe(1);
    const asking = { scope: place, signal: new AbortController().signal };
    const older = expect(count(asking, { ...usual, listId, isExact: true })).rejects.toMatchObject(
      leftAlone,
    );
    expect(await count(asking, { ...usual, listId, isExact: false })).toMatchObject({ people: 7 });
    await older;
    expect(await readSleepers()).toBe(1);
    leaving.abort();
    await ofOther;
  });
});

describe('a question that takes too long', () => {
  it('is ended, and says that the server cannot answer now', async () => {
    const { place, listId } = await mixed();
    const asking = { scope: place, signal: new AbortController().signal };
    const limits = { longestMilliseconds: 300 };
    const { people } = createPreflight({ ...services, database: makeSlow(1) }, limits);
    await expect(people(asking, { ...usual, listId, ...page })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await readSleepers()).toBe(0);
  });
});
