import { expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { runAudit } from './run-audit.ts';

const { database } = useTestDatabase();

it('measures', async () => {
  const organization = await addOrganization(database);
  for (let part = 0; part < 10; part += 1) {
    const { listId } = await addList(database, organization, Array.from({ length: 1000 }, (_, index) => ({ name: `P ${part} ${index}`, e164: `+1312${String(2000000 + part * 1000 + index)}` })));
    const campaignId = await addCampaign(database, organization, listId, 7);
    await askSystem(database, testStatement(`
      with made as materialized (
        select target.*, phone.e164, n, '2026-05-01T16:00:00Z'::timestamptz + make_interval(days => n * 3) as at, new_id() as decision
        from targets target join phones phone on phone.id = target.phone_id
        cross join generate_series(1, 10) as n
        where target.campaign_id = $1
      ), factual as materialized (
        select made.*, jsonb_build_object('mode', 'prerecorded', 'collectorRole', 'third_party', 'purpose', 'collect',
          'person', jsonb_build_object('id', contact_id, 'country', 'US', 'region', null, 'postalCode', null, 'confirmedZone', null, 'phones', jsonb_build_array(e164)),
          'phone', jsonb_build_object('e164', e164, 'lineType', 'unknown', 'place', null),
          'debt', jsonb_build_object('id', debt_id, 'group', null, 'noticeOn', null),
          'consents', jsonb_build_array(jsonb_build_object('kind', 'tcpa', 'phone', e164, 'at', '2026-01-02T00:00:00.000Z', 'revokedAt', null, 'expiresAt', null)),
          'restrictions', '[]'::jsonb, 'inconvenient', '[]'::jsonb,
          'licences', '[]'::jsonb, 'abandonment', '[]'::jsonb,
          'history', (select coalesce(jsonb_agg(jsonb_build_object('at', to_char(('2026-05-01T16:00:00Z'::timestamptz + make_interval(days => p * 3)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'personId', contact_id, 'debtIds', jsonb_build_array(debt_id), 'group', null, 'phone', e164, 'direction', 'outbound', 'outcome', 'no_answer')), '[]') from generate_series(1, n - 1) p)) as facts
        from made
      ), decision as (
        insert into decisions (organization_id, id, campaign_id, contact_id, decided_at, verdict, reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
        select organization_id, decision, campaign_id, contact_id, at, 'allow', '[]', '[]', 0, 1, facts, sha256(convert_to(facts::text, 'UTF8')), 'test' from factual returning 1
      )
      insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, attempt, caller_id, carrier, state, outcome, reserved_at, placing_at, heard_at, rang, ended_at)
      select organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision, n, '+13125550000', 'test', 'ended', 'no_answer', at, at + interval '1 second', at + interval '30 seconds', true, at + interval '30 seconds'
      from factual`, {}), [campaignId]);
  }
  await askSystem(database, testStatement('select 1::int as one', { one: 'int4' }));
  for (let round = 0; round < 2; round += 1) {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => { const now = performance.now(); longest = Math.max(longest, now - last - 5); last = now; }, 5);
    const began = performance.now();
    const result = await runAudit({ database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => new Date() }, { organizationId: organization.organizationId, cause: 'command' });
    const seconds = (performance.now() - began) / 1000;
    clearInterval(timer);
    console.log(JSON.stringify({ calls: result.calls, violations: result.violations, seconds, perSecond: result.calls / seconds, longest, rss: process.memoryUsage().rss / 1e6, cpu: process.cpuUsage().user/1e6 }));
    expect(result.violations).toBe(0);
  }
}, 600_000);
