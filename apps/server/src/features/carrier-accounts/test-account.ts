import type { AccountCheck } from '@ringfence/carriers/port';
import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import { ProblemError } from '../../platform/http/problem.ts';
import { UnreadableSecret } from '../../platform/secrets/secret-box.ts';
import { openNow } from './account-book.ts';
import { type AccountServices, inScope } from './account-scope.ts';
import { presentAccount, type Viewer } from './present-account.ts';
import { lockAccount, recordHealth } from './queries/accounts.ts';
import { tellAccount } from './tell-account.ts';

async function ask(services: AccountServices, accountId: string): Promise<AccountCheck> {
  try {
    const account = await openNow(services, accountId);
    if (account === undefined) throw new ProblemError('not_found');
    return await account.carrier.checkAccount();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (error instanceof UnreadableSecret) {
      return {
        kind: 'refused',
        detail: 'Its secret cannot be read by this server. Enter it again.',
      };
    }
    services.log.warn({ accountId, error }, 'a carrier account could not be opened');
    return { kind: 'refused', detail: 'The account cannot be used as it was entered.' };
  }
}

/** Asks the carrier outside any transaction, and calls nobody. */
export async function testAccount(
  services: AccountServices,
  viewer: Viewer,
  accountId: string,
): Promise<CarrierAccount> {
  const { organizationId } = viewer.scope;
  const place = [organizationId, accountId];
  const found = await inScope(services, viewer.scope, (transaction) =>
    transaction.first(lockAccount, place),
  );
  if (found === undefined) throw new ProblemError('not_found');
  const check = await ask(services, accountId);
  return inScope(services, viewer.scope, async (transaction) => {
    const detail = check.kind === 'ready' ? null : check.detail;
    const values = [...place, check.kind, detail, services.now()];
    const row = await transaction.first(recordHealth, values);
    if (row === undefined) throw new ProblemError('conflict');
    await tellAccount(services, transaction, viewer.scope, {
      deed: 'tested',
      account: row,
      detail: { health: check.kind },
    });
    return presentAccount(row, viewer);
  });
}
