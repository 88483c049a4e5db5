import type { ScriptTest } from '@ringfence/contract/script-tests';
import type { ScriptLanguage } from '@ringfence/domain/callflow/script';
import {
  type TestCallRefusal,
  testCallRefusals,
} from '@ringfence/domain/compliance/judge-test-call';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { limitNumbers } from '../settings/index.ts';
import { chooseAccount, findNewestVersion, findTestedContact } from './queries.ts';
import { showTest } from './show-test.ts';

export type TestServices = Pick<Services, 'database' | 'log' | 'now' | 'settings' | 'testScript'>;

export interface TestToStart {
  scriptId: string;
  e164: string;
  language: ScriptLanguage;
  contactId: string | null;
}

function explainRefusal(because: TestCallRefusal): ProblemError {
  if (because === 'halted') return new ProblemError('calls_halted');
  const sentence = testCallRefusals[because];
  if (because === 'not_own' || because === 'spoken_for') return invalidInput('e164', sentence);
  const reason = { reason: `test_call_${because}`, values: {} };
  return new ProblemError('test_call_refused', sentence, undefined, reason);
}

/** Has a number of the organization called to hear the newest words of a script there. */
export async function startTest(
  services: TestServices,
  scope: OrganizationScope,
  { scriptId, e164, language, contactId }: TestToStart,
): Promise<ScriptTest> {
  const found = await services.database.asTenant(scope, async (transaction) => {
    const newest = await transaction.first(findNewestVersion, [scriptId]);
    if (newest === undefined) throw new ProblemError('not_found');
    if (newest.is_archived) {
      throw new ProblemError('conflict', 'This script is archived. Restore it first.');
    }
    if (contactId !== null && !(await transaction.first(findTestedContact, [contactId]))) {
      throw invalidInput('contactId', 'Choose a contact of your organization with an open debt.');
    }
    const account = await transaction.first(chooseAccount, [e164]);
    if (account === undefined) throw new ProblemError('carrier_missing');
    return { version: newest.version, accountId: account.id };
  });
  await limitNumbers(services, scope.organizationId);
  const asked = { scope, scriptId, e164, language, contactId, ...found };
  const answer = await services.testScript(asked);
  if (answer.kind === 'refused') throw explainRefusal(answer.because);
  return showTest(services, scope, answer.id);
}
