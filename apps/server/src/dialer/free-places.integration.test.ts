import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { leaveOutUnplaced } from './free-places.ts';
import { addCrowdedCampaign, answerCalls, setLines } from './testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from './testing/make-dialer.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const { database } = useTestDatabase();
let dialer: MadeDialer;
let organization: TestOrganization;
beforeAll(async () => {
  dialer = await makeDialer(database);
});
beforeEach(async () => {
  organization = await addOrganization(database);
});

const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at) values ($1, 1, $2, now())`,
  {},
);
const forgetConnect = testStatement(
  `update campaigns set script_id = 'without', script_version = 1 where organization_id = $1`,
  {},
);
const countCalls = testStatement(
  `select count(*) as calls from calls_under_way where organization_id = $1`,
  { calls: 'int8' },
);

const line = '+18725550111';
const closed = Array.from({ length: 7 }, () => null);
const wants = (callsPerFreePlace: number) =>
  askSystem(database, insertPolicy, [
    organization.organizationId,
    JSON.stringify({ ...firstPolicy, callsPerFreePlace }),
  ]);

/** A campaign with more people than may be called at once. */
async function begin(people = 30) {
  const { organizationId } = organization;
  const campaignId = await addCrowdedCampaign(dialer, organization, people);
  const campaign = { organizationId, campaignId };
  await forecastTargets(dialer.services, campaign);
  return { campaign, reserve: () => decideAndReserve(dialer.services, campaign) };
}

describe('a campaign whose script can connect somebody', () => {
  it('reserves ten calls for each free place, and no more until they have ended', async () => {
    await setLines(dialer, organization, [{ e164: line, places: 2 }]);
    const { reserve } = await begin();
    expect(await reserve()).toHaveLength(20);
    expect(await reserve()).toEqual([]);
  });

  it('keeps to it although many workers reserve at once', async () => {
    await setLines(dialer, organization, [{ e164: line, places: 1 }]);
    const { reserve } = await begin();
    await Promise.all(Array.from({ length: 6 }, reserve));
    await reserve();
    const { organizationId } = organization;
    expect(await askSystem(database, countCalls, [organizationId])).toEqual([{ calls: 10 }]);
  });

  it('reserves as many as the policy wants for each', async () => {
    await wants(3);
    await setLines(dialer, organization, [{ e164: line, places: 2 }]);
    const { reserve } = await begin();
    expect(await reserve()).toHaveLength(6);
  });

  it('reserves nothing, and places nothing that was reserved, while all places are taken', async () => {
    await setLines(dialer, organization, [{ e164: line, places: 1 }]);
    const [call, ...others] = await answerCalls(dialer, organization, 3);
    await Promise.all(others.map((other) => other.end()));
    const { reserve } = await begin(5);
    const reserved = await reserve();
    expect(reserved).toHaveLength(5);
    const stillPlaced = () =>
      database.asSystem((transaction) =>
        leaveOutUnplaced(transaction, reserved, dialer.services.now()),
      );
    expect(await stillPlaced()).toHaveLength(5);
    await call?.press('2');
    expect(await stillPlaced()).toEqual([]);
    const { reserve: another } = await begin(5);
    expect(await another()).toEqual([]);
  });

  it('calls on where no line is open: nobody waits for one', async () => {
    await setLines(dialer, organization, [{ e164: line, hours: closed }]);
    const { reserve } = await begin();
    expect(await reserve()).toHaveLength(30);
  });

  it('is alone in it: one whose script connects nobody is not held up', async () => {
    await setLines(dialer, organization, [{ e164: line, places: 1 }]);
    const { reserve } = await begin();
    await askSystem(database, forgetConnect, [organization.organizationId]);
    expect(await reserve()).toHaveLength(30);
  });
});
