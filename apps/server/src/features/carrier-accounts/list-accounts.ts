import { offeredCarriers } from '@ringfence/carriers/registry';
import type { CarrierAccount, OfferedCarrier } from '@ringfence/contract/carrier-accounts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { type AccountServices, inScope } from './account-scope.ts';
import { presentAccount, type Viewer } from './present-account.ts';
import { findCarrierAddress, findDemo, listAccounts as listStatement } from './queries/accounts.ts';
import { listFields } from './read-fields.ts';

type Offering = Pick<Services, 'database' | 'hasPublicUrl' | 'secrets'>;

/** A database that holds the demo calls through no carrier that reaches people. */
export async function holdsDemo(transaction: Transaction): Promise<boolean> {
  return (await transaction.first(findDemo))?.found === true;
}

/** What keeps people from adding an account at the carrier; the operator alone can mend it. */
export async function findObstacle(
  { hasPublicUrl, secrets }: Offering,
  transaction: Transaction,
  { id, reachesPeople }: { id: string; reachesPeople: boolean },
): Promise<OfferedCarrier['obstacle']> {
  if (reachesPeople && (await holdsDemo(transaction))) return 'demo';
  if (secrets.sealsWith === undefined) return 'secrets_key';
  if (reachesPeople) return hasPublicUrl ? null : 'public_url';
  const found = await transaction.first(findCarrierAddress, [id]);
  return found?.address == null ? 'address' : null;
}

function offerCarriers(services: Offering): Promise<OfferedCarrier[]> {
  return services.database.asSystem(async (transaction) => {
    const offered: OfferedCarrier[] = [];
    for (const { description } of offeredCarriers) {
      const { id, title, reachesPeople } = description;
      const obstacle = await findObstacle(services, transaction, { id, reachesPeople });
      const fields = listFields(id).map((field) => ({ ...field }));
      offered.push({ id, title, reachesPeople, fields, obstacle });
    }
    return offered;
  });
}

/** Those of the organization, and those of the installation, of which it learns no more than it needs. */
export async function listAccounts(
  services: AccountServices,
  viewer: Viewer,
): Promise<{ accounts: CarrierAccount[]; carriers: OfferedCarrier[] }> {
  const { organizationId } = viewer.scope;
  const own =
    organizationId === null
      ? []
      : await inScope(services, viewer.scope, (transaction) =>
          transaction.all(listStatement, [organizationId]),
        );
  const shared = await services.database.asSystem((transaction) =>
    transaction.all(listStatement, [null]),
  );
  return {
    accounts: [...own, ...shared].map((row) => presentAccount(row, viewer)),
    carriers: await offerCarriers(services),
  };
}
