import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addCallerPool, type TestNumber } from '../../testing/add-caller-pool.ts';
import { addCampaign, addList, type TestPerson } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { approveScript } from '../../testing/approve-script.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { codes, inChicago, morning, number, usePreflight } from './testing/ask-preflight.ts';

const { database } = useTestDatabase();
const { count, mixed, addPlace } = usePreflight(database);
const many = (people: number): TestPerson[] =>
  Array.from({ length: people }, (_, nth) => inChicago(`Person ${nth}`));

const insertSource = testStatement(
  `with account as (
     insert into carrier_accounts (organization_id, carrier, title, settings, secrets, secrets_key,
       calls_per_second, calls_at_once, state)
     values ($1, 'simulator', 'Own', '{"sid": "Own"}', 'none', 'none', 7, 90, $3) returning id
   )
   insert into caller_ids (organization_id, e164, account_id, verified_how, verified_at)
   select $1, $2, id, 'carrier', now() from account`,
  {},
);
const addRate = testStatement(
  `insert into carrier_rates (account_id, country, per_minute_micro, per_call_micro, increment_seconds, currency)
   select account_id, null, 600000, 0, 60, 'USD' from caller_ids where organization_id = $1`,
  {},
);

describe('the pace', () => {
  it('is that of the account, or less where the campaign has its own', async () => {
    const { place, listId } = await mixed();
    const callerId = '+13125550177';
    await askSystem(database, insertSource, [place.organizationId, callerId, 'active']);
    const own = await count(place, { listId, callerId });
    const basis = { accountCallsPerSecond: 7, callsPerSecond: 7, callsAtOnce: 90 };
    expect(own).toMatchObject({ problems: [], basis });
    const slower = await count(place, { listId, callerId, callsPerSecond: 3, callsAtOnce: 100 });
    expect(slower.basis).toMatchObject({ callsPerSecond: 3, callsAtOnce: 90 });
  });

  it('of an account that rests is none, which is said', async () => {
    const { place, listId } = await mixed();
    const callerId = '+13125550178';
    await askSystem(database, insertSource, [place.organizationId, callerId, 'resting']);
    expect(codes(await count(place, { listId, callerId }))).toEqual(['account_inactive']);
  });

  it('and what calls cost are not known until a number is chosen, however many accounts there are', async () => {
    const { place, listId } = await mixed();
    const callerId = '+13125550179';
    await askSystem(database, insertSource, [place.organizationId, callerId, 'active']);
    await askSystem(database, addRate, [place.organizationId]);
    const none = await count(place, { listId });
    expect(none).toMatchObject({ costs: [], unpricedCalls: 0 });
    expect(none.basis).toMatchObject({ accountCallsPerSecond: null, callsPerSecond: 1 });
    const chosen = await count(place, { listId, callerId });
    expect(chosen.costs).toMatchObject([{ currency: 'USD' }]);
  });
});

/** Of the installation, which every organization may call through. */
const insertAccount = testStatement(
  `insert into carrier_accounts (carrier, title, settings, secrets, secrets_key, calls_per_second, calls_at_once)
   values ('simulator', $1, jsonb_build_object('sid', $1::text), 'none', 'none', 8, 1000) returning id`,
  { id: 'uuid' },
);
const movePool = testStatement(
  `with pool as (update caller_id_pools set account_id = $2 where id = $1)
   update caller_ids set account_id = $2 where pool_id = $1`,
  {},
);

async function addPool(place: TestOrganization, numbers: readonly TestNumber[]) {
  const [account] = await askSystem(database, insertAccount, [randomUUID()]);
  const callerPoolId = await addCallerPool(database, place, numbers);
  await askSystem(database, movePool, [callerPoolId, account?.id]);
  return { callerPoolId, accountId: account?.id };
}

const restNumber = testStatement(
  `update caller_ids set rests_until = $2 where organization_id = $1 and e164 = $3`,
  {},
);
const spendNumber = testStatement(
  `update caller_ids set counted_on = '2026-06-10', calls_counted = $2
   where organization_id = $1 and e164 = $3`,
  {},
);

describe('the numbers of a pool', () => {
  const addNumbers = () => [number('312'), number('312')] as const;

  it('make no more calls in a day than they may, which is said with when it is finished', async () => {
    const { place, listId } = await addPlace(many(40));
    const [first, second] = addNumbers();
    const numbers = [
      { e164: first, limit: 10 },
      { e164: second, limit: 5 },
    ];
    const { callerPoolId } = await addPool(place, numbers);
    await askSystem(database, spendNumber, [place.organizationId, 8, first]);
    const asked = { listId, callerPoolId, mostAttempts: 1 };
    const answer = await count(place, asked);
    expect(codes(answer)).toEqual(['numbers_spent']);
    expect(answer.basis.callsPerDay).toBe(15);
    const days = Map.groupBy(answer.hours, ({ at }) => at.slice(0, 10));
    expect([...days].map(([, hours]) => hours.reduce((sum, { calls }) => sum + calls, 0))).toEqual([
      7, 15, 15, 3,
    ]);
    expect(answer.finishesAt).toMatch(/^2026-06-13/);
    await askSystem(database, restNumber, [place.organizationId, '2026-07-01T00:00:00Z', first]);
    expect((await count(place, asked)).finishesAt).toMatch(/^2026-06-17/);
  });

  it('hold up nobody where they may make as many as are needed', async () => {
    const { place, listId } = await addPlace(many(10));
    const [first, second] = addNumbers();
    const numbers = [{ e164: first, limit: 10 }, { e164: second }];
    const { callerPoolId } = await addPool(place, numbers);
    const answer = await count(place, { listId, callerPoolId, mostAttempts: 1 });
    expect(codes(answer)).toEqual([]);
    expect(answer.basis.callsPerDay).toBeNull();
    expect(answer.finishesAt).toMatch(/^2026-06-10/);
  });

  it('that would take more than 60 days say so', async () => {
    const { place, listId } = await addPlace(many(70));
    const { callerPoolId } = await addPool(place, [{ e164: number('312'), limit: 1 }]);
    const answer = await count(place, { listId, callerPoolId, mostAttempts: 1 });
    expect(answer.finishesAt).toBeNull();
    expect(answer.problems).toMatchObject([
      { code: 'takes_too_long', people: answer.left },
      { code: 'numbers_spent' },
    ]);
  });
});

const moveCampaign = testStatement(
  `update campaigns set calls_per_second = $3,
     account_id = (select account_id from caller_ids where organization_id = $2)
   where id = $1`,
  {},
);
const setAccount = testStatement('update campaigns set account_id = $2 where id = $1', {});
const endCampaign = testStatement(
  `insert into campaign_schedules (organization_id, campaign_id, set_at, ends_at)
   values ($1, $2, $3, $3)`,
  {},
);

describe('an account', () => {
  async function addBeside(calls: number | null) {
    const { place, listId } = await mixed();
    const callerId = number('312');
    await askSystem(database, insertSource, [place.organizationId, callerId, 'active']);
    const campaignId = await addCampaign(database, place, listId);
    await askSystem(database, moveCampaign, [campaignId, place.organizationId, calls]);
    return { place, listId, campaignId, callerId };
  }

  it('is shared equally with the campaigns that call through it now, which is said', async () => {
    const { place, listId, campaignId, callerId } = await addBeside(null);
    const answer = await count(place, { listId, callerId });
    expect(codes(answer)).toEqual(['account_shared']);
    expect(answer.basis).toMatchObject({ callsPerSecond: 7, expectedCallsPerSecond: 3.5 });
    const slow = await count(place, { listId, callerId, callsPerSecond: 3, callsAtOnce: 9 });
    expect(slow).toMatchObject({ problems: [], basis: { expectedCallsPerSecond: 3 } });
    await askSystem(database, endCampaign, [place.organizationId, campaignId, morning]);
    expect(codes(await count(place, { listId, callerId }))).toEqual([]);
  });

  it('leaves what the others may not take', async () => {
    const { place, listId, callerId } = await addBeside(2);
    const { basis } = await count(place, { listId, callerId });
    expect(basis).toMatchObject({ callsPerSecond: 7, expectedCallsPerSecond: 5 });
  });

  it('of the installation is shared by organizations, however many campaigns each has', async () => {
    const { place, listId } = await mixed();
    const { callerPoolId, accountId } = await addPool(place, [{ e164: number('312') }]);
    const alone = (await count(place, { listId, callerPoolId })).basis;
    expect(alone.expectedCallsPerSecond).toBe(alone.callsPerSecond);
    const other = await addOrganization(database);
    for (const name of ['One', 'Two']) {
      const { listId: otherList } = await addList(database, other, [inChicago(name)]);
      const campaignId = await addCampaign(database, other, otherList);
      await askSystem(database, setAccount, [campaignId, accountId]);
    }
    const shared = await count(place, { listId, callerPoolId });
    expect(shared.basis.expectedCallsPerSecond).toBe(alone.callsPerSecond / 2);
    expect(codes(shared)).toEqual(['account_shared']);
  });
});

const setPlaces = testStatement(
  `update staffed_lines set places = 1 where organization_id = $1`,
  {},
);

describe('a staffed line to which the script connects', () => {
  it('holds calls up until somebody is free there, which is said', async () => {
    const { place, listId } = await addPlace(many(400));
    const scriptId = await approveScript(database, place.organizationId);
    const asked = { listId, scriptId, mostAttempts: 1 };
    expect(codes(await count(place, asked))).not.toContain('places_taken');
    await askSystem(database, setPlaces, [place.organizationId]);
    const held = await count(place, asked);
    expect(codes(held)).toContain('places_taken');
    expect(held.calls).toBe(400);
  });
});
