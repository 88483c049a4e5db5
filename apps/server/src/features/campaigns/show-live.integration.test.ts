import { describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { showLive } from './show-live.ts';

const { database } = useTestDatabase();
const moment = new Date();
const services = { database, now: () => moment };
const ago = (seconds: number) => new Date(moment.getTime() - seconds * 1000);

const insertCall = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, lifted_by,
       reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     values ($1, $2, $3, now(), 'allow', null, '[]', '[]', 0, 1, '{}', sha256('x'), 'test')
     returning id)
   insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id,
     decision_id, attempt, caller_id, carrier, reserved_at, heard_at, placing_at, state, outcome, ended_at)
   select $1, $2, $3, phone.id, phone.e164, debt.id, decision.id, 1, '+13125550000', 'test', $4, $4,
     case when $5 then $4::timestamptz end, case when $5 then 'ended' else 'reserved' end, case when $5 then 'busy' end, case when $5 then $4::timestamptz end
   from decision, phones phone join debts debt using (organization_id, contact_id)
   where phone.organization_id = $1 and phone.contact_id = $3
   returning id`,
  { id: 'uuid' },
);
const insertUnderWay = testStatement(
  `insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier, state,
     reserved_at, placing_at, heard_at, ledger_version, policy_version)
   select organization_id, id, campaign_id, contact_id, e164, carrier, $2, reserved_at,
     case when $2 <> 'reserved' then reserved_at end, reserved_at, 0, 1
   from calls where id = $1`,
  {},
);
const settle = testStatement(
  `update targets set state = 'done', ended_because = 'reached'
   where organization_id = $1 and campaign_id = $2 and contact_id = $3`,
  {},
);
const defer = testStatement(
  `update targets set state = 'waiting', next_at = $4
   where organization_id = $1 and campaign_id = $2 and contact_id = $3`,
  {},
);
const setOrganizationPace = testStatement(
  `update organizations set calls_per_second = $2, calls_at_once = $3 where id = $1`,
  {},
);
const lease = testStatement(
  `insert into pace_budgets (organization_id, holder_id, leased_at, leased)
   values ($1, $1, array[clock_timestamp()], array[$2::integer])
   on conflict (organization_id, holder_id) do update set leased_at = excluded.leased_at, leased = excluded.leased`,
  {},
);
const setPace = testStatement(
  `update campaigns set calls_per_second = $3, calls_at_once = $4, state = $5
   where organization_id = $1 and id = $2`,
  {},
);

interface Scene {
  organization: TestOrganization;
  campaignId: string;
  people: string[];
}

async function setScene(): Promise<Scene> {
  const organization = await addOrganization(database);
  const { listId, contactIds } = await addList(
    database,
    organization,
    ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name, index) => ({
      name,
      e164: `+1312555018${index}`,
    })),
  );
  const campaignId = await addCampaign(database, organization, listId, 3);
  return { organization, campaignId, people: [...contactIds.values()] };
}

const show = ({ organization, campaignId }: Scene, scope = organization) =>
  showLive(services, scope, campaignId);

function setCampaign(
  { organization: { organizationId }, campaignId }: Scene,
  [perSecond, atOnce, state = 'running']: [number, number, string?],
) {
  return askSystem(database, setPace, [organizationId, campaignId, perSecond, atOnce, state]);
}

/** In a state, or ended. */
async function call(
  { organization: { organizationId }, campaignId, people }: Scene,
  person: number,
  [at, state = null]: [Date, (string | null)?],
): Promise<void> {
  const values = [organizationId, campaignId, people[person], at, state === null];
  const made = await askSystem(database, insertCall, values);
  if (state !== null) await askSystem(database, insertUnderWay, [made[0]?.id, state]);
}

describe('what a campaign does at this moment', () => {
  it('is nothing while nobody was called, and it is not known when it is through', async () => {
    expect(await show(await setScene())).toMatchObject({
      inTheAir: { reserved: 0, placing: 0, queued: 0, ringing: 0, answered: 0 },
      pace: { lastTenSeconds: 0, lastMinute: 0 },
      held: null,
      finishesAt: null,
    });
  });

  it('is its calls by their state, what it placed, and what it may', async () => {
    const scene = await setScene();
    await call(scene, 0, [ago(5), 'ringing']);
    await call(scene, 1, [ago(8), 'answered']);
    await call(scene, 2, [ago(1), 'reserved']);
    await call(scene, 3, [ago(40)]);
    await call(scene, 3, [ago(100)]);
    await setCampaign(scene, [2, 50]);
    const live = await show(scene);
    expect(live.inTheAir).toEqual({ reserved: 1, placing: 0, queued: 0, ringing: 1, answered: 1 });
    expect(live.pace).toEqual({ asked: 2, lastTenSeconds: 2, lastMinute: 3 });
    expect(live).toMatchObject({ callsAtOnce: 50, held: null });
    await setCampaign(scene, [2, 3]);
    expect((await show(scene)).held).toBe('campaign_calls_at_once');
  });

  it('names whose limit holds people back, also where other campaigns spend it', async () => {
    const scene = await setScene();
    const { organizationId } = scene.organization;
    await askSystem(database, setOrganizationPace, [organizationId, 10, 500]);
    expect((await show(scene)).held).toBeNull();
    await askSystem(database, lease, [organizationId, 9]);
    expect((await show(scene)).held).toBe('organization_pace');
    await askSystem(database, setOrganizationPace, [organizationId, null, 1]);
    await call(scene, 0, [ago(5), 'ringing']);
    expect((await show(scene)).held).toBe('organization_calls_at_once');
  });

  it('is through when everybody left was called, and not before the last is due', async () => {
    const scene = await setScene();
    const { organization, campaignId, people } = scene;
    const person = (index: number) => [organization.organizationId, campaignId, people[index]];
    await call(scene, 3, [ago(100)]);
    await askSystem(database, settle, person(3));
    // One call each, one in 100 seconds, and four who are left.
    expect((await show(scene)).finishesAt).toBe(ago(-400).toISOString());
    const tomorrow = ago(-86_400);
    await askSystem(database, defer, [...person(4), tomorrow]);
    expect((await show(scene)).finishesAt).toBe(tomorrow.toISOString());
    await setCampaign(scene, [2, 3, 'paused']);
    expect(await show(scene)).toMatchObject({ held: null, finishesAt: null });
  });

  it('is not shown to another organization', async () => {
    const scene = await setScene();
    await expect(show(scene, await addOrganization(database))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
