import type { ImportDraft, Inspection, MappingInput } from '@ringfence/contract/imports';
import type { Database } from '../platform/database/database.ts';
import type { TestOrganization } from './add-organization.ts';
import { askSystem, testStatement } from './test-statement.ts';

export const filledMapping: MappingInput = {
  kind: 'debtors',
  format: {
    kind: 'text',
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    headerLine: 1,
    entry: null,
  },
  columns: [
    { name: 'Name', field: 'full_name', position: 0, customName: null },
    { name: 'Phone', field: 'phone', position: 0, customName: null },
    { name: 'Balance', field: 'balance', position: 0, customName: null },
  ],
  country: 'US',
  currency: 'USD',
  dateOrder: 'month_first',
  decimalMark: 'point',
  zone: 'America/New_York',
  missingRule: 'leave',
};

export const filledDraft: ImportDraft = {
  mapping: filledMapping,
  isNewList: true,
  listId: '',
  listName: 'Filled',
  obtainedHow: null,
  obtainedBy: '',
  obtainedOn: '',
  layout: null,
};

const filledInspection: Inspection = {
  format: filledMapping.format,
  sheets: [],
  entries: [],
  lines: [
    { line: 1, cells: ['Name', 'Phone', 'Balance'] },
    { line: 2, cells: ['Filled', '312-555-0142', '5'] },
  ],
  columns: [],
  mapping: filledMapping,
  layout: null,
};

const insertUploads = testStatement(
  `with upload as (
     insert into imports (organization_id, state, file_name, file_bytes, total, created_by)
     values ($1, 'uploading', 'Filled', 10, 10, $2) returning *
   ), matching as (
     insert into imports (organization_id, state, file_name, file_bytes, inspection, created_by)
     values ($1, 'matching', 'Filled', 10, $3, $2) returning *
   ), checked as (
     insert into imports (organization_id, state, file_name, file_bytes, inspection, mapping, findings,
       reading, list_name, obtained_how, obtained_by, obtained_on, created_by)
     values ($1, 'checked', 'Filled', 10, $3, $4, '{}', '{}', 'Filled again', 'given_to_us', 'Filled',
       '2026-01-02', $2)
     returning *
   ), chunk as (
     insert into import_chunks (organization_id, import_id, position, content)
     select organization_id, id, 0, 'name,phone' from upload
   ), field as (
     insert into custom_fields (organization_id, name) values ($1, 'Filled')
   ), note as (
     insert into contact_notes (organization_id, contact_id, content, recorded_by)
     select organization_id, id, 'Filled', $2 from contacts where organization_id = $1 limit 1
   ), change as (
     insert into import_changes (organization_id, import_id, table_name, row_id, before)
     select organization_id, id, 'contacts', new_id(), '{"full_name": "Filled"}' from matching
   ), warning as (
     insert into import_warnings (organization_id, import_id, line, code, column_name, value)
     select organization_id, id, 2, 'email_invalid', 'Filled', 'Filled' from checked
   ), callable as (
     insert into import_callable (organization_id, import_id, contact_id, reason, line)
     select checked.organization_id, checked.id, contact.id, 'debt_reopened', 2
     from checked join contacts contact on contact.organization_id = $1 limit 1
   )
   insert into import_layouts (organization_id, name, kind, header, mapping, created_by)
   values ($1, 'Filled', 'debtors', '["name","phone","balance"]', $4, $2)`,
  {},
);

/** Uploads that have not come to their end: being sent, being matched, and checked. */
export async function addUploads(
  database: Database,
  { organizationId, userId }: TestOrganization,
): Promise<void> {
  const values = [JSON.stringify(filledInspection), JSON.stringify(filledMapping)];
  await askSystem(database, insertUploads, [organizationId, userId, ...values]);
}
