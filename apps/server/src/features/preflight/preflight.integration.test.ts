import { describe, expect, it } from 'vitest';
import { addCallerPool } from '../../testing/add-caller-pool.ts';
import { addListOf } from '../../testing/add-campaign.ts';
import { approveScript } from '../../testing/approve-script.ts';
import { addPolicy, addRestriction } from '../../testing/change-ledger.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { countPreflight } from './count-preflight.ts';
import { listPeople } from './list-people.ts';
import {
  codes,
  everyDay,
  inChicago,
  inLosAngeles,
  morning,
  number,
  usePreflight,
  usual,
} from './testing/ask-preflight.ts';

const { database } = useTestDatabase();
const { services, signal, judge, count, list, addPlace, mixed } = usePreflight(database);

describe('a preflight', () => {
  it('says who can be called when, and why not now', async () => {
    const { place, listId } = await mixed();
    const answer = await count(place, { listId });
    expect(answer).toMatchObject({
      people: 7,
      isExact: true,
      asOf: morning.toISOString(),
      zone: 'America/Chicago',
      now: { people: 3, reasons: [] },
      laterToday: { people: 2, reasons: [{ code: 'WINDOW_CLOSED', people: 2 }] },
      tomorrow: { people: 0, reasons: [] },
      later: { people: 0, reasons: [] },
      blocked: { people: 2 },
    });
    expect(answer.blocked.reasons.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual([
      { code: 'MEDIUM_STOP', people: 1 },
      { code: 'NO_TCPA_CONSENT', people: 1 },
    ]);
  });

  it('shows the people behind each number, with numbers masked', async () => {
    const { place, listId, id } = await mixed();
    const { people, nextCursor } = await list(place, { listId, bucket: 'laterToday' });
    expect(nextCursor).toBeNull();
    expect(people).toMatchObject([
      { contactId: id('Dan'), fullName: 'Dan', until: '2026-06-10T15:00:00.000Z' },
      { contactId: id('Eve'), code: 'WINDOW_CLOSED', zone: 'America/Los_Angeles' },
    ]);
    expect(people[0]?.phone).toMatch(/^\+1 ••• ••• \d{4}$/);
    const stopped = await list(place, { listId, bucket: 'blocked', code: 'MEDIUM_STOP' });
    expect(stopped.people.map(({ fullName }) => fullName)).toEqual(['Fay']);
  });

  it('turns the pages of these people without losing anybody', async () => {
    const { place, listId } = await mixed();
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(place, { listId, bucket: 'now', limit: 1, cursor });
      names.push(...page.people.map(({ fullName }) => fullName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual(['Ann', 'Bob', 'Cid']);
  });

  it('means everybody on the lists once, and nobody of those that are left out', async () => {
    const { place, listId, id } = await mixed();
    const again = await addListOf(database, place, [id('Ann'), id('Dan')]);
    const out = await addListOf(database, place, [id('Bob'), id('Fay')]);
    const asked = { listId, furtherListIds: [again], excludedListIds: [out] };
    for (const isExact of [true, false]) {
      expect(await count(place, { ...asked, isExact })).toMatchObject({
        people: 5,
        isExact: true,
        now: { people: 2 },
        laterToday: { people: 2 },
        blocked: { people: 1 },
      });
    }
    const { people } = await list(place, { ...asked, bucket: 'now' });
    expect(people.map(({ fullName }) => fullName)).toEqual(['Ann', 'Cid']);
  });

  it('keeps to hours that are narrower than the law, in the time of the person', async () => {
    const { place, listId, id } = await mixed();
    const hours = everyDay(10 * 60, 11 * 60);
    expect(await count(place, { listId, hours })).toMatchObject({
      isExact: true,
      now: { people: 0 },
      laterToday: { people: 5, reasons: [{ code: 'CAMPAIGN_HOURS', people: 5 }] },
      blocked: { people: 2 },
    });
    const { people } = await list(place, { listId, hours, bucket: 'laterToday' });
    expect(people.map(({ contactId, until }) => [contactId, until])).toEqual([
      ...['Ann', 'Bob', 'Cid'].map((name) => [id(name), '2026-06-10T15:00:00.000Z']),
      ...['Dan', 'Eve'].map((name) => [id(name), '2026-06-10T17:00:00.000Z']),
    ]);
  });

  it('asks the engine about who may be in several zones, where the campaign has hours', async () => {
    const both = { name: 'Hal', e164: number('312'), region: 'CA' };
    const { place, listId } = await addPlace([both]);
    const hours = everyDay(13 * 60, 15 * 60);
    expect(await count(place, { listId, hours })).toMatchObject({ isExact: true });
    const { people } = await list(place, { listId, hours, bucket: 'blocked' });
    expect(people).toMatchObject([{ fullName: 'Hal', code: 'CAMPAIGN_HOURS', zone: null }]);
    const wider = everyDay(13 * 60, 16 * 60);
    expect(
      (await list(place, { listId, hours: wider, bucket: 'laterToday' })).people,
    ).toMatchObject([{ fullName: 'Hal', until: '2026-06-10T20:00:00.000Z' }]);
  });

  it('waits for the beginning, also where that is after all that is known ahead', async () => {
    const { place, listId } = await mixed();
    const soon = await count(place, { listId, startsAt: '2026-06-11T16:00:00Z' });
    expect(soon).toMatchObject({ isExact: true, tomorrow: { people: 5 } });
    const late = await count(place, { listId, startsAt: '2026-07-01T16:00:00Z' });
    expect(late).toMatchObject({ isExact: true, later: { people: 5 }, blocked: { people: 2 } });
    expect(Date.parse(late.hours[0]?.at ?? '')).toBeGreaterThanOrEqual(
      Date.parse('2026-07-01T16:00:00Z'),
    );
  });

  it('asks the engine about people of whom something was learned since they were judged', async () => {
    const { place, listId, id } = await mixed();
    await addRestriction(database, {
      organizationId: place.organizationId,
      contactId: id('Ann'),
      kind: 'medium_stop',
      at: morning,
    });
    expect(await count(place, { listId })).toMatchObject({
      now: { people: 2 },
      blocked: { people: 3 },
    });
    const { people } = await list(place, { listId, bucket: 'now' });
    expect(people.map(({ fullName }) => fullName)).toEqual(['Bob', 'Cid']);
    await addPolicy(database, place.organizationId, {
      hours: everyDay(12 * 60, 13 * 60),
    });
    expect(await count(place, { listId })).toMatchObject({
      now: { people: 0 },
      laterToday: { people: 4 },
    });
  });

  it('answers first from a sample that stands for all, and says so', async () => {
    const many = Array.from({ length: 300 }, (_, nth) =>
      nth % 3 === 0 ? inLosAngeles(`Person ${nth}`) : inChicago(`Person ${nth}`),
    );
    const { place, listId } = await addPlace(many);
    const first = { mostUntold: 5 };
    const closeness = { sample: 100, first, exact: first };
    const answer = await count(place, { listId, isExact: false }, closeness);
    expect(answer).toMatchObject({ people: 300, isExact: false });
    const { now, laterToday } = answer;
    expect(now.people + laterToday.people).toBe(300);
    expect(now.people).toBeGreaterThan(150);
    expect(now.people).toBeLessThan(250);
    expect(await count(place, { listId }, closeness)).toMatchObject({
      isExact: true,
      now: { people: 200 },
    });
    // Nobody is known that far ahead: a few are asked about, and stand for the others.
    const late = await count(place, { listId, startsAt: '2026-07-01T16:00:00Z' }, closeness);
    expect(late).toMatchObject({ people: 300, isExact: false, later: { people: 300 } });
  });

  it('plays the campaign through', async () => {
    const { place, listId } = await mixed();
    const { calls, hours, finishesAt, ended, reached, left, basis } = await count(place, {
      listId,
    });
    expect(calls).toBeGreaterThan(5);
    expect(calls).toBeLessThanOrEqual(15);
    expect(hours[0]?.at).toBe('2026-06-10T14:00:00.000Z');
    expect(ended).toBe(5);
    expect(reached).toBeLessThan(3);
    expect(left).toBe(0);
    expect(Date.parse(finishesAt ?? '')).toBeGreaterThan(morning.getTime());
    expect(basis).toMatchObject({ calls: 0, isOwn: false });
  });

  it('takes the answer rates from the organization’s own calls, where there are enough', async () => {
    const { place, listId } = await mixed();
    await askSystem(database, addRollup, [place.organizationId, morning, 300, 100]);
    const { calls, reached, basis } = await count(place, { listId });
    expect(basis).toMatchObject({ calls: 400, isOwn: true });
    // 5 people, of whom a quarter is reached by each of three attempts.
    expect(calls).toBe(Math.round(5 * (1 + 0.75 + 0.75 ** 2)));
    expect(reached).toBe(Math.round(5 * (1 - 0.75 ** 3)));
  });

  it('counts calls and seconds by the country of the number', async () => {
    const mexican = { name: 'Ida', e164: '+525512345678', country: 'MX' };
    const { place, listId } = await addPlace([inChicago('Ann'), mexican]);
    const { callsByCountry, calls } = await count(place, { listId });
    expect(callsByCountry.map(({ country }) => country).toSorted()).toEqual(['MX', 'US']);
    const sum = callsByCountry.reduce((all, each) => all + each.calls, 0);
    expect(Math.abs(sum - calls)).toBeLessThanOrEqual(1);
  });

  it('lets the script speak to three of them, who can be called first', async () => {
    const { place, listId, id } = await mixed();
    const asked = { listId, spokenName: 'Harbor', callerId: '+13125550123' };
    const { listeners } = await count(place, asked);
    expect(listeners.map(({ contactId }) => contactId).toSorted()).toEqual(
      ['Ann', 'Bob', 'Cid'].map(id).toSorted(),
    );
    expect(listeners[0]?.facts).toMatchObject({ spokenName: 'Harbor', callerId: '+13125550123' });
  });

  it('can write nothing', async () => {
    const { place, listId } = await mixed();
    const write = testStatement(`update lists set name = 'x' where id = $1`, {});
    const watched: typeof database = {
      ...database,
      asTenant: (scope, work) =>
        database.asTenant(scope, async (transaction) => {
          const result = await work(transaction);
          await expect(transaction.attempt(() => transaction.all(write, [listId]))).rejects.toThrow(
            /read-only/,
          );
          return result;
        }),
    };
    const asked = { ...usual, listId, limit: 50, bucket: 'now' as const };
    const asking = { scope: place, signal };
    await countPreflight({ ...services, database: watched }, asking, asked);
    await listPeople({ ...services, database: watched }, asking, asked);
    await countPreflight({ ...services, database: watched }, asking, {
      ...asked,
      callerId: '+13125550123',
    });
    expect.assertions(4);
  });

  it('refuses lists of others, and one that is called and left out', async () => {
    const { place, listId } = await mixed();
    const elsewhere = await addPlace([inChicago('Kim')]);
    const refused = { code: 'validation_failed' };
    await expect(count(place, { listId: elsewhere.listId })).rejects.toMatchObject(refused);
    const excludedListIds = [listId];
    await expect(count(place, { listId, excludedListIds })).rejects.toMatchObject(refused);
  });
});

const addRollup = testStatement(
  `insert into call_rollups (organization_id, starts_at, no_answer, right_party)
   values ($1, date_trunc('hour', $2::timestamptz), $3, $4)`,
  {},
);
const insertHalt = testStatement(
  `insert into call_halts (organization_id, started_by, started_at) values ($1, $2, now())`,
  {},
);
const fillDebts = testStatement(
  `update debts set creditor = 'First Bank', due_on = '2026-05-01' where organization_id = $1`,
  {},
);
const emptyDebt = testStatement(`update debts set creditor = null where contact_id = $1`, {});
const insertImport = testStatement(
  `insert into imports (organization_id, list_id, state, file_name, created_by)
   values ($1, $2, 'storing', 'more.csv', $3)`,
  {},
);
describe('what stands in the way', () => {
  it('is nothing where all is well', async () => {
    const { place, listId } = await mixed();
    const scriptId = await approveScript(database, place.organizationId);
    await askSystem(database, fillDebts, [place.organizationId]);
    await judge();
    expect((await count(place, { listId, scriptId })).problems).toEqual([]);
  });

  it('is nobody on the lists, nobody who can be called, or nobody in time', async () => {
    const { place, listId, id } = await mixed();
    const empty = await addListOf(database, place, []);
    expect(codes(await count(place, { listId: empty }))).toEqual(['nobody_on_lists']);
    const stopped = await addListOf(database, place, [id('Fay')]);
    expect(codes(await count(place, { listId: stopped }))).toEqual(['nobody_callable']);
    const night = { startsAt: '2026-06-11T05:00:00Z', endsAt: '2026-06-11T08:00:00Z' };
    expect(codes(await count(place, { listId, ...night }))).toEqual(['nobody_before_end']);
    const hours = everyDay(60, 120);
    expect(codes(await count(place, { listId, hours }))).toEqual(['hours_never_lawful']);
    const past = { endsAt: '2026-06-01T05:00:00Z' };
    expect(codes(await count(place, { listId, ...past }))).toEqual(['ends_before_beginning']);
    const late = { startsAt: '2026-08-20T15:00:00Z' };
    expect(codes(await count(place, { listId, ...late }))).toEqual(['starts_too_late']);
    const soon = await count(place, { listId, endsAt: '2026-06-10T14:30:00Z' });
    expect(soon.problems).toMatchObject([{ code: 'ends_before_finishing' }]);
    expect(soon.left).toBeGreaterThan(0);
  });

  it('is a script that is not approved, or lacks what it names for some', async () => {
    const { place, listId, id } = await mixed();
    const nowhere = '01a1dd2e-e25f-7921-a55b-000000000000';
    expect(codes(await count(place, { listId, scriptId: nowhere }))).toEqual([
      'script_not_approved',
      'ring_back_missing',
    ]);
    const scriptId = await approveScript(database, place.organizationId);
    await askSystem(database, fillDebts, [place.organizationId]);
    await askSystem(database, emptyDebt, [id('Ann')]);
    expect((await count(place, { listId, scriptId })).problems).toEqual([
      { code: 'script_lacks', variable: 'creditor', people: 1, list: null },
    ]);
  });

  it('is an upload into one of the lists', async () => {
    const { place, listId } = await mixed();
    await askSystem(database, insertImport, [place.organizationId, listId, place.userId]);
    expect((await count(place, { listId })).problems).toMatchObject([
      { code: 'upload_under_way', list: { id: listId } },
    ]);
  });

  it('is a number that may not call, an empty pool, or an order to stop all calls', async () => {
    const { place, listId } = await mixed();
    const callerId = '+13125550199';
    expect(codes(await count(place, { listId, callerId }))).toEqual(['caller_id_unusable']);
    const callerPoolId = await addCallerPool(database, place, []);
    expect(codes(await count(place, { listId, callerPoolId }))).toEqual(['pool_without_numbers']);
    await askSystem(database, insertHalt, [place.organizationId, place.userId]);
    expect(codes(await count(place, { listId }))).toEqual(['calls_halted']);
  });
});
