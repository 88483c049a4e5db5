import type { Creditors } from '@ringfence/contract/compliance';
import { foldCreditor } from '@ringfence/domain/compliance/find-collector-role';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { listCreditorNames } from './queries/creditors.ts';

/** As many as a policy can name. */
const mostCreditors = 1_000;
/** Files may write one and the same in several ways. */
const mostNames = 5_000;

/** For whom the organization collects, those with most debts first; names that differ in writing alone are one. */
export async function listCreditors(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<Creditors> {
  const names = await database.asTenant(scope, (transaction) =>
    transaction.all(listCreditorNames, [mostNames + 1]),
  );
  const found = new Map<string, { name: string; debts: number }>();
  for (const { name, debts } of names.slice(0, mostNames)) {
    const known = found.get(foldCreditor(name));
    if (known === undefined) found.set(foldCreditor(name), { name, debts });
    else known.debts += debts;
  }
  const creditors = [...found.values()].toSorted((one, other) => other.debts - one.debts);
  return {
    creditors: creditors.slice(0, mostCreditors),
    isCut: names.length > mostNames || creditors.length > mostCreditors,
  };
}
