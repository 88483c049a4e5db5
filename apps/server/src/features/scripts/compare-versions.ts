import type { ScriptComparison } from '@ringfence/contract/scripts';
import { scriptContent } from '@ringfence/contract/scripts-content';
import { compareScripts } from '@ringfence/domain/callflow/compare-scripts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findVersion } from './queries/scripts.ts';

async function readWords(transaction: Transaction, scriptId: string, version: number) {
  const row = await transaction.first(findVersion, [scriptId, version]);
  if (row === undefined) throw new ProblemError('not_found');
  return scriptContent.parse(row.content);
}

export function compareVersions(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { scriptId, before, after }: { scriptId: string; before: number; after: number },
): Promise<ScriptComparison> {
  return database.asTenant(scope, async (transaction) => {
    const older = await readWords(transaction, scriptId, before);
    const newer = await readWords(transaction, scriptId, after);
    const { places, contactPerson, beginsElsewhere } = compareScripts(older, newer);
    return {
      places: places.map((place) => ({ ...place, words: [...place.words], ways: [...place.ways] })),
      contactPerson,
      beginsElsewhere,
    };
  });
}
