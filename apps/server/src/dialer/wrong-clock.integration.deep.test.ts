import { fileURLToPath, pathToFileURL } from 'node:url';
import { chooseOpenPlace, choosePlaceBetween } from '@ringfence/domain/zones/testing/choose-place';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTrustedClock, readDatabaseTime } from '../platform/clock/trusted-clock.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { addPolicy } from '../testing/change-ledger.ts';
import { runAuditCommand } from '../testing/run-audit-command.ts';
import { killEveryProcess, serve } from '../testing/serve-process.ts';
import { silentLog } from '../testing/silent-log.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { testSecretsKey } from '../testing/test-secrets.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { type Dialing, dialAndPlace, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database, connectionString } = suite;
const hourMilliseconds = 60 * 60_000;
let dialing: Dialing;
let exchange = 2000;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: new Date() });
  dialing.clock.follow();
});
afterAll(async () => {
  killEveryProcess();
  await dialing.stop();
});

/** People of an organization of their own, in a campaign that runs. */
async function addPeople({ country, prefix }: { country: string; prefix: string }) {
  const organization = await addOrganization(database);
  const people = Array.from({ length: 5 }, (_, index) => {
    exchange += 1;
    return { name: `P${index}`, e164: `${prefix}${exchange}`, country };
  });
  const { listId } = await addList(database, organization, people);
  const { organizationId } = organization;
  const numbers = new Set(people.map(({ e164 }) => e164));
  return {
    organizationId,
    campaignId: await addCampaign(database, organization, listId),
    countCalls: () => dialing.simulator.calls().filter(({ to }) => numbers.has(to)).length,
  };
}

/** People whose hours ended a quarter of an hour ago, or begin in a quarter of one: two hours off they are open. */
async function addJustOutside(hoursAhead: number) {
  const isAhead = hoursAhead > 0;
  const place = choosePlaceBetween(new Date(), isAhead ? 8.1 : 10.05, isAhead ? 18.9 : 20);
  const hours = isAhead
    ? { from: place.minute + 15, to: 21 * 60 }
    : { from: 8 * 60, to: place.minute - 15 };
  const people = await addPeople(place);
  const policy = { hours: [hours, hours, hours, hours, hours, hours, hours] } as const;
  const yesterday = new Date(Date.now() - 24 * hourMilliseconds);
  await addPolicy(database, people.organizationId, policy, yesterday);
  return people;
}

const shiftClock = pathToFileURL(
  fileURLToPath(new URL('../testing/shift-clock.ts', import.meta.url)),
).href;
const startWorker = (hoursAhead: number) =>
  serve(
    {
      DATABASE_URL: connectionString,
      RINGFENCE_ROLES: 'worker',
      PUBLIC_URL: dialing.application.address,
      CARRIER: 'simulator',
      SECRETS_KEY: testSecretsKey,
      CARRIER_ADDRESS: dialing.simulator.address,
      CARRIER_SID: dialing.simulator.account.sid,
      CARRIER_TOKEN: dialing.simulator.account.token,
      // The account is one, whichever process says its pace.
      CALLS_PER_SECOND: '1000',
      LOG_LEVEL: 'info',
    },
    '--import',
    `${shiftClock}?seconds=${hoursAhead * 3600}`,
  );

const findWrongClocks = testStatement(
  `select seconds_ahead, extract(epoch from seen_at - since)::float8::text as seconds from wrong_clocks`,
  { seconds_ahead: 'int4', seconds: 'text' },
);

describe.each([
  ['ahead', 2],
  ['behind', -2],
])('a worker whose clock is two hours %s', (_, hoursAhead) => {
  it('calls nobody and says so, and goes on by itself once it is right', async () => {
    const outside = await addJustOutside(hoursAhead);
    const open = await addPeople(chooseOpenPlace(new Date()));
    const worker = await startWorker(hoursAhead);
    await vi.waitFor(
      async () => {
        const [wrong] = await askSystem(database, findWrongClocks);
        expect(Math.abs((wrong?.seconds_ahead ?? 0) - hoursAhead * 3600)).toBeLessThan(5);
        // It has looked for work and left it for a while.
        expect(Number(wrong?.seconds)).toBeGreaterThan(2);
      },
      { timeout: 60_000, interval: 100 },
    );
    expect([outside.countCalls(), open.countCalls()]).toEqual([0, 0]);
    expect(worker.log().match(/no calls are placed/g)).toHaveLength(1);

    worker.child.kill('SIGUSR2');
    await vi.waitFor(
      async () => {
        expect(open.countCalls()).toBe(5);
        expect(await askSystem(database, findWrongClocks)).toEqual([]);
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(outside.countCalls()).toBe(0);
    expect(worker.log().match(/calls go on/g)).toHaveLength(1);
    await dialing.dialToTheEndOf(open.organizationId);
    worker.child.kill('SIGTERM');
    await worker.exitCode;
    const organization = ['--organization', open.organizationId];
    expect((await runAuditCommand(connectionString, ...organization)).code).toBe(0);
  });
});

/** The dialer of this process, on the database's real clock and a machine's that can be moved. */
function startShifted() {
  const machine = { shift: 0 };
  const clock = createTrustedClock({
    readMachineTime: () => new Date(Date.now() + machine.shift),
    readDatabaseTime,
    log: silentLog,
  });
  return { machine, services: { ...dialing.services, clock, now: clock.now } };
}

describe.each([
  ['ahead', 2],
  ['behind', -2],
])('a clock that jumps two hours %s', (_, hoursAhead) => {
  it('after the decision has nothing placed, and the people are called once it is right', async () => {
    const people = await addPeople(chooseOpenPlace(new Date()));
    const { machine, services } = startShifted();
    await forecastTargets(services, people);
    const reserved = await decideAndReserve(services, people);
    expect(reserved).toHaveLength(5);
    machine.shift = hoursAhead * hourMilliseconds;
    await placeAll(services, reserved);
    await dialAndPlace(services);
    expect(people.countCalls()).toBe(0);
    machine.shift = 0;
    await vi.waitFor(
      async () => {
        await dialAndPlace(services);
        expect(people.countCalls()).toBe(5);
      },
      { timeout: 60_000, interval: 100 },
    );
    await dialing.dialToTheEndOf(people.organizationId);
  });

  it('is named by the audit where nothing held the calls back', async () => {
    const people = await addJustOutside(hoursAhead);
    const shifted = () => new Date(Date.now() + hoursAhead * hourMilliseconds);
    // As if nobody had ever asked the database for its time.
    const clock = createTrustedClock({
      readMachineTime: shifted,
      readDatabaseTime: async () => shifted(),
      log: silentLog,
    });
    await vi.waitFor(
      async () => {
        await dialAndPlace({ ...dialing.services, clock, now: shifted });
        expect(people.countCalls()).toBe(5);
      },
      { timeout: 60_000, interval: 100 },
    );
    const organization = ['--organization', people.organizationId];
    const { code, lines } = await runAuditCommand(connectionString, ...organization);
    expect(code).toBe(1);
    expect(
      lines.filter((line) => /FACTS .* other_time .* placed \S+, says/.test(line)),
    ).toHaveLength(5);
    expect(lines.filter((line) => /VIOLATION .* WINDOW_CLOSED/.test(line))).toHaveLength(5);
  });
});

describe('the time that the database writes of a call', () => {
  const writeTimes = testStatement(
    `update calls set reserved_written_at = '2026-01-02', placing_written_at = '2026-01-02'
     where organization_id = $1 returning reserved_written_at < '2026-01-03' as is_written`,
    { is_written: 'bool' },
  );

  it('is not for the application to write', async () => {
    const people = await addPeople(chooseOpenPlace(new Date()));
    const { services } = startShifted();
    await forecastTargets(services, people);
    await decideAndReserve(services, people);
    const written = await askSystem(database, writeTimes, [people.organizationId]);
    expect(written).toEqual(Array.from({ length: 5 }, () => ({ is_written: false })));
  });
});
