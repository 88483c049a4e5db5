import { it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { loadFacts } from './load-facts.ts';
import { loadFacts as st } from './queries/facts.ts';

const suite = useTestDatabase();
const { database } = suite;
const q = (text: string, values: unknown[] = []) =>
  askSystem(database, testStatement(text, {}), values);

it('measures', { timeout: 600_000 }, async () => {
  const organization = await addOrganization(database);
  const o = organization.organizationId;
  for (let m = 1; m <= 36; m += 1)
    await q(`select create_month_parts(now() - interval '${m} months')`);
  await q(`insert into contacts (organization_id, id, external_reference, full_name, country, region, postal_code)
    select $1, new_id(), n::text, 'Name ' || n, 'US', 'IL', '60601' from generate_series(1, 100000) n`, [o]);
  await q(`insert into phones (organization_id, contact_id, e164)
    select $1, id, '+1312' || lpad((2000000 + external_reference::int * 2 + k)::text, 7, '0') from contacts, generate_series(0,1) k where organization_id=$1`, [o]);
  await q(`insert into debts (organization_id, contact_id, reference, balance_minor, currency)
    select $1, id, k::text, 100, 'USD' from contacts, generate_series(0,1) k where organization_id=$1`, [o]);
  await q(`insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by, obtained_on, recorded_by)
    select $1, contact_id, e164, 'tcpa','x','y','2026-01-02', $2 from phones where organization_id=$1`, [o, organization.userId]);
  await q(`insert into suppressions (organization_id, contact_id, kind, source, started_at)
    select $1, id, 'medium_stop','person', now() from contacts where organization_id=$1 and external_reference::int % 20 = 0`, [o]);
  await q(`insert into kept_stops select $1, sha256(convert_to('x' || n,'UTF8')), 'number_stop', now() from generate_series(1,5000) n`, [o]);
  await q(`insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at)
    select $1, contact_id, e164, 'outbound','no_answer', now() - interval '3 days' from phones where organization_id=$1 and right(e164,1)='1'`, [o]);
  await q(`insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source, started_at)
    select $1, id, '{mon}', 500, 600, 'person', now() from contacts where organization_id=$1 and external_reference::int % 20 = 1`, [o]);
  await q(`insert into lists (organization_id, name, created_by) values ($1,'l',$2)`, [o, organization.userId]);
  await q(`insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id, spoken_name, most_attempts, started_by)
    select $1,'c', id,'identify-and-inform',1,'+13125550000','H',1,$2 from lists where organization_id=$1`, [o, organization.userId]);
  await q(`insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id)
    select $1, c.id, k.id, (select id from phones p where p.organization_id=$1 and p.contact_id=k.id limit 1), (select id from debts p where p.organization_id=$1 and p.contact_id=k.id limit 1)
    from campaigns c, contacts k where c.organization_id=$1 and k.organization_id=$1 and k.external_reference::int <= 20000`, [o]);
  await q(`insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
    select organization_id, campaign_id, contact_id, now(),'allow','[]','[]',0,1,'{}',sha256('facts'),'t' from targets where organization_id=$1`, [o]);
  await q(`insert into calls (organization_id, id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, attempt, caller_id, carrier, reserved_at, heard_at, state, outcome, ended_at)
    select t.organization_id, encode(set_bit(decode(replace(new_id()::text,'-',''),'hex'),0,0),'hex')::uuid, t.campaign_id, t.contact_id, t.phone_id, p.e164, t.debt_id, d.id, 1, '+13125550000','sim', now() - make_interval(days => k*4), now(), 'ended','no_answer', now()
    from targets t join phones p on p.organization_id=t.organization_id and p.id=t.phone_id join decisions d on d.organization_id=t.organization_id and d.contact_id=t.contact_id, generate_series(1,10) k where t.organization_id=$1`, [o]);
  await q('analyze contacts, phones, debts, consents, suppressions, calls, outside_calls, inconvenient_times, kept_stops').catch((e) => console.log(String(e)));
  const asked = await askSystem(database, testStatement(`select contact_id, phone_id, debt_id from targets where organization_id=$1 order by contact_id limit 10000`, { contact_id: 'uuid', phone_id: 'uuid?', debt_id: 'uuid?' }), [o]);
  const questions = asked.map((r) => ({ contactId: r.contact_id, phoneId: r.phone_id, debtId: r.debt_id }));
  for (const count of [50, 200, 1000, 2000, 10000]) {
    for (let i = 0; i < 8; i += 1) {
      const chosen = questions.slice(0, count);
      const begin = performance.now();
      const found = await database.asSystem((t) => loadFacts(t, { organizationId: o, campaignId: null, mode: 'prerecorded', collectorRole: 'third_party', now: new Date() }, chosen));
      const all = performance.now() - begin;
      const b2 = performance.now();
      await database.asSystem((t) => t.all(st, [o, chosen.map((c) => c.contactId), chosen.map((c) => c.phoneId), chosen.map((c) => c.debtId), new Date()]));
      console.log(count, found.length, found[0]?.facts.history.length, found.every((f) => f.isReadable), Math.round(all), 'sql', Math.round(performance.now() - b2));
    }
  }
  const plan = await database.asSystem(async (t) => t.all(testStatement(`explain (analyze, costs off, timing on) ${st.text}`, { 'QUERY PLAN': 'text' }), [o, questions.map((c) => c.contactId), questions.map((c) => c.phoneId), questions.map((c) => c.debtId), new Date()]));
  console.log(plan.map((r) => r['QUERY PLAN']).join('\n'));
});
