import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forecastTargets } from '../../dialer/forecast-targets.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { decideAndReserve } from '../../dialer/testing/take-steps.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';
import { listScheduled } from '../activity/index.ts';
import { cancelTarget, restoreTarget } from './cancel-target.ts';
import { countHours } from './count-hours.ts';
import { listCampaigns } from './list-campaigns.ts';
import { callTargetNow, checkTarget, moveTarget } from './move-target.ts';

const suite = useTestDatabase();
const { database } = suite;
/** A Wednesday, 11:00 in Chicago. */
const noon = new Date('2026-06-10T16:00:00Z');
/** 22:30 in Chicago, when nobody may be called there. */
const night = new Date('2026-06-11T03:30:00Z');
const chicago = 'America/Chicago';

let dialing: Dialing;
let organization: TestOrganization & { organizationId: string };
let campaignId: string;
let contactId: string;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: noon });
});
afterAll(() => dialing.stop());
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => dialing.clock.now,
  answerMilliseconds: 50_000,
};
const readTarget = testStatement(
  `select state, next_at, moved_to, not_before, ended_because from targets
   where organization_id = $1 and campaign_id = $2 and contact_id = $3`,
  {
    state: 'text',
    next_at: 'timestamptz?',
    moved_to: 'timestamptz?',
    not_before: 'timestamptz?',
    ended_because: 'text?',
  },
);
const readDeeds = testStatement(
  `select action, detail from activity_entries
   where organization_id = $1 and action like 'target.%' order by occurred_at, id`,
  { action: 'text', detail: 'jsonb' },
);
const waitUntil = testStatement(
  `update targets set state = 'waiting', next_at = $2, not_before = $3 where organization_id = $1`,
  {},
);
const setZone = testStatement(
  `update contact_summaries set zone = $2 where organization_id = $1 and contact_id = $3`,
  {},
);
const steer = testStatement(
  `update campaigns set state = $2, finished_at = case when $2 = 'stopped' then now() end where id = $1`,
  {},
);
const halt = testStatement(
  `insert into call_halts (organization_id, note, started_by, started_at)
   values ($1, 'A test', $2, now())`,
  {},
);
const subject = () => ({ campaignId, contactId });
const target = async () =>
  (await askSystem(database, readTarget, [organization.organizationId, campaignId, contactId]))[0];
const deeds = () => askSystem(database, readDeeds, [organization.organizationId]);
const wait = (nextAt: Date, notBefore: Date | null = null) =>
  askSystem(database, waitUntil, [organization.organizationId, nextAt, notBefore]);
const at = (text: string) => new Date(text);
const campaign = () => ({ organizationId: organization.organizationId, campaignId });
async function addWaiting(count = 1): Promise<string[]> {
  const people = Array.from({ length: count }, (_, place) => ({
    name: `Person ${place}`,
    e164: `+1312555${String(1000 + place)}`,
    region: 'IL',
  }));
  const { listId, contactIds } = await addList(database, organization, people);
  campaignId = await addCampaign(database, organization, listId, 3);
  return [...contactIds.values()];
}

beforeEach(async () => {
  dialing.clock.stopAt(noon);
  organization = await addOrganization(database);
  [contactId = ''] = await addWaiting();
  await wait(at('2026-06-10T18:00:00Z'));
});

describe('moving a call', () => {
  it('lets it wait for the time that somebody chose, also after it is judged again', async () => {
    const to = '2026-06-12T15:00:00.000Z';
    expect(await moveTarget(services, organization, { ...subject(), to })).toEqual({ nextAt: to });
    expect(await target()).toMatchObject({ state: 'waiting', next_at: at(to), moved_to: at(to) });
    await askSystem(
      database,
      testStatement(
        `update targets set state = 'planned', next_at = null where organization_id = $1`,
        {},
      ),
      [organization.organizationId],
    );
    await forecastTargets(dialing.services, campaign());
    expect(await target()).toMatchObject({ state: 'waiting', next_at: at(to) });
    const { scheduled } = await listScheduled(services, organization, { limit: 5 });
    expect(scheduled).toMatchObject([{ nextAt: to, waitsFor: 'chosen_time' }]);
    expect(await deeds()).toEqual([
      {
        action: 'target.moved',
        detail: { campaignId, values: { due: ['2026-06-10T18:00:00.000Z', to] } },
      },
    ]);
  });

  it('is refused for a minute at which the person may not be called, with the rule and the next one', async () => {
    const to = night.toISOString();
    await expect(moveTarget(services, organization, { ...subject(), to })).rejects.toMatchObject({
      code: 'not_lawful',
      message: expect.stringMatching(/WINDOW_CLOSED .*2026-06-11T13:00:00.000Z/),
    });
    const checked = await checkTarget(services, organization, { ...subject(), at: to });
    expect(checked).toMatchObject({
      verdict: 'defer',
      nextAt: '2026-06-11T13:00:00.000Z',
      reasons: [{ code: 'WINDOW_CLOSED' }],
      zones: [chicago],
    });
    expect(await target()).toMatchObject({ next_at: at('2026-06-10T18:00:00Z'), moved_to: null });
  });

  it('is refused before the wait between tries is over', async () => {
    await wait(at('2026-06-10T20:00:00Z'), at('2026-06-10T20:00:00Z'));
    const to = '2026-06-10T19:00:00.000Z';
    await expect(moveTarget(services, organization, { ...subject(), to })).rejects.toMatchObject({
      code: 'too_soon',
    });
    expect(await checkTarget(services, organization, { ...subject(), at: to })).toMatchObject({
      verdict: 'allow',
      notBefore: '2026-06-10T20:00:00.000Z',
      nextAt: '2026-06-10T20:00:00.000Z',
    });
  });

  it('cannot pass the wait between tries even where the code forgot it', async () => {
    await wait(at('2026-06-10T20:00:00Z'), at('2026-06-10T20:00:00Z'));
    const early = testStatement('update targets set next_at = $1', {});
    await expect(
      database.asTenant(organization, (transaction) => transaction.all(early, [noon])),
    ).rejects.toThrow(/row-level security/);
  });

  it.each([
    ['2026-06-10T15:00:00.000Z', 'has passed'],
    ['2026-09-10T15:00:00.000Z', 'is too far ahead'],
  ])('to %s, which %s, is refused', async (to) => {
    await expect(moveTarget(services, organization, { ...subject(), to })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('is refused while the campaign is paused', async () => {
    const to = '2026-06-12T15:00:00.000Z';
    await askSystem(database, steer, [campaignId, 'paused']);
    await expect(moveTarget(services, organization, { ...subject(), to })).rejects.toMatchObject({
      code: 'campaign_not_running',
    });
  });

  it('is taken back to the time that the rules give', async () => {
    const to = '2026-06-12T15:00:00.000Z';
    await moveTarget(services, organization, { ...subject(), to });
    await restoreTarget(services, organization, subject());
    await forecastTargets(dialing.services, campaign());
    expect(await target()).toMatchObject({ state: 'waiting', next_at: noon, moved_to: null });
  });
});

describe('calling now', () => {
  it('makes the call due, and the dialer places it in its turn', async () => {
    expect(await callTargetNow(services, organization, subject())).toEqual({
      nextAt: noon.toISOString(),
    });
    expect((await target())?.state).toBe('waiting');
    expect(await decideAndReserve(dialing.services, campaign())).toHaveLength(1);
    expect((await target())?.state).toBe('calling');
  });

  it('is refused at night with the rule, and nothing is due', async () => {
    dialing.clock.stopAt(night);
    await wait(at('2026-06-11T13:00:00Z'));
    await expect(callTargetNow(services, organization, subject())).rejects.toMatchObject({
      code: 'not_lawful',
      message: expect.stringContaining('WINDOW_CLOSED'),
    });
    expect((await target())?.next_at).toEqual(at('2026-06-11T13:00:00Z'));
    expect(await deeds()).toEqual([]);
  });

  it('is refused too soon after an earlier try', async () => {
    await wait(at('2026-06-10T20:00:00Z'), at('2026-06-10T20:00:00Z'));
    await expect(callTargetNow(services, organization, subject())).rejects.toMatchObject({
      code: 'too_soon',
    });
  });

  it('is refused while all calls are stopped', async () => {
    await askSystem(database, halt, [organization.organizationId, organization.userId]);
    await expect(callTargetNow(services, organization, subject())).rejects.toMatchObject({
      code: 'calls_halted',
    });
  });

  it('is refused in a suspended organization', async () => {
    await askSystem(
      database,
      testStatement(
        `update organizations set suspended_at = now(), suspended_because = 'A test' where id = $1`,
        {},
      ),
      [organization.organizationId],
    );
    await expect(callTargetNow(services, organization, subject())).rejects.toMatchObject({
      code: 'organization_suspended',
    });
  });

  it('leaves a call where it is that is due already', async () => {
    const due = at('2026-06-10T15:59:00Z');
    await wait(due);
    expect(await callTargetNow(services, organization, subject())).toEqual({
      nextAt: due.toISOString(),
    });
    expect(await deeds()).toEqual([]);
  });
});

describe('cancelling a call', () => {
  const reason = 'Paid by letter, see anna@example.com';

  it('takes the person out of the campaign, and is taken back by judging them again', async () => {
    await cancelTarget(services, organization, { ...subject(), reason });
    expect(await target()).toMatchObject({ state: 'done', ended_because: 'cancelled' });
    expect((await listScheduled(services, organization, { limit: 5 })).scheduled).toEqual([]);
    await restoreTarget(services, organization, subject());
    expect(await target()).toMatchObject({ state: 'planned', ended_because: null });
    await forecastTargets(dialing.services, campaign());
    expect(await target()).toMatchObject({ state: 'waiting', next_at: noon });
  });

  it('is recorded with its reason, in which nothing personal stays', async () => {
    await cancelTarget(services, organization, { ...subject(), reason });
    const [deed] = await deeds();
    expect(deed?.action).toBe('target.cancelled');
    expect(JSON.stringify(deed?.detail)).toContain('Paid by letter');
    expect(JSON.stringify(deed?.detail)).not.toContain('anna@example.com');
  });

  it('can be done in a paused campaign, and not taken back once it is stopped', async () => {
    await askSystem(database, steer, [campaignId, 'paused']);
    await cancelTarget(services, organization, { ...subject(), reason });
    await askSystem(database, steer, [campaignId, 'stopped']);
    await expect(restoreTarget(services, organization, subject())).rejects.toMatchObject({
      code: 'target_over',
    });
  });

  it('twice is recorded once', async () => {
    await cancelTarget(services, organization, { ...subject(), reason });
    await cancelTarget(services, organization, { ...subject(), reason });
    expect(await deeds()).toHaveLength(1);
  });
});

describe('a call that is being placed', () => {
  const acts = {
    move: () => moveTarget(services, organization, { ...subject(), to: '2026-06-12T15:00:00Z' }),
    'call now': () => callTargetNow(services, organization, subject()),
    cancel: () => cancelTarget(services, organization, { ...subject(), reason: 'A test' }),
    restore: () => restoreTarget(services, organization, subject()),
  };

  it.each(Object.keys(acts) as (keyof typeof acts)[])('refuses to %s', async (act) => {
    await wait(noon);
    await decideAndReserve(dialing.services, campaign());
    await expect(acts[act]()).rejects.toMatchObject({ code: 'target_busy' });
    expect((await target())?.state).toBe('calling');
  });

  it('refuses also while a worker is just taking it', async () => {
    const taken = whileAnotherWrites(
      suite.connectionString,
      [
        [
          `update targets set state = 'calling', next_at = null where organization_id = $1`,
          [organization.organizationId],
        ],
      ],
      acts.cancel,
    );
    await expect(taken).rejects.toMatchObject({ code: 'target_busy' });
    expect((await target())?.state).toBe('calling');
  });
});

describe('the calls of others', () => {
  it('do not exist for an organization', async () => {
    const other = await addOrganization(database);
    for (const act of [
      () => checkTarget(services, other, subject()),
      () => moveTarget(services, other, { ...subject(), to: '2026-06-12T15:00:00Z' }),
      () => callTargetNow(services, other, subject()),
      () => cancelTarget(services, other, { ...subject(), reason: 'A test' }),
      () => restoreTarget(services, other, subject()),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await target())?.next_at).toEqual(at('2026-06-10T18:00:00Z'));
  });
});

describe('calls by hours', () => {
  const count = async (question: Partial<Parameters<typeof countHours>[2]>) => {
    const asked = { from: '2026-06-07', days: 7, hoursOf: 'mine', zone: chicago } as const;
    const { days } = await countHours(services, organization, { ...asked, ...question });
    return days.flatMap(({ day, hours }) =>
      hours.map(({ hour, calls, isAtLeast }) => `${day} ${hour}: ${isAtLeast ? '>' : ''}${calls}`),
    );
  };
  const list = async (question: Partial<Parameters<typeof listScheduled>[2]>) =>
    (
      await listScheduled(services, organization, { limit: 50, zone: chicago, ...question })
    ).scheduled.map(({ contact }) => contact.id);

  it('are counted by the clock of the reader, over all campaigns', async () => {
    await addWaiting(2);
    await wait(at('2026-06-11T15:30:00Z'));
    expect(await count({})).toEqual(['2026-06-11 10: 3']);
    expect(await count({ zone: 'America/New_York' })).toEqual(['2026-06-11 11: 3']);
    expect(await count({ campaignId })).toEqual(['2026-06-11 10: 2']);
    expect(await count({ from: '2026-06-12' })).toEqual([]);
    expect(await count({ from: '2026-06-11', days: 1 })).toEqual(['2026-06-11 10: 3']);
  });

  it('lead to the rows behind each number', async () => {
    await wait(at('2026-06-11T15:30:00Z'));
    expect(await list({ day: '2026-06-11', hour: 10 })).toEqual([contactId]);
    expect(await list({ day: '2026-06-11', hour: 11 })).toEqual([]);
    expect(await list({ day: '2026-06-11' })).toEqual([contactId]);
    expect(await list({ day: '2026-06-12' })).toEqual([]);
  });

  it('are due in the present hour where they only wait for their turn', async () => {
    await wait(at('2026-06-09T15:00:00Z'));
    expect(await count({})).toEqual(['2026-06-10 11: 1']);
    expect(await list({ day: '2026-06-10', hour: 11 })).toEqual([contactId]);
    expect(await list({ day: '2026-06-09' })).toEqual([]);
  });

  it("are counted by each person's own clock, and lead to their rows", async () => {
    const [second = ''] = await addWaiting();
    await wait(at('2026-06-11T15:30:00Z'));
    const { organizationId } = organization;
    await askSystem(database, setZone, [organizationId, chicago, contactId]);
    await askSystem(database, setZone, [organizationId, 'America/New_York', second]);
    const theirs = { hoursOf: 'theirs', zone: 'America/Los_Angeles' } as const;
    expect(await count(theirs)).toEqual(['2026-06-11 10: 1', '2026-06-11 11: 1']);
    expect(await list({ ...theirs, day: '2026-06-11', hour: 10 })).toEqual([contactId]);
    expect(await list({ ...theirs, day: '2026-06-11', hour: 11 })).toEqual([second]);
    expect(await list({ ...theirs, day: '2026-06-11', hour: 8 })).toEqual([]);
  });

  it('are at least so many where there are more than are counted', async () => {
    await addWaiting(505);
    await wait(at('2026-06-11T15:30:00Z'));
    expect(await count({ hoursOf: 'theirs' })).toEqual(['2026-06-11 10: >501']);
  });

  it('belong to campaigns, which are shown with the time of their last call', async () => {
    await wait(at('2026-06-11T15:30:00Z'));
    expect((await listCampaigns(services, organization)).campaigns).toMatchObject([
      { id: campaignId, state: 'running', waiting: 1, lastDueAt: '2026-06-11T15:30:00.000Z' },
    ]);
    const other = await addOrganization(database);
    expect(await listCampaigns(services, other)).toEqual({ campaigns: [], hasMore: false });
    await expect(
      countHours(services, other, { from: '2026-06-07', days: 7, hoursOf: 'mine', zone: chicago }),
    ).resolves.toMatchObject({ days: [{ hours: [] }, {}, {}, {}, {}, {}, {}] });
  });
});
