import { answeredOutcomes, noCalls, sumUp } from '@ringfence/domain/calls/outcome-groups';
import { outcomes } from '@ringfence/domain/calls/words';
import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { foldRollups } from './fold-rollups.ts';
import { showDashboard } from './show-dashboard.ts';

const { database } = useTestDatabase();

/** Clocks change on 8 March in America, and on 5 April in Adelaide, where hours begin at half past. */
const zones = ['America/New_York', 'Asia/Kolkata', 'Australia/Adelaide', 'Pacific/Chatham', 'UTC'];
const firstMoment = Date.parse('2026-03-05T00:00:00Z');
const lastMoment = Date.parse('2026-04-08T00:00:00Z');
const period = { from: '2026-03-06', to: '2026-04-07' };
const now = () => new Date('2026-06-01T12:00:00Z');

/** As of a moment: the slots of the fortnight before it become one for each quarter. */
const fold = (moment: string) => foldRollups({ database, now: () => new Date(moment) });

const folds = ['2026-03-12T00:00:00Z', '2026-03-26T00:00:00Z', '2026-04-09T00:00:00Z'];

const setZone = testStatement('update organizations set zone = $2 where id = $1', {});
const kill = testStatement('select pg_terminate_backend(pg_backend_pid()) as killed', {
  killed: 'bool',
});
const readCalls = testStatement(
  `select reserved_at, coalesce(corrected_outcome, outcome, 'under_way') as kind,
     coalesce(answered_by, 'unknown') = 'machine' as by_machine from calls
   where organization_id = $1`,
  { reserved_at: 'timestamptz', kind: 'text', by_machine: 'bool' },
);
const readSlots = testStatement('select under_way from call_rollups where organization_id = $1', {
  under_way: 'int4',
});
const readDecisions = testStatement(
  `select decided_at, verdict, reasons from decisions where organization_id = $1 and verdict <> 'allow'`,
  { decided_at: 'timestamptz', verdict: 'text', reasons: 'jsonb' },
);

/** Each by organization ($1), campaign ($2), people ($3), a moment ($4) and an outcome ($5). */
const deeds = {
  call: testStatement(
    `with decision as (
       insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons, zones,
         attempts_before, attempts_after, facts, facts_hash, tzdata_version)
       select $1, $2, contact_id, $4, 'allow', '[]', '[]', 0, 1, '{}', sha256('x'), 'test'
       from unnest($3::uuid[]) as contact_id where $5::text is not null
       returning id, contact_id
     )
     insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
       attempt, caller_id, carrier, reserved_at, heard_at)
     select $1, $2, decision.contact_id, phone.id, phone.e164, debt.id, decision.id, 1, '+13125550000',
       'test', $4, $4
     from decision
     join phones phone on phone.organization_id = $1 and phone.contact_id = decision.contact_id
     join debts debt on debt.organization_id = $1 and debt.contact_id = decision.contact_id`,
    {},
  ),
  end: testStatement(
    `update calls set state = 'ended', outcome = $5, ended_at = $4,
       answered_by = case when extract(milliseconds from $4::timestamptz)::integer % 2 = 0 then 'machine' else 'human' end
     where organization_id = $1 and campaign_id = $2 and contact_id = any($3) and outcome is null`,
    {},
  ),
  correct: testStatement(
    `update calls set corrected_outcome = $5
     where organization_id = $1 and campaign_id = $2 and contact_id = any($3) and outcome is not null
       and reserved_at <= $4`,
    {},
  ),
  hear: testStatement(
    `update calls set heard_at = $4,
       answered_by = case when $5 < 'm' then answered_by else 'machine' end
     where organization_id = $1 and campaign_id = $2 and contact_id = any($3) and $5::text is not null`,
    {},
  ),
  holdBack: testStatement(
    `insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, until, lifted_by, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select $1, $2, contact_id, $4, kind, case kind when 'defer' then $4::timestamptz end,
       case kind when 'block' then 'x' end,
       jsonb_build_array(
         jsonb_build_object('code', 'WINDOW_CLOSED', 'verdict', 'defer'),
         jsonb_build_object('code', case when $5 < 'm' then 'FREQ_7IN7' else 'MEDIUM_STOP' end,
           'verdict', kind),
         jsonb_build_object('code', 'FREQ_CONSENT', 'verdict', 'allow')),
       '[]', 0, 1, '{}', sha256('x'), 'test'
     from unnest($3::uuid[]) as contact_id,
       lateral (select case when $5 < 'm' then 'defer' else 'block' end as kind) kind`,
    {},
  ),
  erase: testStatement(
    `select from erase_contacts($1, $3) where $2::uuid is not null and $4::timestamptz is not null
       and $5::text is not null`,
    {},
  ),
} as const;

const anyDeed = fc.record({
  deed: fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom('call', 'call', 'end', 'end', 'correct', 'hear', 'holdBack'),
    },
    { weight: 1, arbitrary: fc.constant('erase') },
  ),
  people: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
  at: fc.integer({ min: firstMoment, max: lastMoment }),
  outcome: fc.constantFrom(...outcomes),
});
/** What one worker does in transactions, some of which come to nothing, and some die in the middle. */
const anyWorker = fc.array(
  fc.record({
    deeds: fc.array(anyDeed, { minLength: 1, maxLength: 5 }),
    end: fc.oneof(
      { weight: 6, arbitrary: fc.constant('commit') },
      { weight: 1, arbitrary: fc.constant('fail') },
      { weight: 1, arbitrary: fc.constant('killed') },
    ),
  }),
  { maxLength: 5 },
);
type Worker = typeof anyWorker extends fc.Arbitrary<infer Drawn> ? Drawn : never;

interface Scene {
  organization: TestOrganization;
  campaignId: string;
  contactIds: string[];
}

async function setScene(zone: string): Promise<Scene> {
  const organization = await addOrganization(database);
  await askSystem(database, setZone, [organization.organizationId, zone]);
  const people = ['Ann', 'Bob', 'Cid', 'Dee'].map((name, index) => ({
    name,
    e164: `+1312555018${index}`,
  }));
  const { listId, contactIds } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId, 7);
  return { organization, campaignId, contactIds: [...contactIds.values()] };
}

async function act({ organization, campaignId, contactIds }: Scene, worker: Worker): Promise<void> {
  for (const { deeds: done, end } of worker) {
    const work = async (transaction: Transaction): Promise<void> => {
      for (const { deed, people, at, outcome } of done) {
        await transaction.all(deeds[deed], [
          organization.organizationId,
          campaignId,
          people.map((person) => contactIds[person]),
          new Date(at),
          outcome,
        ]);
      }
      if (end === 'fail') throw new Error('it comes to nothing');
      if (end === 'killed') await transaction.all(kill);
    };
    // It fails where a person is gone by then, too: nothing of it may count.
    await database.asSystem(work).catch(() => {});
  }
}

/** What the clock on the wall shows, by the runtime's own word and not by ours. */
function readWall(zone: string, moment: Date) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    weekday: 'short',
  }).formatToParts(moment);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(read('weekday')),
    hour: Number(read('hour')),
  };
}

type Groups = Map<string, Record<string, number>>;
function addTo(groups: Groups, key: string, kind: string): void {
  const counts = groups.get(key) ?? { ...noCalls };
  counts[kind] = (counts[kind] ?? 0) + 1;
  groups.set(key, counts);
}
const sumOf = (counts: Record<string, number> | undefined) => sumUp({ ...noCalls, ...counts });

/** The same figures, counted over the rows one by one. */
async function countRaw(organizationId: string, zone: string) {
  const [all, hours, days]: [Groups, Groups, Groups] = [new Map(), new Map(), new Map()];
  const within = (day: string) => day >= period.from && day <= period.to;
  let takenForMachine = 0;
  for (const row of await askSystem(database, readCalls, [organizationId])) {
    const { reserved_at, kind, by_machine } = row;
    const { day, weekday, hour } = readWall(zone, reserved_at);
    if (!within(day)) continue;
    if (by_machine && answeredOutcomes.some((outcome) => outcome === kind)) takenForMachine += 1;
    addTo(all, '', kind);
    addTo(hours, `${weekday} ${hour}`, kind);
    addTo(days, day, kind);
  }
  const held: Record<string, number> = {};
  for (const row of await askSystem(database, readDecisions, [organizationId])) {
    if (!within(readWall(zone, row.decided_at).day)) continue;
    const reasons = Array.isArray(row.reasons) ? row.reasons : [];
    const keys = reasons
      .filter(({ verdict }) => verdict !== 'allow')
      .map(({ verdict, code }) => `${verdict} ${code}`);
    for (const key of [row.verdict, ...keys]) held[key] = (held[key] ?? 0) + 1;
  }
  const list = (groups: Groups) =>
    [...groups]
      .map(([key, counts]) => ({ key, ...sumOf(counts) }))
      .filter(({ calls }) => calls > 0);
  return {
    outcomes: { ...noCalls, ...all.get('') },
    takenForMachine,
    hours: list(hours)
      .map(({ key, calls, ended, answered }) => ({ key, calls, ended, answered }))
      .sort((one, other) => one.key.localeCompare(other.key)),
    days: list(days).sort((one, other) => one.key.localeCompare(other.key)),
    held,
  };
}

async function readShown({ organizationId, userId }: TestOrganization) {
  const shown = await showDashboard({ database, now }, { organizationId, userId }, period);
  const { heldBack } = shown;
  return {
    outcomes: shown.calls.outcomes,
    takenForMachine: shown.calls.takenForMachine,
    hours: shown.hours
      .map(({ weekday, hour, ...figures }) => ({ key: `${weekday} ${hour}`, ...figures }))
      .sort((one, other) => one.key.localeCompare(other.key)),
    days: shown.days
      .map(({ day, ...figures }) => ({ key: day, ...figures }))
      .filter(({ calls }) => calls > 0),
    held: Object.fromEntries(
      [
        ...heldBack.rules.map(
          ({ verdict, code, decisions }) => [`${verdict} ${code}`, decisions] as const,
        ),
        ['defer', heldBack.deferred] as const,
        ['block', heldBack.blocked] as const,
      ].filter(([, decisions]) => decisions !== 0),
    ),
  };
}

describe('the figures of the dashboard', () => {
  it('are those of the rows, in any zone, whatever became of them, however many wrote and were killed', async () => {
    let counted = 0;
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.array(anyWorker, { minLength: 1, maxLength: 4 }),
        async (zone, workers) => {
          const scene = await setScene(zone);
          await Promise.all([...workers.map((worker) => act(scene, worker)), ...folds.map(fold)]);
          const raw = await countRaw(scene.organization.organizationId, zone);
          expect(await readShown(scene.organization)).toEqual(raw);
          counted += raw.hours.length;
          taken += raw.takenForMachine;
          // Another zone needs nothing to be rewritten.
          await askSystem(database, setZone, [scene.organization.organizationId, 'Asia/Kathmandu']);
          expect(await readShown(scene.organization)).toEqual(
            await countRaw(scene.organization.organizationId, 'Asia/Kathmandu'),
          );
        },
      ),
      { numRuns: tries(40) },
    );
    expect(counted).toBeGreaterThan(0);
    expect(taken).toBeGreaterThan(0);
  }, 180_000);

  it('are written by two at once without one waiting for the other', async () => {
    const scene = await setScene('UTC');
    const { organizationId } = scene.organization;
    const at = new Date('2026-03-10T12:00:00Z');
    const call = (transaction: Transaction, person: number) =>
      transaction.all(deeds.call, [
        organizationId,
        scene.campaignId,
        [scene.contactIds[person]],
        at,
        'busy',
      ]);
    await database.asSystem(async (transaction) => {
      await call(transaction, 0);
      await database.asSystem((other) => call(other, 1));
    });
    expect((await readShown(scene.organization)).outcomes.under_way).toBe(2);
    const slots = () => askSystem(database, readSlots, [organizationId]);
    expect(await slots()).toHaveLength(2);
    await fold('2026-03-10T12:59:00Z');
    expect(await slots(), 'within the hour').toHaveLength(2);
    await fold('2026-03-11T12:00:00Z');
    expect(await slots()).toEqual([{ under_way: 2 }]);
    expect((await readShown(scene.organization)).outcomes.under_way).toBe(2);
  });
});
