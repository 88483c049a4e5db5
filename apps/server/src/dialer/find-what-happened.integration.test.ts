import { callChoices } from '@ringfence/domain/calls/apply-event';
import { answerers } from '@ringfence/domain/calls/carrier-event';
import { callStates, type Happening, happenings, outcomes } from '@ringfence/domain/calls/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { showBreakers } from '../features/breakers/show-breakers.ts';
import { countCalls } from '../features/calls/count-calls.ts';
import { listCalls } from '../features/calls/list-calls.ts';
import { showLive } from '../features/campaigns/show-live.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { readAnswer } from './count-answers.ts';
import { recordNews } from './record-news.ts';
import {
  type AnsweredCall,
  answerCalls,
  atMenu,
  placeOf,
  setLines,
} from './testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from './testing/make-dialer.ts';

const { database } = useTestDatabase();
const now = new Date('2026-06-10T17:00:00Z');
let dialer: MadeDialer;
let organization: TestOrganization;
let calls: AnsweredCall[];
let campaignId: string;

const findCampaign = testStatement(`select campaign_id from calls where id = $1`, {
  campaign_id: 'uuid',
});
const readCounted = testStatement(
  `select (select found_nobody from breaker_counts where campaign_id = $1) as nobody_free,
     (select sum(abandoned)::bigint from campaign_days where campaign_id = $1) as abandoned`,
  { nobody_free: 'int8?', abandoned: 'int8?' },
);
const judgeAll = testStatement(
  `select nth, is_abandoned(state, outcome, answered_at, answered_by, choice, spoken_at) as is_abandoned
   from jsonb_to_recordset($1) as given (nth integer, state text, outcome text, answered_at timestamptz,
     answered_by text, choice text, spoken_at timestamptz)
   order by nth`,
  { nth: 'int4', is_abandoned: 'bool' },
);
const setLocal = (setting: string) => testStatement(`set local ${setting}`, {});

/** Asks for a person, whom no line has: the script goes on. */
async function askInVain(call: AnsweredCall, turn = atMenu.turn) {
  const ringing = await call.press('2', { ...atMenu, turn });
  return call.hear('no_answer', placeOf(ringing));
}

async function hearWords({ callId }: AnsweredCall) {
  const key = { organizationId: organization.organizationId, callId };
  const event = { key: 'asked', at: null, state: 'answered' as const };
  const news = { ...key, kind: 'event' as const, carrierCallId: `CA${callId}`, event };
  await recordNews(dialer.services, [{ ...news, asksForWords: () => true }]);
}

beforeAll(async () => {
  dialer = await makeDialer(database, now);
  organization = await addOrganization(database);
  await setLines(dialer, organization, [{ e164: '+18725550111', places: 10 }]);
  calls = await answerCalls(dialer, organization, 7);
  const [inVain, served, twice, silent, machine, stopped, underWay] = calls;
  if (!inVain || !served || !twice || !silent || !machine || !stopped || !underWay) {
    throw new Error('somebody was not called');
  }
  for (const call of [inVain, served, twice, stopped, underWay]) await hearWords(call);
  await askInVain(inVain);
  await served.hear('answered', placeOf(await served.press('2')));
  await askInVain(twice);
  await askInVain(twice, 7);
  await machine.detectMachine();
  await stopped.press('9');
  await askInVain(underWay);
  for (const call of calls.slice(0, 6)) await call.end(20);
  const [row] = await askSystem(database, findCampaign, [inVain.callId]);
  campaignId = row?.campaign_id ?? '';
});

const idsOf = (...places: readonly number[]) =>
  places.map((place) => calls[place]?.callId ?? '').toSorted();

async function listIds(filter: { happened: Happening; campaignId?: string }, of = organization) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = { ...filter, order: 'newest', limit: 1 } as const;
    const found = await listCalls({ database }, of, cursor ? { ...page, cursor } : page);
    ids.push(...found.calls.map(({ id }) => id));
    cursor = found.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids.toSorted();
}

describe('calls by what happened on them', () => {
  it.each([
    ['nobody_free', [0, 2, 6]],
    ['abandoned', [3]],
  ] as const)('are those that were counted: %s', async (happened, places) => {
    const meant = idsOf(...places);
    expect(await listIds({ happened })).toEqual(meant);
    expect(await listIds({ happened, campaignId })).toEqual(meant);
    const [counted] = await askSystem(database, readCounted, [campaignId]);
    expect(counted?.[happened]).toBe(meant.length);
    const clock = { database, now: () => now };
    const count = await countCalls(clock, organization, { happened, campaignId });
    expect(count).toEqual({ count: meant.length, isExact: true });
  });

  it('are joined with every other condition', async () => {
    const page = { order: 'newest', limit: 10 } as const;
    const read = async (filter: Parameters<typeof listCalls>[2]) =>
      (await listCalls({ database }, organization, filter)).calls.map(({ id }) => id);
    const underWay = { ...page, happened: 'nobody_free', underWay: true } as const;
    expect(await read(underWay)).toEqual(idsOf(6));
    const [first] = calls;
    const hers = { ...page, happened: 'nobody_free', contactId: first?.contactId } as const;
    expect(await read(hers)).toEqual(idsOf(0));
    expect(await read({ ...page, happened: 'abandoned', outcomes: ['stop'] })).toEqual([]);
  });

  it.each(happenings)('are not those of another organization: %s', async (happened) => {
    const other = await addOrganization(database);
    expect(await listIds({ happened }, other)).toEqual([]);
    expect(await listIds({ happened, campaignId }, other)).toEqual([]);
    const everywhere = { ...organization, organizationId: null, isSuperAdministrator: true };
    const page = { happened, order: 'newest', limit: 10 } as const;
    const seen = (await listCalls({ database }, everywhere, page)).calls;
    expect(seen.map(({ id }) => id).toSorted()).toEqual(await listIds({ happened }));
  });

  it.each([
    ['nobody_free', /Index Only Scan.* using carrier_events_\S*call_id_idx/],
    ['abandoned', /Index Scan.* using calls_\S+organization_id_id_idx/],
  ] as const)('are found along their own index: %s', async (happened, index) => {
    const plan = await database.asTenant(organization, async (transaction) => {
      await transaction.all(setLocal('enable_seqscan = off'));
      await transaction.all(setLocal('enable_sort = off'));
      const filter = JSON.stringify({ home: organization.organizationId, happened });
      const walk = await transaction.first(
        testStatement(
          `select call_walk($1::jsonb, call_ways($1::jsonb), false, 'ffffffff-ffff-ffff-ffff-ffffffffffff', 100) as walk`,
          { walk: 'text' },
        ),
        [filter],
      );
      const explain = testStatement(`explain (costs off) select * from ${walk?.walk} call`, {
        'QUERY PLAN': 'text',
      });
      const rows = await transaction.all(explain);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Sort\n|[^e] Filter:/);
  });
});

describe('the abandoned calls of a campaign', () => {
  const insertResume = testStatement(
    `insert into abandonment_resumes (organization_id, campaign_id, resumed_at, day, answered, abandoned)
     select organization_id, campaign_id, $2, day, answered, abandoned from campaign_days where campaign_id = $1`,
    {},
  );
  const expectAgreed = async (events: number) => {
    const clock = { database, now: () => now };
    const { breakers } = await showBreakers(clock, organization, campaignId);
    const limit = breakers.find(({ kind }) => kind === 'abandonment');
    expect(limit?.total.events).toBe(events);
    const placedAfter = limit?.countedAfter ?? '';
    const page = { campaignId, placedAfter, happened: 'abandoned', order: 'newest' } as const;
    const { calls: listed } = await listCalls({ database }, organization, { ...page, limit: 10 });
    expect(listed).toHaveLength(events);
  };

  it('are as many as its limit counts, also once an admin has let them pass', async () => {
    await expectAgreed(1);
    await askSystem(database, insertResume, [campaignId, now]);
    await expectAgreed(0);
  });
});

describe('calls by when they were placed', () => {
  it('are those of the pace of the last minute, under way or ended', async () => {
    const { at, pace } = await showLive({ database, now: () => now }, organization, campaignId);
    const minuteAgo = new Date(Date.parse(at) - 60_000).toISOString();
    const page = { campaignId, order: 'newest', limit: 50 } as const;
    const read = async (placedAfter: string) =>
      (await listCalls({ database }, organization, { ...page, placedAfter })).calls;
    const placed = await read(minuteAgo);
    expect(placed.map(({ id }) => id).toSorted()).toEqual(idsOf(0, 1, 2, 3, 4, 5, 6));
    expect(pace.lastMinute).toBe(placed.length);
    expect(await read(now.toISOString())).toEqual([]);
  });
});

describe('whether a call is abandoned', () => {
  it('is the same for the list as for the count, whatever is known of the call', async () => {
    const given = callStates.flatMap((state) =>
      [null, ...outcomes].flatMap((outcome) =>
        [null, now].flatMap((answeredAt) =>
          [null, ...answerers].flatMap((answeredBy) =>
            [null, ...callChoices].flatMap((choice) =>
              [null, now].map((spokenAt) => ({
                ...{ state, outcome, answeredAt, answeredBy, choice, spokenAt },
              })),
            ),
          ),
        ),
      ),
    );
    const rows = given.map(({ answeredAt, answeredBy, spokenAt, ...one }, nth) => ({
      ...one,
      ...{ nth, answered_at: answeredAt, answered_by: answeredBy, spoken_at: spokenAt },
    }));
    const judged = await askSystem(database, judgeAll, [JSON.stringify(rows)]);
    const counted = given.map(({ spokenAt, ...one }) => {
      const rest = { rang: true, ending: null, endedAt: null, talkSeconds: null };
      return readAnswer({ ...one, ...rest }, spokenAt).abandoned === 1;
    });
    expect(judged.map(({ is_abandoned }) => is_abandoned)).toEqual(counted);
    expect(new Set(counted)).toEqual(new Set([true, false]));
  });
});
