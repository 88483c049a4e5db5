import type { Database } from '../../platform/database/database.ts';
import { testStatement } from '../test-statement.ts';

const listTables = testStatement(
  `select relname::text as name, exists (select from pg_attribute
     where attrelid = oid and attname = 'organization_id') as is_of_organization
   from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and has_table_privilege('ringfence_system', oid, 'select')
   order by relname`,
  { name: 'text', is_of_organization: 'bool' },
);

/** The number of a live event is given behind the scenes, whenever the relay comes round. */
const digestOf = (table: string, where: string) =>
  `select '${table}' as name, count(*) as rows,
     coalesce(md5(string_agg(row.text, '|' order by row.text)), '') as digest
   from (select (to_jsonb(each) - 'sequence')::text as text from ${table} each ${where}) row`;

const shape = { name: 'text', rows: 'int8', digest: 'text' } as const;

const digestOfAll = (name: string, rows: string) =>
  testStatement(
    `select '${name}' as name, count(*) as rows,
       coalesce(md5(string_agg(row.text, '|' order by row.text)), '') as digest
     from (${rows}) row`,
    shape,
  );

/** Who is signed in, and with which second factor; when they were last seen is left out. */
const digestAccounts = digestOfAll(
  'accounts',
  `select to_jsonb(each)::text as text from auth.users each
   union all select to_jsonb(each)::text from auth.factors each
   union all select id::text from auth.sessions`,
);

/** Which there are; how often each was tried changes behind the scenes. They are of no organization. */
const digestMessages = digestOfAll('messages', `select id::text as text from auth.messages`);

export type Digest = Readonly<Record<string, string>>;

/** Everything that there is, or everything of one organization, so that any change shows. */
export async function digestRows(database: Database, organizationId?: string): Promise<Digest> {
  const rows = await database.asSystem(async (transaction) => {
    const tables = await transaction.all(listTables);
    const parts = tables.flatMap(({ name, is_of_organization }) => {
      if (organizationId === undefined) return [digestOf(name, '')];
      // What was done before may be sent only now; nothing is read from these rows but by their readers.
      if (name === 'live_events') return [];
      const column = name === 'organizations' ? 'id' : 'organization_id';
      const isTheirs = is_of_organization || name === 'organizations';
      return isTheirs ? [digestOf(name, `where ${column} = '${organizationId}'`)] : [];
    });
    return transaction.all(testStatement(parts.join(' union all '), shape));
  });
  const accounts = await database.asAuth(async (transaction) => [
    ...(await transaction.all(digestAccounts)),
    ...(organizationId === undefined ? await transaction.all(digestMessages) : []),
  ]);
  return Object.fromEntries(
    [...rows, ...accounts].map(({ name, rows: count, digest }) => [name, `${count} ${digest}`]),
  );
}
