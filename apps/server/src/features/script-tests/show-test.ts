import {
  type ScriptTest,
  scriptTest,
  type TestNumber,
  testNumber,
} from '@ringfence/contract/script-tests';
import { isSilent } from '@ringfence/domain/calls/spoken-code';
import { mostVerifyingCalls } from '@ringfence/domain/compliance/judge-verification';
import type { TenantScope } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findScriptTest, listTestNumbers } from './queries.ts';

const { shape } = scriptTest;

/** One of which nothing was heard any more is shown as ended: nobody waits for it for ever. */
function presentTest(row: RowOf<typeof findScriptTest.row>, now: Date): ScriptTest {
  const isLost = row.state !== 'ended' && isSilent(row.requested_at, now);
  return {
    id: row.id,
    scriptId: shape.scriptId.parse(row.script_id),
    version: shape.version.parse(row.script_version),
    contactId: row.contact_id,
    e164: row.e164,
    calledFrom: row.called_from,
    language: shape.language.parse(row.language),
    state: isLost ? 'ended' : shape.state.parse(row.state),
    outcome: isLost ? 'lost' : shape.outcome.parse(row.outcome),
    carrierSaid: row.carrier_said,
    requestedAt: row.requested_at.toISOString(),
    isSpoken: row.spoken_at !== null,
    callsLeft: Math.max(0, mostVerifyingCalls - row.calls_before - 1),
  };
}

export async function showTest(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  testId: string,
): Promise<ScriptTest> {
  const row = await database.asTenant(scope, (transaction) =>
    transaction.first(findScriptTest, [testId]),
  );
  if (row === undefined) throw new ProblemError('not_found');
  return presentTest(row, now());
}

export async function showTestNumbers(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ numbers: TestNumber[] }> {
  const rows = await database.asTenant(scope, (transaction) => transaction.all(listTestNumbers));
  const numbers = rows.map(({ kind, ...number }) => ({
    ...number,
    kind: testNumber.shape.kind.parse(kind),
  }));
  return { numbers };
}
