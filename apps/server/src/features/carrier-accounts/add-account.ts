import { randomUUID } from 'node:crypto';
import { offeredCarriers } from '@ringfence/carriers/registry';
import {
  type CarrierAccount,
  carrierAccount,
  type OfferedCarrier,
} from '@ringfence/contract/carrier-accounts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { AccountServices } from './account-scope.ts';
import { type PlainFields, sealFields } from './account-secrets.ts';
import { findObstacle } from './list-accounts.ts';
import { presentAccount, type Viewer } from './present-account.ts';
import { insertAccount } from './queries/accounts.ts';
import { readFields } from './read-fields.ts';
import { tellAccount } from './tell-account.ts';

export interface AccountInput {
  carrier: string;
  title: string;
  callsPerSecond: number;
  callsAtOnce: number;
  fields: PlainFields;
}

const obstacles: Readonly<Record<Exclude<OfferedCarrier['obstacle'], null | 'demo'>, string>> = {
  public_url:
    'This server has no public address at which the carrier could ask what to say. The person who runs it sets PUBLIC_URL.',
  address:
    'This server does not know where the carrier is. The person who runs it sets CARRIER_ADDRESS.',
  secrets_key:
    'This server has no key to encrypt secrets with. The person who runs it sets SECRETS_KEY.',
};

async function checkCarrier(services: AccountServices, carrierId: string): Promise<void> {
  const description = offeredCarriers.find(
    (entry) => entry.description.id === carrierId,
  )?.description;
  if (description === undefined) throw invalidInput('carrier', 'Choose one of the carriers.');
  const obstacle = await services.database.asSystem((transaction) =>
    findObstacle(services, transaction, description),
  );
  if (obstacle === 'demo') throw new ProblemError('demo_held');
  if (obstacle !== null) throw invalidInput('carrier', obstacles[obstacle]);
}

/** For the organization, or, where a super administrator names none, for the installation. */
export async function addAccount(
  services: AccountServices,
  context: Viewer & { headers: Headers },
  input: AccountInput,
): Promise<CarrierAccount> {
  const { scope, headers } = context;
  await checkCarrier(services, input.carrier);
  const { settings, secrets } = await readFields(services, input.carrier, input.fields);
  async function write(transaction: Transaction): Promise<CarrierAccount> {
    const id = randomUUID();
    const { sealed, keyId } = sealFields(services.secrets, id, secrets);
    const row = await transaction.first(insertAccount, [
      scope.organizationId,
      id,
      input.carrier,
      input.title,
      JSON.stringify(settings),
      sealed,
      keyId,
      input.callsPerSecond,
      input.callsAtOnce,
      scope.userId,
    ]);
    if (row === undefined) throw new Error('an account was not written');
    await tellAccount(services, transaction, scope, { deed: 'added', account: row });
    return presentAccount(row, context);
  }
  if (scope.organizationId === null) return services.database.asSystem(write);
  // Without the secrets: what a key was used with is kept.
  const asked = { ...input, fields: settings };
  const operation = 'carrier_accounts.add';
  const request = { scope, headers, operation, input: asked, output: carrierAccount };
  return writeOnce(services.database, request, write);
}
