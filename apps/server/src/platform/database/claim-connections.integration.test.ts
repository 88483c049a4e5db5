import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { StartError } from '../start-error.ts';
import { type ConnectionClaim, claimConnections } from './claim-connections.ts';

const suite = useTestDatabase();
const held: ConnectionClaim[] = [];
const owner = new pg.Client(suite.connectionString);
beforeAll(async () => {
  await owner.connect();
  await owner.query(`do $$ begin
    execute format('alter database %I connection limit 60', current_database());
  end $$`);
});
afterEach(async () => {
  for (const claim of held.splice(0)) await claim.stop();
});
afterAll(() => owner.end());

const findClaimed = async (): Promise<number> => {
  const { rows } = await owner.query<{ claimed: number }>(
    `select coalesce(sum(objid::bigint), 0)::integer as claimed from pg_locks
     where locktype = 'advisory' and classid = 7246644 and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.claimed ?? 0;
};

async function claim(wanted: number): Promise<ConnectionClaim> {
  const made = await claimConnections(suite.connectionString, wanted);
  held.push(made);
  return made;
}

describe('processes that share a database', () => {
  it('take fewer connections when few are left, and say so', async () => {
    expect(await claim(10)).toMatchObject({ poolSize: 10, sentence: undefined });
    const second = await claim(200);
    expect(second.poolSize).toBeLessThan(200);
    expect(second.sentence).toMatch(/allows 60 connections.*instead of 200/);
    expect(await findClaimed()).toBeLessThanOrEqual(60);
  });

  it('are refused with a sentence when none are left', async () => {
    await claim(200);
    const refused = claim(10);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/allows 60 connections.*lower DATABASE_POOL_SIZE/);
  });

  it('give back what they claimed when they end, even when they start at once', async () => {
    const began = await Promise.all([claim(8), claim(8)]);
    expect(began.map(({ poolSize }) => poolSize)).toEqual([8, 8]);
    expect(await findClaimed()).toBe(42);
    for (const one of held.splice(0)) await one.stop();
    await expect.poll(findClaimed).toBe(0);
  });
});
