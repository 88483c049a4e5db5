import type { Database } from '../../platform/database/database.ts';
import { askSystem, testStatement } from '../test-statement.ts';

/** Whatever an upload may write for the people of an organization. */
const tables = [
  'contacts',
  'phones',
  'debts',
  'consents',
  'suppressions',
  'outside_calls',
  'first_conversations',
  'inconvenient_times',
  'contact_notes',
  'custom_fields',
  'lists',
  'list_contacts',
  'contact_summaries',
  'targets',
] as const;

/** Versions only rise, and when the rules are asked again is the worker's to say. */
const readAll = testStatement(
  `${tables
    .map(
      (table) => `select '${table}' as name,
        (to_jsonb(one) - 'ledger_version' - 'judge_at')::text as content
      from ${table} one where organization_id = $1`,
    )
    .join(' union all ')} order by 1, 2`,
  { name: 'text', content: 'text' },
);

/** Every row of the organization, so that any difference shows. */
export const readEverything = (
  database: Database,
  organizationId: string,
): Promise<{ name: string; content: string }[]> => askSystem(database, readAll, [organizationId]);
