import { monitorEventLoopDelay } from 'node:perf_hooks';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { previewPolicy } from './preview-policy.ts';
const { database } = useTestDatabase();
it('measures', async () => {
  const organization = await addOrganization(database);
  await askSystem(database, testStatement(`with person as materialized (
     select new_id() as id, $1::uuid as organization_id, n from generate_series(1, 40000) n),
   contact as (insert into contacts (organization_id, id, external_reference, full_name, country, region)
     select organization_id, id, id::text, 'N', 'US', 'IL' from person),
   phone as (insert into phones (organization_id, contact_id, e164) select organization_id, id, '+1312555' || lpad((n % 10000)::text, 4, '0') from person),
   debt as (insert into debts (organization_id, contact_id, reference, balance_minor, currency)
     select organization_id, id, 'A', 12500, 'USD' from person),
   call as (insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at)
     select organization_id, id, '+1312555' || lpad((n % 10000)::text, 4, '0'), 'outbound', 'no_answer', now() - k * interval '1 day' from person, generate_series(1, 5) k)
   insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by, obtained_on, recorded_by)
     select organization_id, id, '+1312555' || lpad((n % 10000)::text, 4, '0'), 'tcpa', 'given_to_creditor', 'First Bank', '2026-01-02', $2 from person`, {}), [organization.organizationId, organization.userId]);
  await database.asSystem((t) => t.all(testStatement('select 1 as a', {a:'int4'})));
  const hist = monitorEventLoopDelay({ resolution: 5 });
  for (const hours of [null, Array(7).fill({from: 600, to: 660})]) {
  hist.enable(); hist.reset();
  const start = performance.now();
  const result = await previewPolicy({ database, now: () => new Date('2026-06-10T03:00:00Z') }, { scope: organization, signal: new AbortController().signal }, { ...firstPolicy, hours });
  console.log(JSON.stringify(result), Math.round(performance.now() - start), 'ms; loop max', hist.max / 1e6, 'p99', hist.percentile(99) / 1e6);
  }
}, 120000);
