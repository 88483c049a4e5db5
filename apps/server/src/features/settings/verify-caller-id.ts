import type { TenantScope } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { listActiveAccounts } from './queries.ts';

export type VerifyingServices = Pick<Services, 'database' | 'accounts' | 'log'>;

/** The account that was named, or the only one. */
export async function chooseAccount(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  named: string | undefined,
): Promise<string> {
  const rows = await database.asTenant(scope, (transaction) => transaction.all(listActiveAccounts));
  const [first, ...others] = rows.map(({ id }) => id);
  if (first === undefined) throw new ProblemError('carrier_missing');
  if (named === undefined && others.length === 0) return first;
  if (named !== undefined && [first, ...others].includes(named)) return named;
  throw invalidInput('accountId', 'Choose an active account that your organization calls through.');
}

const notKnown =
  'The carrier does not know this number as one of the account. Buy it or have it verified there first.';

/** Asks the carrier whether the number belongs to the account, and answers which account that is. */
export async function verifyCallerId(
  services: VerifyingServices,
  scope: TenantScope,
  { e164, accountId }: { e164: string; accountId: string | undefined },
): Promise<string> {
  const chosen = await chooseAccount(services, scope, accountId);
  const isOwned = await askWhetherOwned(services, chosen, e164);
  if (isOwned) return chosen;
  const reason = { reason: 'unknown_to_carrier', values: {} };
  throw new ProblemError(
    'validation_failed',
    notKnown,
    [{ path: 'e164', message: notKnown }],
    reason,
  );
}

async function askWhetherOwned(
  { accounts, log }: VerifyingServices,
  accountId: string,
  e164: string,
): Promise<boolean> {
  try {
    const account = await accounts.find(accountId);
    return account !== undefined && (await account.carrier.ownsNumber(e164));
  } catch (error) {
    log.warn({ accountId, error }, 'the carrier could not be asked whose a number is');
    throw new ProblemError('carrier_unreachable');
  }
}
