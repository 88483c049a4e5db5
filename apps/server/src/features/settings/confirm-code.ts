import { timingSafeEqual } from 'node:crypto';
import type { CallerId } from '@ringfence/contract/settings';
import { type CodeFault, findCodeFault, mostWrongCodes } from '@ringfence/domain/calls/spoken-code';
import { appendEntries, nameKey } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { nameCode } from '../../platform/secrets/name-code.ts';
import { UnreadableSecret } from '../../platform/secrets/secret-box.ts';
import type { ProvenNumber, Services } from '../../services.ts';
import {
  explainTaken,
  presentCallerId,
  takenElsewhere,
  tellCallerId,
} from './change-caller-ids.ts';
import {
  countWrongCode,
  insertCallerId,
  lockCode,
  lockNumber,
  markVerified,
  updateCallerId,
} from './queries.ts';

export type ConfirmServices = Pick<Services, 'database' | 'effects' | 'now' | 'secrets'>;
type Row = RowOf<typeof lockCode.row>;

export interface EnteredCode {
  verificationId: string;
  code: string;
}

const faults: Record<CodeFault, () => ProblemError> = {
  unspoken: () =>
    new ProblemError(
      'conflict',
      'Nobody has heard this code yet. Wait until somebody answers, or call again.',
      undefined,
      { reason: 'code_unspoken', values: {} },
    ),
  expired: () => new ProblemError('code_ended'),
  spent: () =>
    new ProblemError('code_ended', 'Wrong five times. Have the number called again.', undefined, {
      reason: 'code_spent',
      values: {},
    }),
};

function wrongCode(left: number): ProblemError {
  const sentence = `Wrong code. ${left} ${left === 1 ? 'try' : 'tries'} left.`;
  const reason = { reason: 'code_wrong', values: { left } };
  return new ProblemError('wrong_code', sentence, [{ path: 'code', message: sentence }], reason);
}

/** One under a key that is gone is not good any more. */
function isRight({ secrets }: ConfirmServices, row: Row, { verificationId, code }: EnteredCode) {
  try {
    const said = secrets.open({ keyId: row.code_key, sealed: row.code }, nameCode(verificationId));
    return timingSafeEqual(Buffer.from(said), Buffer.from(code));
  } catch (error) {
    if (error instanceof UnreadableSecret) throw faults.expired();
    throw error;
  }
}

/** Counts a wrong code, which stays counted, and answers what is wrong. */
async function tryCode(
  services: ConfirmServices,
  scope: OrganizationScope,
  entered: EnteredCode,
  proves: ProvenNumber,
): Promise<Row | ProblemError> {
  const { organizationId, userId } = scope;
  const { verificationId } = entered;
  return services.database.asSystem(async (transaction) => {
    const row = await transaction.first(lockCode, [organizationId, verificationId]);
    if (row === undefined) return new ProblemError('not_found');
    const { requested_at: requestedAt, spoken_at: spokenAt, wrong_codes: wrongCodes } = row;
    const fault = findCodeFault({ requestedAt, spokenAt, wrongCodes }, services.now());
    if (fault !== undefined) return faults[fault]();
    if (isRight(services, row, entered)) return row;
    await transaction.all(countWrongCode, [organizationId, verificationId]);
    const left = mostWrongCodes - wrongCodes - 1;
    if (left > 0) return wrongCode(left);
    await nameKey(transaction, scope.apiKeyId ?? null);
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { kind: scope.isSuperAdministrator ? 'super_administrator' : 'profile', id: userId },
        action: `${proves}.failed`,
        subject: { kind: proves, id: verificationId },
        detail: { e164: row.e164 },
      },
    ]);
    return faults.spent();
  });
}

/** The number to which the entered code was said, or the refusal. */
export async function requireCode(
  services: ConfirmServices,
  scope: OrganizationScope,
  entered: EnteredCode,
  proves: ProvenNumber,
): Promise<Row> {
  const tried = await tryCode(services, scope, entered, proves);
  if (tried instanceof ProblemError) throw tried;
  return tried;
}

/** A number that stood there unverified is taken up; one that is verified already stays as it is. */
async function keepCallerId(transaction: Transaction, { e164, label, account_id }: Row, at: Date) {
  const known = await transaction.first(lockNumber, [e164]);
  if (known !== undefined && known.verified_at !== null) return { row: known, isNew: false };
  const kept = label === '' ? (known?.label ?? '') : label;
  const proof = [account_id, 'code', at];
  const row =
    known === undefined
      ? await transaction.first(insertCallerId, [e164, kept, ...proof])
      : await transaction.first(updateCallerId, [known.id, kept, 'active', ...proof]);
  if (row === undefined) throw takenElsewhere();
  return { row, isNew: true };
}

/** The number is the organization's caller ID once the code that was said to it is entered. */
export async function confirmVerification(
  services: ConfirmServices,
  scope: OrganizationScope,
  entered: EnteredCode,
): Promise<CallerId> {
  const tried = await requireCode(services, scope, entered, 'caller_id');
  return services.database
    .asTenant(scope, async (transaction) => {
      const at = services.now();
      const { row, isNew } = await keepCallerId(transaction, tried, at);
      await transaction.all(markVerified, [entered.verificationId, at]);
      if (isNew) await tellCallerId(services, transaction, scope, 'verified', row);
      return presentCallerId(row);
    })
    .catch(explainTaken);
}
