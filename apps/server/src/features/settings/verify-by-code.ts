import { type CallerIdVerification, callerIdVerification } from '@ringfence/contract/settings';
import { codeMilliseconds, isSilent, mostWrongCodes } from '@ringfence/domain/calls/spoken-code';
import {
  mostVerifyingCalls,
  type VerificationRefusal,
  verificationRefusals,
} from '@ringfence/domain/compliance/judge-verification';
import { limitTries, OverLimitError } from '../../auth/index.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError, TooManyRequestsError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { NumberToVerify, Services } from '../../services.ts';
import { takenHere } from './change-caller-ids.ts';
import { findVerification, lockNumber } from './queries.ts';
import { chooseAccount } from './verify-caller-id.ts';

export type CodeServices = Pick<
  Services,
  'database' | 'accounts' | 'log' | 'now' | 'settings' | 'verifyNumber'
>;

const { shape } = callerIdVerification;

/** One of which nothing was heard any more is shown as ended: nobody waits for it for ever. */
function presentVerification(
  row: RowOf<typeof findVerification.row>,
  now: Date,
): CallerIdVerification {
  const isLost = row.state !== 'ended' && isSilent(row.requested_at, now);
  return {
    id: row.id,
    e164: row.e164,
    label: row.label,
    accountId: row.account_id,
    calledFrom: row.called_from,
    state: isLost ? 'ended' : shape.state.parse(row.state),
    outcome: isLost ? 'lost' : shape.outcome.parse(row.outcome),
    carrierSaid: row.carrier_said,
    requestedAt: row.requested_at.toISOString(),
    isCodeSaid: row.spoken_at !== null,
    codeEndsAt: new Date(row.requested_at.getTime() + codeMilliseconds).toISOString(),
    triesLeft: mostWrongCodes - row.wrong_codes,
    callsLeft: Math.max(0, mostVerifyingCalls - row.calls_before - 1),
    verifiedAt: row.verified_at?.toISOString() ?? null,
  };
}

export async function showVerification(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  verificationId: string,
): Promise<CallerIdVerification> {
  const row = await database.asTenant(scope, (transaction) =>
    transaction.first(findVerification, [verificationId]),
  );
  if (row === undefined) throw new ProblemError('not_found');
  return presentVerification(row, now());
}

function explainRefusal(because: VerificationRefusal): ProblemError {
  const sentence = verificationRefusals[because];
  if (because === 'halted') return new ProblemError('calls_halted');
  // The very words that a number gets which somebody else calls from.
  if (because === 'spoken_for') return invalidInput('e164', sentence);
  const reason = { reason: `verification_${because}`, values: {} };
  return new ProblemError('verification_refused', sentence, undefined, reason);
}

/** Anyone who tries many numbers would learn from the refusals which are somebody's. */
export async function limitNumbers(
  services: Pick<CodeServices, 'database' | 'log' | 'now' | 'settings'>,
  organizationId: string,
): Promise<void> {
  try {
    await limitTries(services, 'caller_id_code', { account: organizationId });
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    const { retrySeconds } = error;
    const minutes = Math.ceil(retrySeconds / 60);
    throw new TooManyRequestsError(
      `Your organization has tried too many numbers. Try again in ${minutes} min.`,
      retrySeconds,
      { reason: 'caller_id_code_limit', values: { minutes } },
    );
  }
}

export type AskedNumber = Omit<NumberToVerify, 'scope' | 'accountId'> & {
  accountId?: string | undefined;
};

/** Has a number called with a code, within what the law and the account allow. */
export async function callWithCode(
  services: CodeServices,
  scope: OrganizationScope,
  asked: AskedNumber,
): Promise<CallerIdVerification> {
  const accountId = await chooseAccount(services, scope, asked.accountId);
  await limitNumbers(services, scope.organizationId);
  const answer = await services.verifyNumber({ ...asked, scope, accountId });
  if (answer.kind === 'refused') throw explainRefusal(answer.because);
  return showVerification(services, scope, answer.id);
}

/** Has a number called that the carrier does not know as the account's. */
export async function startVerification(
  services: CodeServices,
  scope: OrganizationScope,
  asked: Omit<AskedNumber, 'proves'>,
): Promise<CallerIdVerification> {
  await chooseAccount(services, scope, asked.accountId);
  const known = await services.database.asTenant(scope, (transaction) =>
    transaction.first(lockNumber, [asked.e164]),
  );
  if (known !== undefined && known.verified_at !== null) throw takenHere();
  return callWithCode(services, scope, asked);
}
