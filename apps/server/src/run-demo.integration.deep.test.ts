import { describe, expect, it } from 'vitest';
import { prepareAccounts } from './compose-dialer.ts';
import { readConfig } from './config.ts';
import { fillDemo, loadDemo, startDemo } from './features/demo/index.ts';
import { type Broken, findBroken } from './features/invariants/index.ts';
import type { Database } from './platform/database/database.ts';
import { silentLog } from './testing/silent-log.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { testSecrets } from './testing/test-secrets.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const simulated = readConfig({
  CARRIER: 'simulator',
  CARRIER_SID: `AC${'0'.repeat(32)}`,
  CARRIER_TOKEN: '0123456789abcdef0123456789abcdef',
  CARRIER_ADDRESS: 'http://127.0.0.1:4010',
});
const size = { people: 80, calls: 120, parts: 1 };

const makeServices = (database: Database) => ({
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  log: silentLog,
  now: () => new Date(),
  tzdataVersion: 'test',
  storedRules: ['0'.repeat(32), '[]'] as const,
  answerMilliseconds: 50_000,
});

const findLive = testStatement(
  `select campaign.id, campaign.state, campaign.list_id,
     (select count(*) from list_contacts member where member.list_id = campaign.list_id) as people
   from campaigns campaign join demo_parts part on part.name = 'campaign ' || campaign.id
   order by campaign.id`,
  { id: 'uuid', state: 'text', list_id: 'uuid', people: 'int8' },
);
const findStanding = testStatement(
  `select organization.name, campaign.origin, campaign.state, campaign.caller_pool_id is not null as is_pooled
   from campaigns campaign join organizations organization on organization.id = campaign.organization_id
   where campaign.origin <> 'campaign' order by campaign.origin, campaign.id`,
  { name: 'text', origin: 'text', state: 'text', is_pooled: 'bool' },
);
const findPlans = testStatement(
  `select campaign.name, campaign.call_order, schedule.starts_at > now() and schedule.ends_at > schedule.starts_at
       as is_to_come, schedule.hours->0 as monday, schedule.hours->5 as saturday,
     (select count(*) from targets target where target.campaign_id = campaign.id) as people
   from campaign_schedules schedule join campaigns campaign on campaign.id = schedule.campaign_id`,
  {
    name: 'text',
    call_order: 'text',
    is_to_come: 'bool',
    monday: 'jsonb',
    saturday: 'jsonb',
    people: 'int8',
  },
);
const listCallbacks = testStatement(
  `select state, suits, settled_by is not null as is_settled from callbacks order by state`,
  { state: 'text', suits: 'text', is_settled: 'bool' },
);
const turnOff = testStatement(
  `update campaigns set state = 'stopped', finished_at = now() where origin = 'callback'`,
  {},
);
const setState = testStatement(
  `update campaigns set state = $2,
     finished_at = case when $2 = 'finished' then now() end where id = $1`,
  {},
);

const listOrganizations = testStatement('select id from organizations', { id: 'uuid' });

/** Whatever must not be in any campaign, from the first call on. */
async function listBroken(database: Database): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { id: organizationId } of await askSystem(database, listOrganizations)) {
    const asked = { organizationId, since: new Date(0), now: new Date() };
    const found = await database.asSystem((transaction) => findBroken(transaction, asked));
    broken.push(...found);
  }
  return broken;
}

async function run(database: Database): Promise<string[]> {
  const sentences: string[] = [];
  await startDemo(makeServices(database), (sentence) => void sentences.push(sentence)).ended;
  return sentences;
}

describe('the demo that runs', () => {
  const { database } = useTestDatabase();

  it('has one campaign, which each start tops up or follows by another, and leaves a paused one alone', async () => {
    const services = makeServices(database);
    await prepareAccounts(simulated, { ...services, secrets: testSecrets }, () => {});
    await loadDemo(services, { size: 'full' });
    expect(await fillDemo(services, { size })).toBe(true);
    expect(await run(database)).toEqual([]);
    const [first, ...others] = await askSystem(database, findLive);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ state: 'running' });
    expect(first?.people).toBeGreaterThan(0);
    const standing = ['callback', 'promise'].map((origin) => ({
      name: 'Harbor Recovery',
      origin,
      state: 'running',
      is_pooled: true,
    }));
    expect(await askSystem(database, findStanding)).toEqual(standing);

    const plans = await askSystem(database, findPlans);
    expect(plans).toEqual([
      {
        name: 'Weekday afternoons',
        call_order: 'balance',
        is_to_come: true,
        monday: { from: 780, to: 1020 },
        saturday: null,
        people: expect.any(Number),
      },
    ]);
    expect(plans[0]?.people).toBeGreaterThan(0);
    const callbacks = [
      { state: 'done', suits: 'morning', is_settled: true },
      { state: 'open', suits: 'afternoon', is_settled: false },
    ];
    expect(await askSystem(database, listCallbacks)).toEqual(callbacks);
    expect(await listBroken(database)).toEqual([]);

    await askSystem(database, setState, [first?.id, 'paused']);
    await run(database);
    expect(await askSystem(database, findLive)).toEqual([{ ...first, state: 'paused' }]);

    await askSystem(database, setState, [first?.id, 'finished']);
    await run(database);
    const after = await askSystem(database, findLive);
    expect(after.map(({ state }) => state)).toEqual(['finished', 'running']);
    expect(await askSystem(database, findStanding)).toEqual(standing);

    // Somebody who leaves callbacks to people has decided so.
    await askSystem(database, turnOff);
    await run(database);
    const states = (await askSystem(database, findStanding)).map(({ state }) => state);
    expect(states).toEqual(['stopped', 'running']);
    expect(await askSystem(database, findLive)).toHaveLength(2);
  });
});

describe('where there is no full demo', () => {
  const { database } = useTestDatabase();

  it('nothing runs, neither in an empty database nor beside the small demo', async () => {
    expect(await run(database)).toEqual([]);
    await loadDemo(makeServices(database));
    expect(await run(database)).toEqual([]);
    expect(await askSystem(database, findLive)).toEqual([]);
  });
});
