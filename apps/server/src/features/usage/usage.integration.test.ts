import { call } from '@orpc/server';
import type { Role } from '@ringfence/contract/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createUsageRoutes } from './index.ts';
import { sumMonths } from './queries.ts';

const { database } = useTestDatabase();
const now = () => new Date('2026-11-15T12:00:00Z');
let organization: TestOrganization;

interface TestCall {
  at: string;
  /** False: reserved, and taken back before the carrier was asked. */
  placed?: boolean;
  talkSeconds?: number | null;
  answered?: boolean;
}

const insertCalls = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select organization_id, campaign_id, contact_id, now(), 'allow', '[]', '[]', 0, 1, '{}',
       sha256(''), '2026a'
     from targets where campaign_id = $1 limit 1
     returning organization_id, id, campaign_id, contact_id
   )
   insert into calls (organization_id, id, campaign_id, contact_id, phone_id, e164, debt_id,
     decision_id, attempt, caller_id, carrier, reserved_at, placing_at, heard_at, answered_at,
     talk_seconds)
   select decision.organization_id, (substring(first_id_of(made.at)::text for 24)
       || lpad(to_hex(made.number), 12, '0'))::uuid, decision.campaign_id, decision.contact_id,
     phones.id, phones.e164, debts.id, decision.id, 1, '+13125550000', 'simulator', made.at,
     case when made.placed then made.at end, made.at, case when made.answered then made.at end,
     made.talk_seconds
   from decision
   join phones on phones.organization_id = decision.organization_id
     and phones.contact_id = decision.contact_id
   join debts on debts.organization_id = decision.organization_id
     and debts.contact_id = decision.contact_id
   cross join jsonb_to_recordset($2) as made (number int, at timestamptz, placed boolean,
     answered boolean, talk_seconds int)`,
  {},
);

async function addCalls(to: TestOrganization, calls: readonly TestCall[]): Promise<void> {
  const { listId } = await addList(database, to, [{ name: 'Ann Lee', e164: '+13125550194' }]);
  const campaignId = await addCampaign(database, to, listId);
  const rows = calls.map(({ at, placed = true, talkSeconds = null, answered }, number) => ({
    number,
    at,
    placed,
    answered: answered ?? talkSeconds !== null,
    talk_seconds: talkSeconds,
  }));
  await askSystem(database, insertCalls, [campaignId, JSON.stringify(rows)]);
}

const context = (role: Role | 'nobody', { userId, organizationId }: TestOrganization) => ({
  requestId: 'test',
  headers: new Headers({ 'x-organization-id': organizationId }),
  signal: new AbortController().signal,
  peerAddress: () => '192.0.2.1',
  authenticate: async () => ({ userId, email: '', sessionId: '' }),
  isSuperAdministrator: () => false,
  findPlace: async () => (role === 'nobody' ? undefined : { standing: role, isSuspended: false }),
});

const show = (role: Role | 'nobody' = 'member', of = organization) =>
  call(createUsageRoutes({ database, now }).show, undefined, { context: context(role, of) });

const monthOf = async (month: string) => (await show()).months.find((each) => each.month === month);

beforeAll(async () => {
  organization = await addOrganization(database);
  await addCalls(organization, [
    { at: '2025-11-30T23:59:59.999Z', talkSeconds: 600 },
    { at: '2025-12-01T00:00:00Z', talkSeconds: 30 },
    { at: '2026-10-01T00:00:00Z', talkSeconds: 0 },
    { at: '2026-10-15T10:00:00Z', talkSeconds: 60 },
    { at: '2026-10-15T11:00:00Z', talkSeconds: 61 },
    { at: '2026-10-16T11:00:00Z' },
    { at: '2026-10-17T11:00:00Z', placed: false },
    { at: '2026-10-31T23:59:59.999Z', answered: true },
    { at: '2026-11-01T00:00:00Z', talkSeconds: 119 },
  ]);
  await addCalls(await addOrganization(database), [
    { at: '2026-10-15T10:00:00Z', talkSeconds: 60 },
    { at: '2026-11-02T10:00:00Z', talkSeconds: 60 },
  ]);
});

describe('the usage of an organization', () => {
  it('tells of twelve months, this one first', async () => {
    const { months } = await show();
    expect(months.map(({ month }) => month)).toEqual([
      '2026-11',
      ...['2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05'],
      ...['2026-04', '2026-03', '2026-02', '2026-01', '2025-12'],
    ]);
  });

  it('counts what the carrier was asked to do, and every minute begun of what was answered', async () => {
    expect(await monthOf('2026-10')).toEqual({ month: '2026-10', calls: 5, minutes: 4 });
    expect(await monthOf('2026-09')).toEqual({ month: '2026-09', calls: 0, minutes: 0 });
  });

  it('parts the months at midnight UTC', async () => {
    expect(await monthOf('2025-12')).toEqual({ month: '2025-12', calls: 1, minutes: 1 });
    expect(await monthOf('2026-11')).toEqual({ month: '2026-11', calls: 1, minutes: 2 });
  });

  it('is for its members alone', async () => {
    expect((await show('admin')).months).toHaveLength(12);
    await expect(show('nobody')).rejects.toMatchObject({ code: 'not_permitted' });
  });

  it('reads a month only where it is kept', async () => {
    const explain = testStatement(`explain (analyze, costs off, timing off) ${sumMonths.text}`, {
      'QUERY PLAN': 'text',
    });
    // There is a part for this month and one for the next.
    const plan = await database.asTenant(organization, (transaction) =>
      transaction.all(explain, [new Date(), 12]),
    );
    const parts = plan.map((row) => row['QUERY PLAN']).filter((line) => / on calls_\d/.test(line));
    expect(parts).toHaveLength(2);
    expect(parts[0]).toContain('loops=1)');
    expect(parts[1]).toContain('never executed');
  });
});
