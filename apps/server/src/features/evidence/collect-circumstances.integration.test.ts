import { describe, expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { addCalledPerson, addPlacedCall } from '../../testing/add-placed-calls.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { collectCall } from './collect-call.ts';
import { collectPerson } from './collect-person.ts';
import { describeCall } from './report/describe-call.ts';
import { describePerson } from './report/describe-person.ts';
import type { Block } from './report/report.ts';

const { database } = useTestDatabase();

const setSeconds = testStatement(
  `update calls set talk_seconds = 100, country = 'US', connected_seconds = 61, connected_country = 'GB'
   where id = $1`,
  {},
);
/** In a statement of its own: other seconds are priced by the rates of now, of which there are none. */
const setCost = testStatement(
  `update calls set cost_micro = 72000, cost_currency = 'USD', cost_parts = $2 where id = $1`,
  {},
);
const insertSchedule = testStatement(
  `insert into campaign_schedules (organization_id, campaign_id, set_at, starts_at, ends_at, hours)
   values ($1, $2, $3, $4, $5, $6)`,
  {},
);
const setPace = testStatement(
  `update campaigns set call_order = 'balance', calls_per_second = $2, calls_at_once = null where id = $1`,
  {},
);
const tellPace = testStatement(
  `insert into activity_entries (organization_id, occurred_at, actor_kind, action, subject_kind, subject_id, detail)
   values ($1, $3, 'system', 'campaign.pace_changed', 'campaign', $2, $4)`,
  {},
);
const makeStanding = testStatement(
  `update campaigns set origin = 'callback', list_id = null where id = $1`,
  {},
);
const insertCallback = testStatement(
  `insert into callbacks (organization_id, contact_id, debt_id, asked_how, asked_at, suits, state, settled_at,
     campaign_id, call_id, recorded_by, not_before)
   values ($1, $2, $3, $4, $5, 'evening', $6, $7, $8, $9, $10, $5)`,
  {},
);

const rate = { perMinuteMicro: 14_000, perCallMicro: 1_000, incrementSeconds: 60, currency: 'USD' };
const legs = [
  { leg: 'call', country: 'US', seconds: 100, amountMicro: 29_000, ...rate },
  {
    ...{ leg: 'staffed_line', country: 'GB', seconds: 61, amountMicro: 43_000 },
    ...{ ...rate, perMinuteMicro: 21_000, incrementSeconds: 1 },
  },
];

async function callSomebody(at: string) {
  const organization = await addOrganization(database);
  const person = await addCalledPerson(database, organization);
  const callId = await addPlacedCall(database, person, { at });
  const collect = async () => {
    const { sections } = await database.asTenant(organization, (transaction) =>
      collectCall(transaction, organization.organizationId, callId),
    );
    return { sections, report: describeCall(sections, 'evidence') };
  };
  return { organization, person, callId, collect };
}

/** The terms under a heading, and the rows of a table that follows. */
function readBlocks(blocks: readonly Block[], title: string) {
  const place = blocks.findIndex((block) => block.kind === 'heading' && block.text === title);
  if (place === -1) return undefined;
  const end = blocks.findIndex((block, index) => index > place && block.kind === 'heading');
  const own = blocks.slice(place + 1, end);
  const terms = own.flatMap((block) => (block.kind === 'terms' ? block.rows : []));
  return {
    terms: Object.fromEntries(terms),
    rows: own.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
    texts: own.flatMap((block) => (block.kind === 'text' ? [block.text] : [])),
  };
}

const at = '2026-06-10T17:00:00Z';

describe('what a call cost, in its evidence', () => {
  it('stands leg by leg, with the rates that were applied, and beside the calls of the person', async () => {
    const { organization, person, callId, collect } = await callSomebody(at);
    await askSystem(database, setSeconds, [callId]);
    await askSystem(database, setCost, [callId, JSON.stringify(legs)]);
    const { sections, report } = await collect();
    expect(sections.cost).toEqual({
      ...{ amountMicro: 72_000, currency: 'USD', country: 'US', seconds: 100 },
      ...{ connectedCountry: 'GB', connectedSeconds: 61, legs },
    });
    expect(readBlocks(report, 'What it cost')).toEqual({
      terms: {
        Cost: '0.072 USD',
        'Country of the number': 'US',
        'From the answer to the end': '100 seconds',
        'With a staffed line': '61 seconds',
        'Country of the staffed line': 'GB',
      },
      rows: [
        [
          ...['To the person', 'US', '100 seconds'],
          '0.014 USD a minute, by each 60 seconds begun, and 0.001 USD a call',
          '0.029 USD',
        ],
        [
          ...['To the staffed line', 'GB', '61 seconds'],
          '0.021 USD a minute, by the second, and 0.001 USD a call',
          '0.043 USD',
        ],
      ],
      texts: [],
    });
    const all = await database.asTenant(organization, (transaction) =>
      collectPerson(transaction, organization.organizationId, person.contactId, new Date(at)),
    );
    const calls = readBlocks(describePerson(all, 'evidence'), 'Calls');
    expect(calls?.rows).toEqual([expect.arrayContaining(['0.072 USD', callId])]);
  });

  it('is said not to be known where there was no rate', async () => {
    const { collect } = await callSomebody(at);
    const { sections, report } = await collect();
    expect(sections.cost).toMatchObject({ amountMicro: null, currency: null, legs: [] });
    const shown = readBlocks(report, 'What it cost');
    expect(shown?.terms).toMatchObject({ Cost: 'not known' });
    expect(shown?.texts).toEqual([expect.stringMatching(/had no rate/)]);
  });
});

describe('the schedule of the campaign, in the evidence of a call', () => {
  it('is the one in force when the call was decided on, with the pace from then', async () => {
    const { organization, person, collect } = await callSomebody(at);
    const key = [organization.organizationId, person.campaignId];
    const week = [{ from: 600, to: 1020 }, null, { from: 600, to: 965 }, null, null, null, null];
    const dates = ['2026-06-08T15:00:00Z', '2026-06-20T22:00:00Z'];
    await askSystem(database, insertSchedule, [...key, '2026-06-01T00:00:00Z', null, null, null]);
    await askSystem(database, insertSchedule, [
      ...[...key, '2026-06-07T00:00:00Z', ...dates],
      JSON.stringify(week),
    ]);
    await askSystem(database, insertSchedule, [...key, '2026-06-11T00:00:00Z', null, null, null]);
    await askSystem(database, setPace, [person.campaignId, 9]);
    const tell = (moment: string, before: number | null, after: number) =>
      askSystem(database, tellPace, [
        ...[...key, moment],
        JSON.stringify({ values: { callsPerSecond: [before, after], callsAtOnce: [40, null] } }),
      ]);
    await tell('2026-06-09T00:00:00Z', null, 3);
    await tell('2026-06-11T00:00:00Z', 3, 5);
    await tell('2026-06-12T00:00:00Z', 5, 9);
    const { sections, report } = await collect();
    expect(sections.schedule).toMatchObject({
      ...{ hours: week, order: 'balance', callsPerSecond: 3, callsAtOnce: 40, mostAttempts: 7 },
    });
    expect(readBlocks(report, 'Schedule of the campaign at the decision')?.terms).toMatchObject({
      Set: '2026-06-07 00:00:00 UTC',
      Begins: '2026-06-08 15:00:00 UTC',
      Ends: '2026-06-20 22:00:00 UTC',
      'Days and hours': 'Monday 10:00 to 17:00; Wednesday 10:00 to 16:05',
      Order: 'the largest balance first',
      'Calls a second': '3 at most',
      'Calls at once': '40 at most',
      'Calls for each person': '7 at most',
    });
  });

  it('says so where the campaign chose nothing', async () => {
    const { collect } = await callSomebody(at);
    const { report } = await collect();
    expect(readBlocks(report, 'Schedule of the campaign at the decision')?.terms).toMatchObject({
      Set: 'no schedule was set',
      Begins: 'when it was started',
      Ends: 'when everybody has been called',
      'Days and hours': 'whenever it is lawful',
      'Calls a second': 'no limit of its own',
    });
  });
});

describe('the callback that led to a call, in its evidence', () => {
  it('is the one that was open when the call was decided on', async () => {
    const { organization, person, callId, collect } = await callSomebody(at);
    const { userId } = organization;
    await askSystem(database, makeStanding, [person.campaignId]);
    const ask = (how: string, asked: string, settled: string | null) =>
      askSystem(database, insertCallback, [
        ...[organization.organizationId, person.contactId, person.debtId, how, asked],
        ...[settled === null ? 'open' : 'done', settled, person.campaignId],
        ...(how === 'call' ? [callId, null] : [null, userId]),
      ]);
    await ask('program', '2026-06-01T17:00:00Z', '2026-06-02T17:00:00Z');
    await ask('call', '2026-06-09T17:00:00Z', '2026-06-10T17:05:00Z');
    await ask('member', '2026-06-10T17:10:00Z', null);
    const { sections, report } = await collect();
    expect(sections.callback).toMatchObject({ askedHow: 'call', suits: 'evening', state: 'done' });
    const shown = readBlocks(report, 'Callback that the person asked for');
    expect(shown?.terms).toMatchObject({
      Asked: '2026-06-09 17:00:00 UTC',
      How: 'by a key on a call',
      'Part of the day that suits': 'evening',
    });
  });

  it('is left out where nobody asked for one', async () => {
    const { collect } = await callSomebody(at);
    const { sections, report } = await collect();
    expect(sections.callback).toBeNull();
    expect(readBlocks(report, 'Callback that the person asked for')).toBeUndefined();
  });
});
