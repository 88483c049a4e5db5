import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { listWords } from './testing/press-key.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let organization: TestOrganization;
let said: string[] = [];

const listen = (step: FlowStep): void => {
  if (step.kind !== 'hang_up') said.push(listWords(step));
};

beforeAll(async () => {
  dialing = await startDialing(suite, {
    wrapCarrier: (carrier) => ({
      ...carrier,
      renderFlow(step) {
        listen(step);
        return carrier.renderFlow(step);
      },
    }),
  });
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  said = [];
  organization = await addOrganization(database);
});

const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at) values ($1, $2, $3, now())`,
  {},
);
const describeDebts = testStatement(
  `update debts set creditor = $2, is_time_barred = $3 where organization_id = $1`,
  {},
);
const moveTo = testStatement(
  `update contacts set region = $2, postal_code = null where organization_id = $1`,
  {},
);
const decideOn = (version: number, content: object) =>
  askSystem(database, insertPolicy, [
    organization.organizationId,
    version,
    JSON.stringify(content),
  ]);

/** Somebody who answers, says that it is them and proves it; what they then hear of the debt. */
async function call({ creditor = 'First Bank', isTimeBarred = false, region = 'IL' } = {}) {
  const people = [{ name: 'Ann', e164: '+13125550194' }];
  const { listId } = await addList(database, organization, people);
  const { organizationId } = organization;
  await askSystem(database, describeDebts, [organizationId, creditor, isTimeBarred]);
  await askSystem(database, moveTo, [organizationId, region]);
  await addCampaign(database, organization, listId);
  await dialing.dialToTheEnd();
  return said[3];
}

describe('a person who proves who they are', () => {
  const collector = /This is an attempt to collect a debt, and any information/;

  it('hears from a collector for others that it is one', async () => {
    expect(await call()).toMatch(collector);
  });

  it('does not hear so about a debt that is collected in one’s own name', async () => {
    await decideOn(1, { ...firstPolicy, creditorRoles: { 'FIRST bank': 'creditor' } });
    expect(await call()).not.toMatch(/debt collector|collect a debt/);
  });

  it('hears so about a debt of another creditor under the same policy', async () => {
    const roles = { collectorRole: 'creditor', creditorRoles: { 'Lakeside Bank': 'third_party' } };
    await decideOn(1, { ...firstPolicy, ...roles });
    expect(await call({ creditor: 'Lakeside Bank' })).toMatch(collector);
  });

  it('hears the words that counsel confirmed of a debt that is too old', async () => {
    const timeBarredDisclosures = { 'us-ma': 'You cannot be sued for it any more.' };
    await decideOn(1, { ...firstPolicy, timeBarredDisclosures });
    const message = await call({ isTimeBarred: true, region: 'MA' });
    expect(message).toContain('You cannot be sued for it any more. There is a balance of $125');
  });

  it('is not called about it where nothing was confirmed', async () => {
    await call({ isTimeBarred: true, region: 'MA' });
    expect(said).toEqual([]);
  });
});
