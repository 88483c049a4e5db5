import { randomUUID } from 'node:crypto';
import type { Script } from '@ringfence/domain/callflow/script';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import type { Database } from '../platform/database/database.ts';
import { askSystem, testStatement } from './test-statement.ts';

/** Where calls are returned in tests. */
export const ringBackNumber = '+18725550100';

const insertLine = testStatement(
  `insert into staffed_lines (organization_id, e164, label, zone, takes_transfers, places, verified_how, verified_at)
   values ($1, $2, 'Front desk', 'America/Chicago', true, 500, 'code', now())
   on conflict (organization_id, e164) do nothing`,
  {},
);

/** Written and approved by a member, or by somebody without a place where there is none. */
const insertScript = testStatement(
  `with member as (
     select user_id as id from user_organizations where organization_id = $1 order by role, user_id limit 1
   ), stranger as (
     insert into profiles (email)
     select gen_random_uuid()::text || '@example.com' where not exists (select from member)
     returning id
   ), writer as (
     select id from member union all select id from stranger
   ), script as (
     insert into scripts (organization_id, name, purpose, created_by)
     select $1, $2, $3, id from writer
     returning organization_id, id, created_by
   )
   insert into script_versions (organization_id, script_id, version, content, state, written_by,
     approved_by, approved_at)
   select organization_id, id, 1, $4, 'approved', created_by, created_by, now() from script
   returning script_id`,
  { script_id: 'uuid' },
);

/** A verified staffed line, and an approved copy of a starting script or of the one that is given; answers its id. */
export async function approveScript(
  database: Database,
  organizationId: string,
  purpose: keyof typeof startingScripts = 'reminder',
  script: Script = startingScripts[purpose],
): Promise<string> {
  await askSystem(database, insertLine, [organizationId, ringBackNumber]);
  const values = [organizationId, `${purpose} ${randomUUID()}`, purpose, JSON.stringify(script)];
  const [row] = await askSystem(database, insertScript, values);
  if (row === undefined) throw new Error('no script was made');
  return row.script_id;
}
