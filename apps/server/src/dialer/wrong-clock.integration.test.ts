import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../features/audits/finding.ts';
import { runAudit } from '../features/audits/run-audit.ts';
import { createTrustedClock } from '../platform/clock/trusted-clock.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { silentLog } from '../testing/silent-log.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { placeCalls } from './place-calls.ts';
import { tellClock } from './tell-clock.ts';
import { type Dialing, dialAndPlace, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
const hourMilliseconds = 60 * 60_000;
const noon = new Date('2026-06-10T17:00:00Z');
const people = 3;
const chicago = '+1312';
const newYork = '+1212';
let dialing: Dialing;
let exchange = 200;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

/** People of an organization of their own, in a campaign that runs. */
async function addPeople(prefix: string) {
  const organization = await addOrganization(database);
  exchange += 1;
  const crowd = Array.from({ length: people }, (_, index) => ({
    name: `P${index}`,
    e164: `${prefix}${exchange}300${index}`,
  }));
  const { listId } = await addList(database, organization, crowd);
  const { organizationId } = organization;
  const numbers = new Set(crowd.map(({ e164 }) => e164));
  return {
    organizationId,
    campaignId: await addCampaign(database, organization, listId),
    countCalls: () => dialing.simulator.calls().filter(({ to }) => numbers.has(to)).length,
  };
}

/** A worker whose machine's clock can be moved away from the database's. */
function startShifted(hoursAhead = 0) {
  const machine = { shift: hoursAhead * hourMilliseconds };
  const clock = createTrustedClock({
    readMachineTime: () => new Date(dialing.clock.now.getTime() + machine.shift),
    readDatabaseTime: async () => dialing.clock.now,
    log: silentLog,
  });
  return { machine, services: { ...dialing.services, clock, now: clock.now } };
}

const listWrongClocks = testStatement(
  'select seconds_ahead from wrong_clocks where worker_id = $1',
  { seconds_ahead: 'int4' },
);

describe.each([
  // It is half past seven in Chicago: two hours later people may be called there, too.
  ['ahead', 2, '2026-06-10T12:30:00Z', newYork, chicago],
  // It is half past nine at night in New York: two hours earlier people may be called there, too.
  ['behind', -2, '2026-06-11T01:30:00Z', chicago, newYork],
])('a worker whose clock is two hours %s', (_, hoursAhead, now, openPlace, closedPlace) => {
  it('calls nobody and says so, and goes on by itself once it is right', async () => {
    dialing.clock.stopAt(new Date(now));
    const open = await addPeople(openPlace);
    const closed = await addPeople(closedPlace);
    const { machine, services } = startShifted(hoursAhead);
    const workerId = randomUUID();
    const compare = () =>
      database.asSystem((transaction) => tellClock(services, transaction, workerId));
    const dial = async () => {
      // Who is new is judged in a round, and called in the next.
      for (let round = 0; round < 2; round += 1) await dialAndPlace(services);
      return [open.countCalls(), closed.countCalls()];
    };
    await compare();
    expect(await dial()).toEqual([0, 0]);
    expect(await askSystem(database, listWrongClocks, [workerId])).toEqual([
      { seconds_ahead: hoursAhead * 3600 },
    ]);

    machine.shift = 0;
    await compare();
    expect(await askSystem(database, listWrongClocks, [workerId])).toEqual([]);
    expect(await dial()).toEqual([people, 0]);
  });

  it('asks the carrier for nothing where the clock jumped after the decision', async () => {
    dialing.clock.stopAt(new Date(now));
    const open = await addPeople(openPlace);
    const { machine, services } = startShifted();
    await forecastTargets(services, open);
    const reserved = await decideAndReserve(services, open);
    expect(reserved).toHaveLength(people);
    machine.shift = hoursAhead * hourMilliseconds;
    const account = await dialing.findAccount();
    const { taken, handed } = await placeCalls(services, async () => {}, account, reserved, people);
    await handed;
    expect(taken).toEqual([]);
    expect(open.countCalls()).toBe(0);

    machine.shift = 0;
    // As it is compared every second.
    await database.asSystem((transaction) => services.clock.read(transaction));
    await placeAll(services, reserved);
    expect(open.countCalls()).toBe(people);
  });
});

describe('the time that the database writes of a call', () => {
  const writeTimes = testStatement(
    `update calls set reserved_written_at = '2026-01-02', placing_written_at = '2026-01-02'
     where organization_id = $1 returning reserved_written_at < '2026-01-03' as is_written`,
    { is_written: 'bool' },
  );

  it('is not for the application to write, and the audit names every call of another time', async () => {
    dialing.clock.stopAt(noon);
    const { organizationId, ...open } = await addPeople(chicago);
    const campaign = { organizationId, campaignId: open.campaignId };
    await forecastTargets(dialing.services, campaign);
    await placeAll(dialing.services, await decideAndReserve(dialing.services, campaign));
    expect(open.countCalls()).toBe(people);
    await dialing.dialToTheEndOf(organizationId);
    const written = await askSystem(database, writeTimes, [organizationId]);
    expect(written).toEqual(Array.from({ length: people }, () => ({ is_written: false })));
    const findings: Finding[] = [];
    const services = { ...dialing.services, now: () => dialing.clock.now };
    const onFinding = (finding: Finding) => void findings.push(finding);
    await runAudit(services, { organizationId, cause: 'command', onFinding });
    const others = findings.filter(({ code }) => code === 'other_time');
    expect(others).toHaveLength(people);
  });
});
