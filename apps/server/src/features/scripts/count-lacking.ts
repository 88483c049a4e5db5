import { type LackingVariable, lackingVariable } from '@ringfence/contract/scripts';
import { scriptContent } from '@ringfence/contract/scripts-content';
import { listLackingVariables } from '@ringfence/domain/callflow/check-script';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { readScript } from './present-script.ts';
import { countLackingStatements, findList } from './queries/lacking.ts';
import { findVersion } from './queries/scripts.ts';

type Counted = keyof typeof countLackingStatements;

const isCounted = (name: string): name is Counted => Object.hasOwn(countLackingStatements, name);

/** The words that a campaign would speak; of a script that was never approved the newest. */
async function readWords(transaction: Transaction, scriptId: string) {
  const { approvedVersion, content } = await readScript(transaction, scriptId);
  if (approvedVersion === null) return content;
  const approved = await transaction.first(findVersion, [scriptId, approvedVersion]);
  return scriptContent.parse(approved?.content);
}

/** Who on a list hears what the script says instead, by the variable that they have no value for. */
export function countLacking(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { scriptId, listId }: { scriptId: string; listId: string },
): Promise<{ variables: LackingVariable[] }> {
  return database.asTenant(scope, async (transaction) => {
    const content = await readWords(transaction, scriptId);
    if ((await transaction.first(findList, [listId])) === undefined) {
      throw invalidInput('listId', 'This list does not exist.');
    }
    const variables: LackingVariable[] = [];
    for (const variable of listLackingVariables(content).filter(isCounted)) {
      const row = await transaction.first(countLackingStatements[variable], [listId]);
      if (row === undefined || row.people === 0) continue;
      variables.push(lackingVariable.parse({ variable, ...row }));
    }
    return { variables };
  });
}
