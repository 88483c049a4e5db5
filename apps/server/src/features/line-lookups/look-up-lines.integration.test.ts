import type { TestSimulator } from '@ringfence/carriers/simulator/start-for-tests';
import { startSimulatorForTests } from '@ringfence/carriers/simulator/start-for-tests';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createAccountBook, keepEnvironmentAccount } from '../carrier-accounts/index.ts';
import { lookUpLines } from './look-up-lines.ts';

const { database } = useTestDatabase();
const noon = new Date('2026-06-10T16:00:00Z');
let simulator: TestSimulator;
let organization: TestOrganization;
let now = noon;

beforeAll(async () => {
  simulator = await startSimulatorForTests();
  const { sid, token, address } = simulator.account;
  const pace = { callsPerSecond: 10, callsAtOnce: 10 };
  await keepEnvironmentAccount(
    { database, secrets: testSecrets },
    { carrier: 'simulator', title: 'Simulator', sid, token, address, ...pace },
    { works: true },
  );
});
afterAll(() => simulator.stop());
beforeEach(async () => {
  now = noon;
  organization = await addOrganization(database);
  await fail({});
});

const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at) values ($1, 1, $2, now())`,
  {},
);
const setLine = testStatement(
  `update phones set line_type = $2, place = $3 where organization_id = $1 and e164 = $4`,
  {},
);
const listLines = testStatement(
  `select phone.e164, phone.line_type, lookup.line_type as answer, lookup.carrier, lookup.looked_up_at,
     lookup.tries, lookup.next_at
   from phones phone left join line_lookups lookup
     on lookup.organization_id = phone.organization_id and lookup.phone_id = phone.id
   where phone.organization_id = $1 order by phone.e164`,
  {
    e164: 'text',
    line_type: 'text',
    answer: 'text?',
    carrier: 'text?',
    looked_up_at: 'timestamptz?',
    tries: 'int4?',
    next_at: 'timestamptz?',
  },
);
const readVersion = testStatement(
  `select ledger_version::int4 as version from contacts where organization_id = $1`,
  { version: 'int4' },
);
const listActions = testStatement(
  `select action, detail from activity_entries where organization_id = $1 order by id`,
  { action: 'text', detail: 'jsonb?' },
);

/** What goes wrong at the simulator from now on. */
async function fail(faults: Partial<Record<'refused' | 'failed', number>>): Promise<void> {
  const { sid, token } = simulator.account;
  const answer = await fetch(`${simulator.address}/simulator/faults`, {
    method: 'PUT',
    headers: {
      authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(faults),
  });
  expect(answer.ok).toBe(true);
}

const book = createAccountBook({
  ...{ database, secrets: testSecrets, log: silentLog },
  hasPublicUrl: false,
});
const lookUp = () =>
  lookUpLines({
    ...{ database, log: silentLog, now: () => now, accounts: book },
    effects: { wakeRelay() {}, wakeSealing() {} },
  });
const lines = () => askSystem(database, listLines, [organization.organizationId]);

// By the number alone, at the simulator.
const mobile = '+13125550103';
const landline = '+13125550108';

async function prepare(numbers: readonly string[], { looksUpLines = true, isCalled = true } = {}) {
  const { organizationId } = organization;
  const policy = JSON.stringify({ ...firstPolicy, looksUpLines });
  await askSystem(database, insertPolicy, [organizationId, policy]);
  const people = numbers.map((e164) => ({ name: e164, e164 }));
  const { listId } = await addList(database, organization, people);
  if (isCalled) await addCampaign(database, organization, listId);
}
const know = (e164: string, lineType: string, place: string | null = null) =>
  askSystem(database, setLine, [organization.organizationId, lineType, place, e164]);

describe('lines that a running campaign may call', () => {
  it('become what binds more by itself, and nothing that binds less', async () => {
    await prepare([mobile, landline]);
    await know(mobile, 'landline', 'home');
    const [before] = await askSystem(database, readVersion, [organization.organizationId]);
    await lookUp();
    expect(await lines()).toMatchObject([
      { e164: mobile, line_type: 'mobile', answer: 'mobile', carrier: 'simulator', next_at: null },
      { e164: landline, line_type: 'unknown', answer: 'landline', looked_up_at: noon },
    ]);
    const [after] = await askSystem(database, readVersion, [organization.organizationId]);
    expect(after?.version).toBeGreaterThan(before?.version ?? Number.POSITIVE_INFINITY);
    expect(await askSystem(database, listActions, [organization.organizationId])).toEqual([
      { action: 'phone.looked_up', detail: { lineType: 'mobile' } },
    ]);
  });

  it('are unknown where a mobile at another place would be called more often', async () => {
    await prepare([mobile]);
    await know(mobile, 'landline', 'other');
    await lookUp();
    expect(await lines()).toMatchObject([{ line_type: 'unknown', answer: 'mobile' }]);
  });

  it('are asked for once', async () => {
    await prepare([landline]);
    await lookUp();
    now = new Date(noon.getTime() + 86_400_000);
    await lookUp();
    expect(await lines()).toMatchObject([{ looked_up_at: noon }]);
  });

  it.each([
    ['the policy does not say so', { looksUpLines: false }, 'unknown'],
    ['nobody is to be called', { isCalled: false }, 'unknown'],
    ['nothing could become stricter', {}, 'mobile'],
  ] as const)('are not asked for where %s', async (_why, given, lineType) => {
    await prepare([landline], given);
    await know(landline, lineType);
    await lookUp();
    expect(await lines()).toMatchObject([{ line_type: lineType, answer: null, carrier: null }]);
  });
});

describe('a carrier that does not answer', () => {
  it.each(['refused', 'failed'] as const)('is left alone ever longer: %s', async (fault) => {
    await prepare([mobile]);
    await fail({ [fault]: 1 });
    await lookUp();
    const minute = 60_000;
    const firstWait = new Date(noon.getTime() + minute);
    expect(await lines()).toMatchObject([
      { line_type: 'unknown', answer: null, tries: 1, next_at: firstWait },
    ]);
    now = new Date(firstWait.getTime() - 1);
    await lookUp();
    expect(await lines()).toMatchObject([{ tries: 1 }]);
    now = firstWait;
    await lookUp();
    const secondWait = new Date(firstWait.getTime() + 2 * minute);
    expect(await lines()).toMatchObject([{ tries: 2, next_at: secondWait }]);
    await fail({});
    now = secondWait;
    await lookUp();
    expect(await lines()).toMatchObject([{ line_type: 'mobile', answer: 'mobile', next_at: null }]);
  });

  it('is asked no more about a number that it never answers for', async () => {
    await prepare([mobile]);
    await fail({ failed: 1 });
    for (let hour = 0; hour < 8; hour += 1) {
      now = new Date(noon.getTime() + hour * 3_600_000);
      await lookUp();
    }
    expect(await lines()).toMatchObject([
      { line_type: 'unknown', answer: 'unknown', tries: 6, next_at: null },
    ]);
  });
});
