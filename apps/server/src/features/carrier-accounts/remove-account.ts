import { ProblemError } from '../../platform/http/problem.ts';
import { type AccountServices, inScope } from './account-scope.ts';
import { refuseOfEnvironment } from './change-account.ts';
import type { Viewer } from './present-account.ts';
import { deleteAccount, findUse, lockAccount, releaseCallerIds } from './queries/accounts.ts';
import { tellAccount } from './tell-account.ts';

/**
 * Nothing that runs loses its way out: campaigns and calls come to their end first. Recordings that have to be kept
 * for three years (12 CFR 1006.100(b)), and copies that nobody may keep, are reached through the account alone.
 */
export function removeAccount(
  services: AccountServices,
  viewer: Viewer,
  accountId: string,
): Promise<Record<never, never>> {
  const place = [viewer.scope.organizationId, accountId];
  return inScope(services, viewer.scope, async (transaction) => {
    // A campaign that starts through it waits for this lock, and finds it gone.
    const account = await transaction.first(lockAccount, place);
    if (account === undefined) throw new ProblemError('not_found');
    // One that the environment does not name any more may go.
    if (account.state === 'active') refuseOfEnvironment(account);
    const use = await transaction.first(findUse, [accountId]);
    if (use?.has_campaigns) {
      throw new ProblemError(
        'account_in_use',
        'Campaigns call through this account. Stop them first.',
      );
    }
    if (use?.has_calls) {
      throw new ProblemError(
        'account_in_use',
        'Calls through this account are under way. Wait until they have ended.',
      );
    }
    if (use?.has_recordings) {
      throw new ProblemError(
        'account_in_use',
        'Recordings of calls are still at this carrier. Wait until they have been fetched from there and deleted.',
      );
    }
    await transaction.all(releaseCallerIds, [accountId]);
    if ((await transaction.first(deleteAccount, place)) === undefined) {
      throw new ProblemError('not_permitted');
    }
    await tellAccount(services, transaction, viewer.scope, { deed: 'removed', account });
    return {};
  });
}
