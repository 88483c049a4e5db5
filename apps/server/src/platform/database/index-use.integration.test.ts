import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDebtor } from '../../testing/add-debtor.ts';
import { listStatements } from '../../testing/list-statements.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
const guide = fileURLToPath(new URL('../../../../../docs/indexes.md', import.meta.url));

/** What is written for each person. */
const tables = ['contacts', 'phones', 'debts', 'list_contacts', 'consents', 'contact_summaries'];
const asksPeople = new RegExp(`\\b(from|join|update|into) (${tables.join('|')})\\b`);
const documented = [...readFileSync(guide, 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(
  ([, name]) => name,
);

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(connectionString);
  await client.connect();
});
afterAll(() => client.end());

interface Index {
  name: string;
  /** Of a primary key, of what must be unique, or of what a foreign key names. */
  is_of_constraint: boolean;
}

async function listIndexes(): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name,
       exists (select from pg_constraint where conindid = indexrelid) as is_of_constraint
     from pg_index where indrelid = any($1::regclass[]) order by 1`,
    [tables],
  );
  return rows;
}

const roles = ['ringfence_system', 'ringfence_tenant', 'ringfence_super'];

interface PlanNode {
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** As one of the roles would do it that may. */
async function explain(text: string): Promise<PlanNode> {
  let refused: unknown;
  for (const role of roles) {
    await client.query(`begin; set local enable_seqscan = off; set local role ${role}`);
    try {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (generic_plan, costs off, format json) ${text}`,
      );
      const [found] = rows;
      if (found !== undefined) return found['QUERY PLAN'][0].Plan;
    } catch (error) {
      refused = error;
    } finally {
      await client.query('rollback');
    }
  }
  throw refused;
}

/**
 * The indexes that statements would go through, were no table read from end to end. Any index that begins with the
 * organization could find its people: a statement has to name more than that, unless the index holds few of them.
 */
async function listPlanned(): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where indpred is not null`,
  );
  const partial = new Set(rows.map(({ name }) => name));
  const planned = new Set<string>();
  const visit = (node: PlanNode): void => {
    const { 'Index Name': name, 'Index Cond': condition = '', Plans: below = [] } = node;
    if (name !== undefined && (partial.has(name) || condition.includes(' AND '))) planned.add(name);
    for (const each of below) visit(each);
  };
  const texts = (await listStatements()).map(({ text }) => text);
  for (const text of texts.filter((one) => asksPeople.test(one))) visit(await explain(text));
  return planned;
}

/** Those that functions go through, which plan inside of themselves. */
const askedInFunctions = [
  'contact_summaries_by_balance',
  'contact_summaries_by_last_call',
  'contact_summaries_by_name',
  'contact_summaries_by_oldest_debt',
  'contact_summaries_by_outcome',
  'contact_summaries_by_state',
  'contact_summaries_by_zone',
  'contact_summaries_promised',
  'contact_summaries_suppressed',
  'contacts_by_birth',
  'contacts_by_email',
  'contacts_by_name_part',
  'contacts_by_reference_part',
  'phones_by_last_four',
];

/** So many that it is quicker to ask an index than to read everybody of the organization. */
const insertPeople = testStatement(
  `with made as (
     insert into contacts (organization_id, external_reference, full_name, email, country)
     select $1, 'RF-' || number, md5(number::text), md5(number::text) || '@example.com', 'US'
     from generate_series(1, 8000) as number returning id, external_reference),
   phoned as (
     insert into phones (organization_id, contact_id, e164)
     select $1, id, '+1312' || 5550000 + substring(external_reference from 4)::integer from made)
   insert into debts (organization_id, contact_id, reference, creditor, balance_minor, currency)
   select $1, id, external_reference, 'First Bank', 1000, 'USD' from made`,
  {},
);
const analyse = testStatement(`select analyse_imported()::text as done`, { done: 'text' });

/** What functions ask, which plan inside of themselves: once in every order, and for every way to look for people. */
const finding = `
  select count(*) from unnest('{added,name,balance,oldest_debt,last_call,next_call}'::text[]) as sort
  cross join unnest(array[
    '{}', '{"query": "debtor"}', '{"query": "rf-1007"}', '{"query": "dora@"}', '{"query": "0142", "last_four": "0142"}',
    '{"states": ["disputed"]}', '{"outcomes": ["stop"]}', '{"zone": "America/Chicago"}', '{"promised": "true"}',
    '{"suppressed": "true"}']::jsonb[]) as filter
  cross join lateral pick_contacts(filter || '{"at": "2026-06-01"}', sort, false, null, null, 50)`;

describe('every index of what is written for each person', () => {
  it('stands in the guide, and nothing else does', async () => {
    expect(documented.toSorted()).toEqual((await listIndexes()).map(({ name }) => name));
  });

  it('keeps a constraint, or is used by a statement', async () => {
    const { organization, contactId } = await addDebtor(database);
    await askSystem(database, insertPeople, [organization.organizationId]);
    await askSystem(database, analyse);
    const planned = await listPlanned();
    const scanned = await database.asTenant(organization, async (transaction) => {
      const all = (text: string) => transaction.all(testStatement(text, {}));
      await all('set local enable_seqscan = off');
      await all('set local enable_sort = off');
      await all(finding);
      await transaction.all(testStatement('select * from same_persons($1, $2)', {}), [
        organization.organizationId,
        [contactId],
      ]);
      return transaction.all(
        testStatement(
          `select indexrelid::regclass::text as name from pg_index
           where indrelid = any($1::regclass[]) and pg_stat_get_xact_numscans(indexrelid) > 0`,
          { name: 'text' },
        ),
        [tables],
      );
    });
    const names = scanned.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(askedInFunctions));
    const used = new Set([...planned, ...askedInFunctions]);
    const unused = (await listIndexes()).filter(
      ({ name, is_of_constraint }) => !is_of_constraint && !used.has(name),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });
});
