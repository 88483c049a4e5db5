import { describe, expect, it } from 'vitest';
import { sealEntries } from '../../platform/activity/seal-entries.ts';
import type { Database } from '../../platform/database/database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { auditOrganizations, type Finding } from '../audits/index.ts';
import { fillDemo } from './fill-demo.ts';
import { loadDemo } from './load-demo.ts';

const size = { people: 300, calls: 1_500, parts: 6 };

const makeServices = (database: Database, now = new Date()) => ({
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  log: silentLog,
  now: () => now,
  tzdataVersion: 'test',
  storedRules: ['0'.repeat(32), '[]'] as const,
  answerMilliseconds: 50_000,
});

const countRows = testStatement(
  `select (select count(*) from contacts where import_id is not null) as contacts,
     (select count(*) from calls) as calls,
     (select count(*) from calls where cost_currency = 'USD' and country is not null) as priced,
     (select count(*) from decisions where verdict = 'block') as blocked,
     (select count(*) from suppressions where kind = 'dispute_open' and import_id is null) as disputes,
     (select count(*) from suppressions where kind = 'medium_stop' and source = 'call') as stops,
     (select count(*) from consents where import_id is not null) as consents,
     (select count(*) from consents where call_id is not null) as agreed,
     (select count(*) from inconvenient_times where call_id is not null) as times,
     (select count(*) from suppressions where kind = 'dispute_oral' and call_id is not null
       and debt_id is not null) as oral,
     (select count(distinct state) from promises where state in ('open', 'kept', 'broken')) as promises,
     (select count(*) from payments) as payments,
     (select count(*) from calls where outcome = 'voicemail_left') as voicemails,
     (select count(*) from calls where outcome = 'transferred') as transfers,
     (select count(*) from campaigns campaign
       join script_versions version on version.organization_id = campaign.organization_id
         and version.script_id::text = campaign.script_id and version.version = campaign.script_version
       where version.state = 'approved' and version.approved_at < campaign.started_at) as spoken,
     (select count(*) from activity_entries where action = 'script.approved') as approvals,
     (select count(*) from caller_ids where pool_id is not null and daily_limit is not null) as pooled,
     (select count(*) from contact_notes) as notes,
     (select count(*) from imports where rejected > 0) as uploads,
     (select count(*) from import_rejections) as rejections,
     (select count(*) from campaigns where finished_at is not null) as campaigns,
     (select count(*) from campaigns campaign
       join campaign_breakers breaker on breaker.campaign_id = campaign.id and breaker.kind = campaign.paused_for
       where campaign.state = 'paused' and campaign.paused_because ~ '^The carrier could not connect [0-9]+ of the last [0-9]+'
         and breaker.level >= 10.5
         and breaker.calls = (select count(*) from calls call where call.campaign_id = campaign.id)
         and exists (select from notifications notice
           where notice.kind = 'campaign_paused' and notice.subject_id = campaign.id)
         and exists (select from activity_entries deed
           where deed.action = 'campaign.paused' and deed.subject_id = campaign.id)
         and exists (select from targets target
           where target.campaign_id = campaign.id and target.state = 'waiting')) as tripped,
     (select count(*) from demo_parts) as parts`,
  {
    contacts: 'int8',
    calls: 'int8',
    priced: 'int8',
    blocked: 'int8',
    disputes: 'int8',
    stops: 'int8',
    consents: 'int8',
    agreed: 'int8',
    times: 'int8',
    oral: 'int8',
    promises: 'int8',
    payments: 'int8',
    voicemails: 'int8',
    transfers: 'int8',
    spoken: 'int8',
    approvals: 'int8',
    pooled: 'int8',
    notes: 'int8',
    uploads: 'int8',
    rejections: 'int8',
    campaigns: 'int8',
    tripped: 'int8',
    parts: 'int8',
  },
);

/** As the environment of an installation sets it up. */
const addAccount = testStatement(
  `insert into carrier_accounts (carrier, title, settings, secrets, secrets_key, calls_per_second, calls_at_once, origin)
   values ('simulator', 'Simulator', '{}', 'x', 'x', 1, 1, 'environment')`,
  {},
);

/** Debts that are paid without a payment, or promises that stand otherwise than their debt. */
const findUnpaid = testStatement(
  `select debt.id from debts debt
   where debt.import_id is not null and (
     debt.state = 'paid' and not exists (select from payments payment
       where payment.organization_id = debt.organization_id and payment.debt_id = debt.id)
     or (debt.state = 'promised') <> exists (select from promises promise
       where promise.organization_id = debt.organization_id and promise.debt_id = debt.id
         and promise.state = 'open'))`,
  { id: 'uuid' },
);

async function listFindings(database: Database): Promise<{ findings: Finding[]; calls: number }> {
  const findings: Finding[] = [];
  let calls = 0;
  await sealEntries(database, () => {});
  const services = makeServices(database);
  await auditOrganizations(services, null, {
    onBegin() {},
    onFinding: (finding) => void findings.push(finding),
    onEnd: (result) => {
      calls += result.calls;
    },
  });
  return { findings, calls };
}

describe('a year that was made up', () => {
  const { database } = useTestDatabase();

  it('has calls that stand every audit, and everything else that a year has', async () => {
    const services = makeServices(database);
    await askSystem(database, addAccount);
    await loadDemo(services, { size: 'full' });
    expect(await fillDemo(services, { size })).toBe(true);
    const [rows] = await askSystem(database, countRows);
    expect(rows).toMatchObject({ contacts: size.people, calls: size.calls, uploads: size.parts });
    expect(rows?.priced).toBe(size.calls);
    // Besides those that have ended there is one that a breaker paused.
    const spoken = 1 + (rows?.campaigns ?? 0);
    expect(rows).toMatchObject({ promises: 3, spoken, tripped: 1, approvals: 8, pooled: 2 });
    expect(await askSystem(database, findUnpaid)).toEqual([]);
    for (const count of Object.values(rows ?? {})) expect(count).toBeGreaterThan(0);
    // The audit looks for what must not be in campaigns as well.
    expect(await listFindings(database)).toEqual({ findings: [], calls: size.calls });
  });
});

describe('a load that is killed in the middle', () => {
  const { database } = useTestDatabase();
  const now = new Date();

  it('goes on with the parts that are missing, and leaves those that are there', async () => {
    const services = makeServices(database, now);
    await loadDemo(services, { size: 'full' });
    const stopping = new AbortController();
    const stopped = await fillDemo(services, {
      size,
      signal: stopping.signal,
      onPart: ({ done }) => {
        if (done === 2) stopping.abort();
      },
    });
    expect(stopped).toBe(false);
    const [half] = await askSystem(database, countRows);
    expect(half?.contacts).toBeLessThan(size.people);
    expect(half?.contacts).toBeGreaterThan(0);
    const later = makeServices(database, new Date(now.getTime() + 86_400_000));
    expect(await fillDemo(later, { size })).toBe(true);
    const [whole] = await askSystem(database, countRows);
    expect(whole).toMatchObject({ contacts: size.people, calls: size.calls });
    expect(await fillDemo(later, { size })).toBe(true);
    expect(await askSystem(database, countRows)).toEqual([whole]);
  });
});

describe('the full sample data', () => {
  const { database } = useTestDatabase();
  const addAccount = testStatement(
    `insert into carrier_accounts (carrier, title, secrets, secrets_key, calls_per_second, calls_at_once)
     values ($1, 'An account', '', 'test', 1, 1)`,
    {},
  );

  it('is not filled in where the small one is, nor loaded beside an account that reaches people', async () => {
    const services = makeServices(database);
    await askSystem(database, addAccount, ['twilio']);
    expect(await loadDemo(services, { size: 'full' })).toBe(false);
    await askSystem(database, testStatement(`delete from carrier_accounts`, {}));
    expect(await loadDemo(services)).toBe(true);
    expect(await fillDemo(services, { size })).toBe(false);
  });
});
