import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forecastTargets } from '../../dialer/forecast-targets.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { lastId } from '../../platform/database/cursor.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherHolds } from '../../testing/while-another-holds.ts';
import { cancelTarget, restoreTarget } from './cancel-target.ts';
import { listCancelled } from './list-cancelled.ts';
import { callTargetNow, moveTarget } from './move-target.ts';
import { listCancelled as listStatement } from './queries.ts';

const suite = useTestDatabase();
const { database } = suite;
/** A Wednesday, 11:00 in Chicago. */
const noon = new Date('2026-06-10T16:00:00Z');
const friday = '2026-06-12T15:00:00.000Z';
const monday = '2026-06-15T15:00:00.000Z';
const tuesday = '2026-06-16T15:00:00.000Z';
const reason = 'Pays by letter';

let dialing: Dialing;
let organization: TestOrganization;
let campaignId: string;
let listId: string;
let contactIds: string[];
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
  `select state, next_at, moved_to from targets
   where organization_id = $1 and campaign_id = $2 and contact_id = $3`,
  { state: 'text', next_at: 'timestamptz?', moved_to: 'timestamptz?' },
);
const readDeeds = testStatement(
  `select action, detail from activity_entries
   where organization_id = $1 and action like 'target.%' order by occurred_at, id`,
  { action: 'text', detail: 'jsonb' },
);
const plan = testStatement(
  `update targets set state = 'planned', next_at = null where organization_id = $1`,
  {},
);
const block = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, lifted_by,
       reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select organization_id, campaign_id, contact_id, now(), 'block', 'nothing', '[]', '[]', 0, 0, '{}',
       sha256('facts'), 'test'
     from targets where organization_id = $1 returning *)
   update targets target set state = 'blocked', next_at = null, verdict = 'block', decision_id = decision.id
   from decision where target.organization_id = decision.organization_id
     and target.contact_id = decision.contact_id`,
  {},
);
const steer = testStatement(
  `update campaigns set state = $2, finished_at = case when $2 = 'stopped' then now() end where id = $1`,
  {},
);
const subject = (nth = 0) => ({ campaignId, contactId: contactIds[nth] ?? '' });
const target = async () =>
  (
    await askSystem(database, readTarget, [
      organization.organizationId,
      campaignId,
      subject().contactId,
    ])
  )[0];
const deeds = async () =>
  (await askSystem(database, readDeeds, [organization.organizationId])).map(({ action }) => action);
const move = (to: string) => moveTarget(services, organization, { ...subject(), to });
const restore = (takesBack?: 'cancelled' | 'moved') =>
  restoreTarget(services, organization, { ...subject(), takesBack });
const cancel = (nth = 0) => cancelTarget(services, organization, { ...subject(nth), reason });
const judge = () =>
  forecastTargets(dialing.services, { organizationId: organization.organizationId, campaignId });
const change = (statement: typeof plan) =>
  askSystem(database, statement, [organization.organizationId]);

beforeEach(async () => {
  dialing.clock.stopAt(noon);
  organization = await addOrganization(database);
  const people = [0, 1, 2].map((nth) => ({
    name: `Marisol Quint ${nth}`,
    e164: `+1312555100${nth}`,
    region: 'IL',
  }));
  const list = await addList(database, organization, people);
  listId = list.listId;
  contactIds = [...list.contactIds.values()];
  campaignId = await addCampaign(database, organization, listId, 3);
  await judge();
});

describe('taking back a move', () => {
  it('leads to the time that was chosen before, however often it is asked for', async () => {
    await move(friday);
    await move(monday);
    for (let times = 0; times < 3; times += 1) {
      await restore();
      await judge();
      const chosen = new Date(friday);
      expect(await target()).toMatchObject({
        state: 'waiting',
        next_at: chosen,
        moved_to: chosen,
      });
    }
    expect(await deeds()).toEqual(['target.moved', 'target.moved', 'target.restored']);
  });

  it('never leads to a time before the one chosen last', async () => {
    await move(friday);
    await move(monday);
    await move(tuesday);
    await restore();
    await restore();
    expect((await target())?.moved_to).toEqual(new Date(monday));
  });

  it('to the same time twice takes back both', async () => {
    await move(friday);
    await move(friday);
    await restore();
    expect((await target())?.moved_to).toBeNull();
  });

  it('after a call was let go out now leads to no time that was chosen earlier', async () => {
    await move(friday);
    await callTargetNow(services, organization, subject());
    await move(monday);
    await restore();
    expect((await target())?.moved_to).toBeNull();
  });

  it.each([
    ['is being judged again', plan],
    ['may not be called', block],
  ])('changes the call of somebody who %s', async (_, statement) => {
    await move(friday);
    await change(statement);
    await restore('moved');
    expect(await target()).toMatchObject({ state: 'planned', moved_to: null });
    expect(await deeds()).toEqual(['target.moved', 'target.restored']);
  });
});

describe('restoring a cancelled call', () => {
  it('twice, or after somebody else did, leaves the time that was chosen', async () => {
    await move(friday);
    await cancel();
    await restore('cancelled');
    await restore('cancelled');
    await judge();
    expect(await target()).toMatchObject({ state: 'waiting', next_at: new Date(friday) });
    expect(await deeds()).toEqual(['target.moved', 'target.cancelled', 'target.restored']);
  });

  it('is refused after two seconds where somebody holds the campaign', async () => {
    await cancel();
    const held = whileAnotherHolds(
      suite.connectionString,
      ['select from campaigns where id = $1 for update', [campaignId]],
      () => restore('cancelled'),
    );
    await expect(held).rejects.toMatchObject({ code: 'target_busy' });
    expect((await target())?.state).toBe('done');
  });
});

describe('the reason of a cancellation', () => {
  it.each(['Marisol pays by letter', 'Their number 312 555 1000 is wrong'])(
    'is refused where it names the person: %s',
    async (text) => {
      const asked = cancelTarget(services, organization, { ...subject(), reason: text });
      await expect(asked).rejects.toMatchObject({
        code: 'validation_failed',
        fields: [{ path: 'reason', message: expect.stringContaining('Leave out names') }],
      });
      expect((await target())?.state).toBe('waiting');
      expect(await deeds()).toEqual([]);
    },
  );
});

describe('cancelled calls', () => {
  const list = async (question: Partial<Parameters<typeof listCancelled>[2]> = {}) => {
    const asked = { limit: 50, ...question };
    return (await listCancelled(services, organization, asked)).cancelled;
  };

  it('are listed newest first, page by page, until they are restored', async () => {
    for (const nth of [0, 1, 2]) {
      // Two at the same moment have an order too.
      dialing.clock.stopAt(new Date(noon.getTime() + Math.min(nth, 1) * 60_000));
      await cancel(nth);
    }
    const whole = await list();
    expect(whole).toHaveLength(3);
    expect(whole.at(-1)).toEqual({
      organization: expect.objectContaining({ id: organization.organizationId }),
      campaign: { id: campaignId, name: expect.any(String) },
      contact: { id: subject().contactId, fullName: 'Marisol Quint 0' },
      phone: '+1 ••• ••• 1000',
      attempts: 0,
      cancelledAt: noon.toISOString(),
    });
    const paged = [];
    let cursor: string | undefined;
    do {
      const page = await listCancelled(services, organization, { limit: 1, cursor });
      paged.push(...page.cancelled);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(whole);
    await restore('cancelled');
    expect(await list()).toEqual(whole.slice(0, 2));
  });

  it('are those of one campaign or list, and of campaigns that are not over', async () => {
    await cancel();
    const elsewhere = '0197a000-0000-7000-8000-00000000000a';
    expect(await list({ campaignId })).toHaveLength(1);
    expect(await list({ listId })).toHaveLength(1);
    expect(await list({ campaignId: elsewhere })).toEqual([]);
    expect(await list({ listId: elsewhere })).toEqual([]);
    await askSystem(database, steer, [campaignId, 'paused']);
    expect(await list()).toHaveLength(1);
    await askSystem(database, steer, [campaignId, 'stopped']);
    expect(await list()).toEqual([]);
  });

  it('of others do not exist for an organization', async () => {
    await cancel();
    const other = await addOrganization(database);
    const { cancelled } = await listCancelled(services, other, { limit: 50 });
    expect(cancelled).toEqual([]);
  });
});

describe('the list of cancelled calls', () => {
  it('is read in the order of an index', async () => {
    const { text } = listStatement.within;
    const explain = testStatement(`explain (costs off) ${text}`, { 'QUERY PLAN': 'text' });
    const values = ['infinity', lastId, lastId, 50, null, null];
    const plan = await database.asTenant(organization, async (transaction) => {
      // Of tables with a few rows the planner would read all, whatever there is besides.
      await transaction.all(testStatement('set local enable_seqscan = off', {}));
      await transaction.all(testStatement('set local enable_sort = off', {}));
      return transaction.all(explain, values);
    });
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('using targets_cancelled on');
    expect(lines).toMatch(/Index Cond: .*ROW\(.*cancelled_at/);
  });
});
