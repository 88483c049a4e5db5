import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/database/database.ts';
import { UnreadableSecret } from '../../platform/secrets/secret-box.ts';
import type { BookServices } from './account-book.ts';
import { openFields, sealFields } from './account-secrets.ts';
import {
  findOfEnvironment,
  giveCallerIds,
  giveCalls,
  giveCampaigns,
  insertOfEnvironment,
  lockEnvironment,
  paceOfEnvironment,
  restOthersOfEnvironment,
  rewriteOfEnvironment,
} from './queries/environment.ts';

/** The account that the settings of the server name. */
export interface EnvironmentAccount {
  carrier: string;
  title: string;
  sid: string;
  token: string;
  address: string | undefined;
  callsPerSecond: number;
  callsAtOnce: number;
}

function isTheSame(
  { secrets }: BookServices,
  row: { id: string; settings: unknown; secrets: Buffer; secrets_key: string },
  settings: object,
  token: string,
): boolean {
  try {
    return isDeepStrictEqual(row.settings, settings) && openFields(secrets, row).token === token;
  } catch (error) {
    // The environment knows the secret, so a lost key costs this account nothing.
    if (error instanceof UnreadableSecret) return false;
    throw error;
  }
}

async function write(
  services: BookServices,
  transaction: Transaction,
  { carrier, title, sid, token, address, callsPerSecond, callsAtOnce }: EnvironmentAccount,
): Promise<string> {
  const settings = address === undefined ? { sid } : { sid, address };
  const pace = [title, callsPerSecond, callsAtOnce];
  const row = await transaction.first(findOfEnvironment, [carrier, sid]);
  const id = row?.id ?? randomUUID();
  if (row !== undefined && isTheSame(services, row, settings, token)) {
    await transaction.all(paceOfEnvironment, [id, ...pace]);
    return id;
  }
  const { sealed, keyId } = sealFields(services.secrets, id, { token });
  if (row === undefined) {
    const values = [id, carrier, title, JSON.stringify(settings), sealed, keyId];
    await transaction.all(insertOfEnvironment, [...values, callsPerSecond, callsAtOnce]);
  } else {
    await transaction.all(rewriteOfEnvironment, [id, JSON.stringify(settings), sealed, keyId]);
    await transaction.all(paceOfEnvironment, [id, ...pace]);
  }
  return id;
}

/**
 * Makes the row of the environment's account what the environment says; carrier and SID name it. What has no
 * account yet gets this one. Where a worker's environment names another or none, calls through the former ones
 * rest. Answers which it is.
 */
export function keepEnvironmentAccount(
  services: BookServices,
  account: EnvironmentAccount | undefined,
  { works }: { works: boolean },
): Promise<string | undefined> {
  return services.database.asSystem(async (transaction) => {
    await transaction.all(lockEnvironment);
    const id = account && (await write(services, transaction, account));
    if (works) await transaction.all(restOthersOfEnvironment, [id ?? null]);
    if (account === undefined) return undefined;
    await transaction.all(giveCallerIds, [id]);
    await transaction.all(giveCampaigns, [id]);
    await transaction.all(giveCalls, [id, account.carrier]);
    return id;
  });
}
