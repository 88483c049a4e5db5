import type { Database } from '../platform/database/database.ts';
import { askSystem, testStatement } from './test-statement.ts';

export interface TestWindow {
  id: string;
  zone?: string | null;
  /** Both null: never. */
  callable_from: string | null;
  callable_until: string | null;
}

const setWindows = testStatement(
  `with judged as materialized (
     select row.id, row.zone, array_remove(array[row.callable_from], null)::timestamptz(3)[] as opens_at,
       array_remove(array[row.callable_until], null)::timestamptz(3)[] as closes_at,
       case when row.callable_from is null then '{}' else array[null::text] end as deferred_by
     from jsonb_to_recordset($2) as row (id uuid, zone text, callable_from timestamptz,
       callable_until timestamptz)
   ), shape as (
     insert into callable_shapes (organization_id, opens_at, closes_at, deferred_by)
     select distinct $1::uuid, opens_at, closes_at, deferred_by from judged
     returning id, opens_at, closes_at
   )
   update contact_summaries summary set shape_id = shape.id, zone = judged.zone
   from judged join shape on shape.opens_at = judged.opens_at and shape.closes_at = judged.closes_at
   where summary.organization_id = $1 and summary.contact_id = judged.id`,
  {},
);

/** Has people callable in one window each, as if they had been judged so. Once for an organization. */
export const setCallable = (
  database: Database,
  organizationId: string,
  people: readonly TestWindow[],
): Promise<unknown> => askSystem(database, setWindows, [organizationId, JSON.stringify(people)]);
