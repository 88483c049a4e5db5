import { expect, it } from 'vitest';
import { addDebtor } from '../../testing/add-debtor.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { judgeCallable } from './judge-callable.ts';
import { tellTurns } from './tell-turns.ts';

const { database } = useTestDatabase();
/** 11:00 in Chicago. */
const noon = new Date('2026-06-10T16:00:00Z');
const clock = { now: noon };
const services = {
  database,
  effects: { wakeRelay() {} },
  log: silentLog,
  now: () => clock.now,
};
const listEvents = testStatement(
  `select count(*)::integer as events from live_events where organization_id = $1`,
  { events: 'int4' },
);

it('tells open screens once when a window closes, of organizations that have people in it', async () => {
  const { organization } = await addDebtor(database);
  await judgeCallable(services);
  const count = async () =>
    (await askSystem(database, listEvents, [organization.organizationId]))[0]?.events ?? 0;
  const before = await count();
  clock.now = new Date('2026-06-11T01:59:59Z');
  const looked = await tellTurns(services, noon);
  expect(await count()).toBe(before);
  clock.now = new Date('2026-06-11T02:00:01Z');
  const until = await tellTurns(services, looked);
  expect(until).toEqual(new Date('2026-06-11T02:00:00Z'));
  expect(await count()).toBeGreaterThan(before);
  const after = await count();
  await tellTurns(services, until);
  expect(await count()).toBe(after);
});
