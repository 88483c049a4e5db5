import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { forgetPlans } from '../../platform/database/queries.ts';
import { addList, addListOf } from '../../testing/add-campaign.ts';
import { addCrowd } from '../../testing/add-crowd.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { findCampaign } from './find-campaign.ts';

const { database } = useTestDatabase();

const insertCampaign = testStatement(
  `insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
     spoken_name, most_attempts, started_by, planned_at)
   values ($1, 'Counted', $2, 'identify-and-inform', 1, '+13125550000', 'Harbor', 1, $3, now())
   returning id`,
  { id: 'uuid' },
);
const insertDecisions = testStatement(
  `insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, lifted_by,
     reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
   select $1, $2, contact_id, now(), 'block', 'x', '[]', '[]', 0, 1, '{}', sha256('x'), 'test'
   from unnest($3::uuid[]) as contact_id`,
  {},
);
const readKept = testStatement(
  `select campaign_id, counted, kind, sum(n)::bigint as n from campaign_counts
   where organization_id = $1 group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`,
  { campaign_id: 'uuid', counted: 'text', kind: 'text', n: 'int8' },
);
const readRaw = testStatement(
  `select campaign_id, 'calls' as counted, coalesce(outcome, 'under_way') as kind, count(*) as n
   from calls where organization_id = $1 group by 1, 2, 3
   union all
   select campaign_id, 'taken_for_machine', outcome, count(*)
   from calls where organization_id = $1 and answered_by = 'machine' and outcome = 'right_party'
   group by 1, 2, 3
   union all
   select campaign_id, 'targets', case when ended_because = 'campaign_stopped' then 'stopped' else state end,
     count(*)
   from targets where organization_id = $1 group by 1, 2, 3
   order by 1, 2, 3`,
  { campaign_id: 'uuid', counted: 'text', kind: 'text', n: 'int8' },
);

/** Each by organization ($1), campaign ($2) and people ($3), and by what becomes of them ($4). */
const deeds = {
  plan: testStatement(
    `insert into targets (organization_id, campaign_id, contact_id)
     select $1, $2, contact_id from unnest($3::uuid[]) as contact_id where $4::text is not null
     on conflict do nothing`,
    {},
  ),
  move: testStatement(
    `update targets target
     set state = case $4 when 'stopped' then 'done' else $4 end,
       next_at = case when $4 = 'waiting' then now() end,
       ended_because = case $4 when 'stopped' then 'campaign_stopped' when 'done' then 'reached' end,
       verdict = case when $4 = 'blocked' then 'block' end,
       decision_id = case when $4 = 'blocked' then (select id from decisions decision
         where decision.organization_id = $1 and decision.campaign_id = $2
           and decision.contact_id = target.contact_id limit 1) end
     where organization_id = $1 and campaign_id = $2 and contact_id = any($3)`,
    {},
  ),
  call: testStatement(
    `insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id,
       decision_id, attempt, caller_id, carrier, reserved_at, heard_at)
     select $1, $2, target.contact_id, phone.id, phone.e164, debt.id, decision.id, 1, '+13125550000',
       'test', now(), now()
     from targets target
     join phones phone using (organization_id, contact_id)
     join debts debt using (organization_id, contact_id)
     join decisions decision using (organization_id, campaign_id, contact_id)
     where target.organization_id = $1 and target.campaign_id = $2 and target.contact_id = any($3)
       and $4::text is not null`,
    {},
  ),
  end: testStatement(
    `update calls set state = 'ended', ended_at = now(),
       answered_by = case when $3::uuid[] = array[contact_id] then 'machine' else 'human' end,
       outcome = case $4 when 'done' then 'right_party' when 'stopped' then 'withdrawn' else 'busy' end
     where organization_id = $1 and campaign_id = $2 and contact_id = any($3)`,
    {},
  ),
  hear: testStatement(
    `update calls set heard_at = now()
     where organization_id = $1 and campaign_id = $2 and contact_id = any($3) and $4::text is not null`,
    {},
  ),
  erase: testStatement(
    `select from erase_contacts($1, $3) where $2::uuid is not null and $4::text is not null`,
    {},
  ),
} as const;

const anyDeed = fc.record({
  deed: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('plan', 'move', 'move', 'call', 'end', 'hear') },
    { weight: 1, arbitrary: fc.constant('erase') },
  ),
  campaign: fc.nat({ max: 1 }),
  people: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
  becomes: fc.constantFrom('planned', 'waiting', 'calling', 'done', 'stopped', 'blocked'),
});
/** What one worker does in transactions, some of which come to nothing. */
const anyWorker = fc.array(
  fc.record({
    deeds: fc.array(anyDeed, { minLength: 1, maxLength: 4 }),
    fails: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  }),
  { maxLength: 5 },
);
type Worker = typeof anyWorker extends fc.Arbitrary<infer Drawn> ? Drawn : never;

interface Scene {
  organization: TestOrganization;
  campaignIds: string[];
  contactIds: string[];
}

async function addCounted(organization: TestOrganization, listId: string): Promise<string> {
  const { organizationId, userId } = organization;
  const made = await askSystem(database, insertCampaign, [organizationId, listId, userId]);
  return made[0]?.id ?? '';
}

async function setScene(): Promise<Scene> {
  const organization = await addOrganization(database);
  const people = ['Ann', 'Bob', 'Cid', 'Dee'].map((name, index) => ({
    name,
    e164: `+1312555019${index}`,
  }));
  const { listId, contactIds: byName } = await addList(database, organization, people);
  const contactIds = [...byName.values()];
  const campaignIds: string[] = [];
  for (const list of [listId, await addListOf(database, organization, contactIds)]) {
    const campaignId = await addCounted(organization, list);
    campaignIds.push(campaignId);
    const values = [organization.organizationId, campaignId, contactIds];
    await askSystem(database, insertDecisions, values);
    await askSystem(database, deeds.plan, [...values, 'planned']);
  }
  return { organization, campaignIds, contactIds };
}

async function act(scene: Scene, worker: Worker): Promise<void> {
  for (const { deeds: done, fails } of worker) {
    const work = async (transaction: Transaction): Promise<void> => {
      for (const { deed, campaign, people, becomes } of done) {
        await transaction.all(deeds[deed], [
          scene.organization.organizationId,
          scene.campaignIds[campaign],
          people.map((person) => scene.contactIds[person]),
          becomes,
        ]);
      }
      if (fails) throw new Error('it comes to nothing');
    };
    // It fails where a person is gone by then: nothing of it may count.
    await database.asSystem(work).catch(() => {});
  }
}

const countsOf = async ({ organization: { organizationId } }: Scene) => ({
  kept: await askSystem(database, readKept, [organizationId]),
  raw: await askSystem(database, readRaw, [organizationId]),
});

describe('the counts that are kept of a campaign', () => {
  it('are those of its targets and calls, whatever became of them and however many wrote at once', async () => {
    let erased = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyWorker, { minLength: 1, maxLength: 4 }), async (workers) => {
        const scene = await setScene();
        await Promise.all(workers.map((worker) => act(scene, worker)));
        const { kept, raw } = await countsOf(scene);
        expect(kept).toEqual(raw);
        if (raw.reduce((sum, { counted, n }) => sum + (counted === 'targets' ? n : 0), 0) < 8) {
          erased += 1;
        }
      }),
      { numRuns: tries(40) },
    );
    expect(erased).toBeGreaterThan(0);
  });

  it('are written by two at once without one waiting for the other', async () => {
    const scene = await setScene();
    const { organizationId } = scene.organization;
    const [campaignId] = scene.campaignIds;
    const [ann, bob] = scene.contactIds;
    const move = (transaction: Transaction, contactId: string | undefined) =>
      transaction.all(deeds.move, [organizationId, campaignId, [contactId], 'waiting']);
    await database.asSystem(async (transaction) => {
      await move(transaction, ann);
      await database.asSystem((other) => move(other, bob));
    });
    const { kept, raw } = await countsOf(scene);
    expect(kept).toEqual(raw);
  });
});

const insertWaiting = testStatement(
  `insert into targets (organization_id, campaign_id, contact_id, state, next_at)
   select $1, $2, contact_id, 'waiting',
     case when row_number() over (order by contact_id) <= $4::integer then '2026-06-01Z'::timestamptz
       else '2026-06-03Z' end
   from list_contacts where organization_id = $1 and list_id = $3 order by contact_id limit $5`,
  {},
);

describe('a campaign in which many wait', () => {
  it('shows exactly how many are due where one side is short, and else how many there are at least', async () => {
    const organization = await addOrganization(database);
    const listId = await addCrowd(database, organization, 20_100);
    const now = new Date('2026-06-02T00:00:00Z');
    const show = async (due: number, all: number) => {
      const campaignId = await addCounted(organization, listId);
      const values = [organization.organizationId, campaignId, listId, due, all];
      await database.asSystem(async (transaction) => {
        await transaction.all(forgetPlans);
        await transaction.all(insertWaiting, values);
      });
      return database.asTenant(organization, (transaction) =>
        findCampaign(transaction, campaignId, now),
      );
    };
    const nextAt = '2026-06-03T00:00:00.000Z';
    expect(await show(3, 7)).toMatchObject({
      targets: { ready: 3, deferred: 4, isReadyCapped: false },
      nextAt,
    });
    expect(await show(10_050, 10_057)).toMatchObject({
      targets: { ready: 10_050, deferred: 7, isReadyCapped: false },
      nextAt,
    });
    expect(await show(10_050, 20_100)).toMatchObject({
      targets: { ready: 10_000, deferred: 10_100, isReadyCapped: true },
      nextAt,
    });
  });
});
