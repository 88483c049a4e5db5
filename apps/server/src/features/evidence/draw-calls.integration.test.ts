import { describe, expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { addCalledPerson } from '../../testing/add-placed-calls.ts';
import { runOnServer } from '../../testing/run-on-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { countCalls, drawCalls } from './queries/sample.ts';

const { database, connectionString } = useTestDatabase();

/** Fifty calls a day for the last hundred days, with ids that say when each was made. */
const fillCalls = testStatement(
  `with made as materialized (
     select at, encode(overlay(uuid_send(gen_random_uuid())
       placing substring(uuid_send(first_id_of(at)) from 1 for 6) from 1 for 6), 'hex')::uuid as id
     from generate_series(now() - interval '100 days', now() - interval '1 day', interval '30 minutes') at
   ), decision as (
     insert into decisions (organization_id, id, campaign_id, contact_id, decided_at, verdict, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select $1, id, $2, $3, at, 'allow', '[]', '[]', 0, 1, '{}', sha256('{}'), 'test' from made
   )
   insert into calls (organization_id, id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
     attempt, caller_id, carrier, reserved_at, placing_at, heard_at, state, outcome, ended_at)
   select $1, id, $2, $3, $4, '+13125550100', $5, id, row_number() over (), '+13125550000', 'test', at, at,
     at, 'ended', 'no_answer', at
   from made`,
  {},
);

describe('the sample of a period', () => {
  it('reads the calls of the period alone, by their key', async () => {
    const organization = await addOrganization(database);
    const person = await addCalledPerson(database, organization);
    const { organizationId, campaignId, contactId, phoneId, debtId } = person;
    await askSystem(database, fillCalls, [organizationId, campaignId, contactId, phoneId, debtId]);
    await runOnServer(connectionString, 'analyze calls');
    const day = 86_400_000;
    const from = new Date(Date.now() - 50 * day);
    const to = new Date(Date.now() - 47 * day);
    const planRow = { 'QUERY PLAN': 'text' } as const;
    const explain = (text: string, values: unknown[]) =>
      database.asTenant(organization, async (transaction) => {
        const asked = testStatement(`explain (analyze, costs off, timing off) ${text}`, planRow);
        const lines = await transaction.all(asked, values);
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      });
    for (const [text, values] of [
      [drawCalls.text, [from, to, 'seed', 25]],
      [countCalls.text, [from, to]],
    ] as const) {
      const plan = await explain(text, [...values]);
      // Of months that were pruned the plan says that they were never executed.
      const read = plan.split('\n').filter((line) => !line.includes('never executed'));
      expect(read.join('\n')).not.toMatch(/Seq Scan on calls_(?!under_way)/);
      expect(read.join('\n')).toMatch(/Index.* on calls_(?!under_way)/);
    }
    const drawn = await database.asTenant(organization, (transaction) =>
      transaction.all(drawCalls, [from, to, 'seed', 25]),
    );
    expect(drawn).toHaveLength(25);
    expect(drawn.every(({ placing_at: at }) => at !== null && at >= from && at < to)).toBe(true);
  });
});
