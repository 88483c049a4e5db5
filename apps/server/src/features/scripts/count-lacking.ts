import { type LackingVariable, lackingVariable } from '@ringfence/contract/scripts';
import { scriptContent } from '@ringfence/contract/scripts-content';
import { listLackingVariables } from '@ringfence/domain/callflow/check-script';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { readScript } from './present-script.ts';
import { countAmongStatements, countLackingStatements, findList } from './queries/lacking.ts';
import { findConnects, findScript, findVersion } from './queries/scripts.ts';

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

/** Whether a campaign would connect people to a staffed line; of a script that was never approved, the newest words. */
export async function doesConnect(transaction: Transaction, scriptId: string): Promise<boolean> {
  return (await transaction.first(findConnects, [scriptId]))?.connects === true;
}

/**
 * What a campaign would say to certain people: whether it is approved, and how many of them lack what it names. Nothing
 * is held. Undefined where there is no such script.
 */
export async function examineScript(
  transaction: Transaction,
  scriptId: string,
  contactIds: readonly string[],
): Promise<{ isApproved: boolean; lacking: { variable: string; people: number }[] } | undefined> {
  const script = await transaction.first(findScript, [scriptId]);
  if (script === undefined) return undefined;
  const lacking: { variable: string; people: number }[] = [];
  const content = await readWords(transaction, scriptId);
  for (const variable of listLackingVariables(content).filter(isCounted)) {
    const row = await transaction.first(countAmongStatements[variable], [contactIds]);
    if (row !== undefined && row.people > 0) lacking.push({ variable, people: row.people });
  }
  return { isApproved: script.approved_version !== null, lacking };
}
