import { spanningRoute } from '../../platform/http/procedures.ts';
import type { AccountServices } from './account-scope.ts';
import { addAccount } from './add-account.ts';
import { changeAccount } from './change-account.ts';
import { listAccounts } from './list-accounts.ts';
import { removeAccount } from './remove-account.ts';
import { testAccount } from './test-account.ts';

export function createCarrierAccountRoutes(services: AccountServices) {
  const readers = spanningRoute('organization.read').carrierAccounts;
  const editors = spanningRoute('carrier_accounts.edit').carrierAccounts;
  return {
    list: readers.list.handler(({ context }) => listAccounts(services, context)),
    add: editors.add.handler(({ context, input }) => addAccount(services, context, input)),
    change: editors.change.handler(({ context, input }) => changeAccount(services, context, input)),
    test: editors.test.handler(({ context, input }) =>
      testAccount(services, context, input.accountId),
    ),
    remove: editors.remove.handler(({ context, input }) =>
      removeAccount(services, context, input.accountId),
    ),
  };
}
