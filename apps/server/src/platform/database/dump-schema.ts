import type pg from 'pg';

const ourSchemas = `('public', 'auth')`;

/**
 * The schema as text, made from the catalogue because the embedded PostgreSQL brings no pg_dump.
 * One line an object and in a fixed order, so that a review sees exactly what a migration changed.
 * Parts of a table are left out: which months exist depends on when it was migrated.
 */
const schemaQueries: readonly { title: string; text: string }[] = [
  {
    title: 'Extensions',
    text: `select format('create extension %I schema %I;', e.extname, n.nspname) as line
           from pg_extension e join pg_namespace n on n.oid = e.extnamespace
           where n.nspname in ${ourSchemas}
           order by e.extname`,
  },
  {
    // Their text is in the files of ../functions. What an extension brings is made with it.
    title: 'Functions',
    text: `select format('create function %s(%s) returns %s%s%s;',
             p.oid::regproc, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid),
             case when p.prosecdef then ' security definer' else '' end,
             case when p.proowner <> current_user::regrole then ' owner ' || p.proowner::regrole else '' end) as line
           from pg_proc p join pg_namespace n on n.oid = p.pronamespace
           where n.nspname in ${ourSchemas}
             and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
           order by n.nspname, p.proname, p.oid::regprocedure::text`,
  },
  {
    title: 'Tables',
    text: `select format(E'create table %s (\\n%s\\n)%s;', c.oid::regclass,
             (select string_agg(format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
                case when a.attnotnull then ' not null' else '' end,
                case when a.attidentity <> '' then ' generated always as identity'
                     when a.attgenerated = 's' then
                       format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
                     else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end),
                E',\\n' order by a.attnum)
              from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
             case when c.relkind = 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end) as line
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ${ourSchemas} and c.relkind in ('r', 'p') and not c.relispartition
           order by n.nspname, c.relname`,
  },
  {
    title: 'Sequences',
    text: `select format('create sequence %s;', c.oid::regclass) as line
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ${ourSchemas} and c.relkind = 'S'
             and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i')
           order by n.nspname, c.relname`,
  },
  {
    title: 'Constraints',
    text: `select format('alter table %s add constraint %I %s;', c.conrelid::regclass, c.conname,
             pg_get_constraintdef(c.oid)) as line
           from pg_constraint c join pg_namespace n on n.oid = c.connamespace
           where n.nspname in ${ourSchemas} and c.contype in ('p', 'u', 'c', 'f', 'x') and c.conrelid <> 0
             and c.conparentid = 0 and not (select relispartition from pg_class where oid = c.conrelid)
           order by n.nspname, c.conrelid::regclass::text, c.contype desc, c.conname`,
  },
  {
    title: 'Indexes',
    text: `select pg_get_indexdef(i.indexrelid) || ';' as line
           from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ${ourSchemas} and not c.relispartition
             and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
           order by n.nspname, i.indrelid::regclass::text, c.relname`,
  },
  {
    title: 'Triggers',
    text: `select pg_get_triggerdef(t.oid) || ';' as line
           from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ${ourSchemas} and not t.tgisinternal
           order by n.nspname, c.relname, t.tgname`,
  },
  {
    title: 'Row-level security',
    text: `select format('alter table %s %s;', c.oid::regclass, concat_ws(', ',
             case when c.relrowsecurity then 'enable row level security' end,
             case when c.relforcerowsecurity then 'force row level security' end)) as line
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ${ourSchemas} and c.relrowsecurity and not c.relispartition
           order by n.nspname, c.relname`,
  },
  {
    title: 'Policies',
    text: `select format('create policy %I on %I.%I%s for %s to %s%s%s;', policyname, schemaname, tablename,
             case permissive when 'RESTRICTIVE' then ' as restrictive' else '' end, lower(cmd),
             (select string_agg(case when r = current_user then 'owner' else r::text end, ', ' order by r) from unnest(roles) r),
             coalesce(' using (' || qual || ')', ''), coalesce(' with check (' || with_check || ')', '')) as line
           from pg_policies where schemaname in ${ourSchemas}
           order by schemaname, tablename, policyname`,
  },
  {
    title: 'Grants',
    text: `select format('grant %s on %s to %s;',
             string_agg(lower(g.privilege_type), ', ' order by g.privilege_type), c.oid::regclass, r.rolname) as line
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
             cross join lateral aclexplode(c.relacl) g join pg_roles r on r.oid = g.grantee
           where n.nspname in ${ourSchemas} and r.rolname like 'ringfence\\_%'
           group by c.oid, n.nspname, c.relname, r.rolname
           union all
           select format('grant %s (%I) on %s to %s;',
             string_agg(lower(g.privilege_type), ', ' order by g.privilege_type), a.attname, c.oid::regclass, r.rolname)
           from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
             cross join lateral aclexplode(a.attacl) g join pg_roles r on r.oid = g.grantee
           where n.nspname in ${ourSchemas} and r.rolname like 'ringfence\\_%'
           group by c.oid, a.attname, r.rolname
           order by 1`,
  },
];

export async function dumpSchema(client: pg.Client): Promise<string> {
  await client.query('set search_path = pg_catalog, public');
  const parts = [
    '-- Made from the migrations by `npm run schema`. Review it; do not edit it. ../functions holds what functions do.',
  ];
  for (const { title, text } of schemaQueries) {
    const result = await client.query<{ line: string }>(text);
    const lines = result.rows
      .map((row) => row.line.trim())
      .filter((line) => !/schema_(migrations|functions)/.test(line));
    parts.push(`-- ${title}\n\n${lines.join('\n')}`);
  }
  return `${parts.join('\n\n')}\n`;
}
