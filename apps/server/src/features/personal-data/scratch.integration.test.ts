import { expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { purgeOldRecords } from './purge-records.ts';

const { database } = useTestDatabase();
it('is quick', { timeout: 300_000 }, async () => {
  const o = await addOrganization(database);
  const { listId } = await addList(database, o, []);
  const c = await addCampaign(database, o, listId);
  const run = (text: string, values: unknown[] = [o.organizationId]) => askSystem(database, testStatement(text, {}), values);
  const n = 20000;
  await run(`insert into contacts (organization_id, id, external_reference, full_name, country)
    select $1, encode(overlay(uuid_send(gen_random_uuid()) placing substring(uuid_send(first_id_of(now() - interval '4 years')) from 1 for 6) from 1 for 6),'hex')::uuid, n::text, 'x', 'US' from generate_series(1, ${n}) n`);
  await run(`insert into phones (organization_id, contact_id, e164) select organization_id, id, '+1312' || lpad(external_reference, 7, '0') from contacts where organization_id = $1`);
  await run(`insert into debts (organization_id, contact_id, reference, balance_minor, currency, updated_at) select organization_id, id, 'A', 1, 'USD', now() - interval '4 years' from contacts where organization_id = $1`);
  await run(`insert into list_contacts select organization_id, $2, id, now() - interval '4 years' from contacts where organization_id = $1`, [o.organizationId, listId]);
  await run(`insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id, state) select p.organization_id, $2, p.contact_id, p.id, d.id, 'done' from phones p join debts d using (organization_id, contact_id) where p.organization_id = $1`, [o.organizationId, c]);
  await run(`insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
    select organization_id, campaign_id, contact_id, now(), 'allow', '[]','[]',0,1,'{}', sha256('x'), 't' from targets, generate_series(1,5) where organization_id = $1`);
  await run(`insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, attempt, caller_id, carrier, reserved_at, placing_at, heard_at, state, outcome, ended_at)
    select t.organization_id, t.campaign_id, t.contact_id, t.phone_id, '+13125550000', t.debt_id, d.id, 1, '+13125550000', 'x', now() - interval '4 years', now() - interval '4 years', now(), 'ended', 'no_answer', now() - interval '4 years' from targets t join decisions d using (organization_id, contact_id) where t.organization_id = $1`);
  await run(`insert into carrier_events (organization_id, call_id, key, kind, received_at, content) select organization_id, id, 'a', 'a', now(), '{}' from calls where organization_id = $1`);
  await run(`select 1`, []).catch(() => {});
  const t = performance.now();
  const r = await purgeOldRecords({ database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => new Date() });
  console.log(r, Math.round(performance.now() - t), 'ms');
  expect(r.erased).toBe(n);
});
