import { mapping } from '@ringfence/contract/imports';
import type { Transaction } from '../../../platform/database/database.ts';
import type { RowOf } from '../../../platform/database/statement.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { findImport as findStatement } from './queries/people.ts';

export interface StoredImport extends RowOf<typeof findStatement.row> {
  /** The first two values of every statement. */
  key: readonly [organizationId: string, importId: string];
}

const settings = mapping.pick({ country: true, missingRule: true }).partial();

/** What of the reading matters for storing. */
export const settingsOf = (found: StoredImport) => settings.parse(found.mapping ?? {});

export async function findImport(
  transaction: Transaction,
  importId: string,
): Promise<StoredImport> {
  const found = await transaction.first(findStatement, [importId]);
  if (found === undefined) throw new ProblemError('not_found');
  return { ...found, key: [found.organization_id, importId] };
}

/** How the numbers were obtained, as the statements on consent want it. */
export const provenanceOf = (found: StoredImport) => [
  found.obtained_how ?? 'not_known',
  found.obtained_by ?? '',
  found.obtained_on,
  found.has_consent,
];
