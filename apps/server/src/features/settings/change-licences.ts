import { type Licence, licence } from '@ringfence/contract/settings';
import { unitedStates } from '@ringfence/domain/zones/region-zones';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { renewPolicy } from '../compliance/index.ts';
import {
  deleteLicence,
  insertLicence,
  listLicences as listStatement,
  lockLicence,
  updateLicence,
} from './queries.ts';
import { tellSettings } from './tell-settings.ts';

type LicenceServices = Pick<Services, 'database' | 'effects' | 'now' | 'judgeOrganizationAgain'>;
type Row = RowOf<typeof listStatement.row>;

export interface LicenceInput {
  region: string;
  number: string;
  expiresOn: string | null;
}

const presentLicence = ({ id, region, number, expires_on }: Row): Licence => ({
  id,
  region,
  number,
  expiresOn: expires_on,
});

/** A state licenses collectors; the addresses of military mail lie in none. */
function checkRegion(region: string): void {
  const zones = Object.hasOwn(unitedStates, region) ? unitedStates[region] : undefined;
  if (zones === undefined || zones.length === 0) {
    throw invalidInput('region', 'Choose a state or territory of the United States.');
  }
}

const alreadyThere = () => invalidInput('number', 'This licence is there already.');
const uniquenessCode = '23505';

function explainDuplicate(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === uniquenessCode) {
    throw alreadyThere();
  }
  throw error;
}

async function tellLicence(
  services: LicenceServices,
  transaction: Transaction,
  scope: OrganizationScope,
  deed: 'added' | 'changed' | 'removed',
  { id, region, number }: Row,
): Promise<void> {
  await renewPolicy(services, transaction, scope.organizationId);
  await tellSettings(services, transaction, scope, {
    action: `licence.${deed}`,
    subject: { kind: 'licence', id },
    detail: { region, number },
  });
}

export async function listLicences(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ licences: Licence[] }> {
  const rows = await database.asTenant(scope, (transaction) => transaction.all(listStatement));
  return { licences: rows.map(presentLicence) };
}

export async function addLicence(
  services: LicenceServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: LicenceInput,
): Promise<Licence> {
  checkRegion(input.region);
  const request = { ...context, operation: 'settings.add_licence', input, output: licence };
  return writeOnce(services.database, request, async (transaction) => {
    const values = [input.region, input.number, input.expiresOn];
    const row = await transaction.first(insertLicence, values);
    if (row === undefined) throw alreadyThere();
    await tellLicence(services, transaction, context.scope, 'added', row);
    return presentLicence(row);
  });
}

export interface LicenceChange {
  licenceId: string;
  region?: string | undefined;
  number?: string | undefined;
  expiresOn?: string | null | undefined;
}

/** Changes what is given and differs; what is not given stays. */
export async function changeLicence(
  services: LicenceServices,
  scope: OrganizationScope,
  change: LicenceChange,
): Promise<Licence> {
  if (change.region !== undefined) checkRegion(change.region);
  return services.database
    .asTenant(scope, async (transaction) => {
      const before = await transaction.first(lockLicence, [change.licenceId]);
      if (before === undefined) throw new ProblemError('not_found');
      const region = change.region ?? before.region;
      const number = change.number ?? before.number;
      const expiresOn = change.expiresOn === undefined ? before.expires_on : change.expiresOn;
      const isSame =
        region === before.region && number === before.number && expiresOn === before.expires_on;
      if (isSame) return presentLicence(before);
      const row = await transaction.first(updateLicence, [before.id, region, number, expiresOn]);
      // Somebody who waited for the lock may have lost their role meanwhile.
      if (row === undefined) throw new ProblemError('not_permitted');
      await tellLicence(services, transaction, scope, 'changed', row);
      return presentLicence(row);
    })
    .catch(explainDuplicate);
}

export function removeLicence(
  services: LicenceServices,
  scope: OrganizationScope,
  licenceId: string,
): Promise<Record<never, never>> {
  return services.database.asTenant(scope, async (transaction) => {
    const row = await transaction.first(deleteLicence, [licenceId]);
    if (row === undefined) throw new ProblemError('not_found');
    await tellLicence(services, transaction, scope, 'removed', row);
    return {};
  });
}
