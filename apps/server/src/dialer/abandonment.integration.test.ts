import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readActivity } from '../auth/testing/start-auth.ts';
import { resumeCampaign } from '../features/campaigns/resume-campaign.ts';
import type { Database } from '../platform/database/database.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTimelessDatabase } from '../testing/moved-clock.ts';
import { runAuditCommand } from '../testing/run-audit-command.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { listWords } from './testing/press-key.ts';
import { type Dialing, dialAndPlace, startDialing, withAccounts } from './testing/start-dialing.ts';

const suite = useTimelessDatabase();
const { database, connectionString } = suite;
let dialing: Dialing;
/** While it is set, the database answers nothing. */
let stall: Promise<void> | undefined;
/** While it is set, the database is away. */
let isAway = false;
/** Called when the carrier has taken a call. */
let onPlaced = (): void => {};
/** Called when words are on their way to somebody. */
let onSaid = (): void => {};
const said: string[] = [];
const stalling: Database = {
  ...database,
  async asSystem(...given) {
    await stall;
    if (isAway) throw new Error('the database is away');
    return database.asSystem(...given);
  },
};
beforeAll(async () => {
  dialing = await startDialing(
    { ...suite, database: stalling },
    {
      wrapCarrier: (carrier) => ({
        ...carrier,
        async placeCall(request) {
          const answer = await carrier.placeCall(request);
          onPlaced();
          return answer;
        },
        renderFlow(step) {
          said.push(listWords(step));
          onSaid();
          return carrier.renderFlow(step);
        },
      }),
    },
  );
});
afterEach(() => {
  stall = undefined;
  isAway = false;
  onPlaced = () => {};
  onSaid = () => {};
});
afterAll(() => dialing.stop());

const insertDay = testStatement(
  `insert into campaign_days (organization_id, campaign_id, day, answered, abandoned)
   values ($1, $2, $3::date, $4, $5)`,
  {},
);
const findCampaign = testStatement(
  `select state, paused_for, (select count(*) from targets where campaign_id = $1 and state = 'done')
     as done, (select sum(abandoned) from campaign_days where campaign_id = $1) as abandoned
   from campaigns where id = $1`,
  { state: 'text', paused_for: 'text?', done: 'int8', abandoned: 'int8?' },
);

const listKept = testStatement(
  `select event.kind, event.content->'said'->>'text' as said from carrier_events event
   where event.organization_id = $1 and event.kind in ('answered', 'answer') and event.content ? 'facts'
   order by event.received_at, event.kind desc`,
  { kind: 'text', said: 'text?' },
);

let exchange = 320;
async function addPeople(
  answered: number,
  abandoned: number,
  last = '0190',
  names = ['Ann', 'Bob'],
) {
  const organization = await addOrganization(database);
  const people = names.map((name) => {
    exchange += 1;
    return { name, e164: `+1312${exchange}${last}` };
  });
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  const { organizationId } = organization;
  const day = dialing.clock.now.toISOString().slice(0, 10);
  const values = [organizationId, campaignId, day, answered, abandoned];
  if (answered > 0) await askSystem(database, insertDay, values);
  const numbers = new Set(people.map(({ e164 }) => e164));
  return {
    organization,
    organizationId,
    campaignId,
    find: async () => (await askSystem(database, findCampaign, [campaignId]))[0],
    countCalls: () => dialing.simulator.calls().filter(({ to }) => numbers.has(to)).length,
  };
}

describe('a campaign of whose answered calls too many found nobody speaking', () => {
  it('goes on while fewer than a hundred were answered, and ends', async () => {
    const campaign = await addPeople(60, 60);
    await dialing.dialToTheEnd();
    expect(campaign.countCalls()).toBe(2);
    expect(await campaign.find()).toMatchObject({ state: 'finished', done: 2 });
  });

  it('pauses, and an admin resumes it with a reason; the same calls do not pause it again', async () => {
    const campaign = await addPeople(300, 243);
    await dialAndPlace(dialing.services);
    await dialAndPlace(dialing.services);
    expect(await campaign.find()).toMatchObject({ state: 'paused', paused_for: 'abandonment' });
    expect(campaign.countCalls()).toBe(0);

    const { organization, organizationId, campaignId } = campaign;
    const services = { database, effects: dialing.services.effects, now: () => dialing.clock.now };
    const resume = (reason: string) =>
      resumeCampaign(services, organization, { campaignId, reason });
    await expect(resume('')).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await resume('The database stood still.')).toMatchObject({
      state: 'running',
      pausedFor: null,
    });
    const entries = await readActivity(database, organizationId);
    expect(entries.map(({ action, detail }) => ({ action, detail }))).toMatchObject([
      { action: 'campaign.paused', detail: { cause: 'abandonment' } },
      { action: 'campaign.resumed', detail: { reason: 'The database stood still.' } },
    ]);

    await dialing.dialToTheEnd();
    expect(campaign.countCalls()).toBe(2);
    // Nobody waited for the thirty days to pass, and what was counted is still there.
    expect(await campaign.find()).toMatchObject({ state: 'finished', done: 2, abandoned: 243 });
    const audit = await runAuditCommand(connectionString, '--organization', organizationId);
    expect(audit.lines.filter((line) => line.includes('VIOLATION'))).toEqual([]);
  });
});

/** Calls two people whose answers come while the database stands still; answers what each of them hears. */
async function callWhileStalled(last: string) {
  const campaign = await addPeople(0, 0, last);
  await forecastTargets(dialing.services, campaign);
  const stalled = Promise.withResolvers<void>();
  onPlaced = () => {
    stall = stalled.promise;
  };
  said.length = 0;
  const dialled = dialAndPlace(dialing.services);
  await vi.waitFor(() => expect(said).toHaveLength(2), { timeout: 60_000, interval: 50 });
  const heard = [...said];
  onPlaced = () => {};
  stall = undefined;
  stalled.resolve();
  await dialled;
  await dialing.dialToTheEnd();
  return { campaign, heard };
}

describe('somebody who answers while the database stands still', () => {
  it('hears who called and at which number to ask, and is counted as abandoned', async () => {
    const { campaign, heard } = await callWhileStalled('0194');
    for (const words of heard) {
      expect(words).toMatch(
        /automated call from Harbor.*cannot speak with you now.*You can call us at/,
      );
      expect(words).not.toMatch(/\b(debt|Ann|Bob)\b/i);
    }
    expect(await campaign.find()).toMatchObject({ abandoned: 2, done: 2, state: 'finished' });
    // The greeting that came too late was said to nobody.
    const nothing = { kind: 'answered', said: null };
    expect(await askSystem(database, listKept, [campaign.organizationId])).toEqual([
      nothing,
      nothing,
    ]);
  });
});

describe('a machine that answers while the database stands still', () => {
  it('hears who called, as anybody would, and nothing of a debt', async () => {
    const { heard } = await callWhileStalled('0192');
    expect(heard).toHaveLength(2);
    for (const words of heard) expect(words).not.toMatch(/\b(debt|Ann|Bob)\b/i);
  });
});

describe('somebody who presses 9 while the database is away', () => {
  it('hears a goodbye, and their stop is kept when it is back', async () => {
    const campaign = await addPeople(0, 0, '0195', ['Ann']);
    await forecastTargets(dialing.services, campaign);
    said.length = 0;
    onSaid = () => {
      isAway = said.length === 1;
    };
    await dialAndPlace(dialing.services);
    await vi.waitFor(() => expect(said).toHaveLength(2), { timeout: 60_000, interval: 50 });
    expect(said[1]).toMatch(/cannot speak with you now/);
    const countStops = testStatement(
      `select count(*) as stops from suppressions where organization_id = $1 and kind = 'medium_stop'`,
      { stops: 'int8' },
    );
    await vi.waitFor(
      async () =>
        expect(await askSystem(database, countStops, [campaign.organizationId])).toEqual([
          { stops: 1 },
        ]),
      { timeout: 60_000, interval: 100 },
    );
    await dialing.dialToTheEnd();
    // That the stop is confirmed came too late for them to hear it.
    expect(await askSystem(database, listKept, [campaign.organizationId])).toEqual([
      { kind: 'answered', said: said[0] },
      { kind: 'answer', said: null },
    ]);
  });
});

describe('somebody who answers while the server cannot be reached', () => {
  it('hears what is kept at the carrier, and is counted as abandoned', async () => {
    const asked: string[] = [];
    const bin = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.end('<Response><Say>Goodbye.</Say></Response>');
    });
    await new Promise<void>((resolve) => bin.listen(0, '127.0.0.1', resolve));
    const bound = bin.address();
    if (bound === null || typeof bound === 'string') throw new Error('no port was given');
    const campaign = await addPeople(0, 0, '0194');
    await forecastTargets(dialing.services, campaign);
    const unreachable = withAccounts(dialing.services, ({ carrier }) => ({
      carrier: {
        ...carrier,
        placeCall: (request) =>
          carrier.placeCall({ ...request, flowUrl: 'http://127.0.0.1:1/flow' }),
      },
    }));
    const fallbackAddress = `http://127.0.0.1:${bound.port}/goodbye`;
    await dialAndPlace({ ...unreachable, fallbackAddress });
    await dialing.dialToTheEnd();
    expect(asked).toHaveLength(2);
    for (const line of asked) {
      expect(line).toMatch(/^GET \/goodbye\?name=Harbor[^&]*&number=%2B1\d{10}&language=en&/);
    }
    expect(await campaign.find()).toMatchObject({ abandoned: 2, done: 2, state: 'finished' });
    bin.closeAllConnections();
    bin.close();
  });
});
