import { findCarrier } from '@ringfence/carriers/registry';
import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { UnreadableSecret } from '../../platform/secrets/secret-box.ts';
import { type AccountServices, inScope } from './account-scope.ts';
import { openFields, type PlainFields, plainFields, sealFields } from './account-secrets.ts';
import { holdsDemo } from './list-accounts.ts';
import { type AccountRow, presentAccount, type Viewer } from './present-account.ts';
import { findSecrets, lockAccount, updateAccount, updateFields } from './queries/accounts.ts';
import { readFields } from './read-fields.ts';
import { tellAccount } from './tell-account.ts';

export interface AccountChange {
  accountId: string;
  title?: string | undefined;
  callsPerSecond?: number | undefined;
  callsAtOnce?: number | undefined;
  fields?: PlainFields | undefined;
  state?: CarrierAccount['state'] | undefined;
}

/** What the environment says is changed there: at the next start it would be as it was. */
export function refuseOfEnvironment({ origin }: AccountRow): void {
  if (origin === 'people') return;
  throw new ProblemError(
    'not_permitted',
    'This account comes from the settings of the server. The person who runs it changes it there.',
  );
}

/** What cannot be used is not switched on. */
async function refuseInDemo({ database }: AccountServices, { carrier }: AccountRow): Promise<void> {
  if (findCarrier(carrier)?.description.reachesPeople !== true) return;
  if (await database.asSystem(holdsDemo)) throw new ProblemError('demo_held');
}

/** As the system, because no person's role reads them; what cannot be read is to be entered again. */
async function readSecrets(
  { database, secrets }: AccountServices,
  accountId: string,
): Promise<PlainFields> {
  const row = await database.asSystem((transaction) => transaction.first(findSecrets, [accountId]));
  try {
    return row === undefined ? {} : openFields(secrets, row);
  } catch (error) {
    if (error instanceof UnreadableSecret) return {};
    throw error;
  }
}

async function writeFields(
  services: AccountServices,
  transaction: Transaction,
  before: AccountRow,
  entered: PlainFields,
): Promise<string[]> {
  const given = Object.entries(entered).filter(([, value]) => value.trim() !== '');
  if (given.length === 0) return [];
  const known = {
    ...plainFields.parse(before.settings),
    ...(await readSecrets(services, before.id)),
  };
  const entries = { ...known, ...Object.fromEntries(given) };
  const { settings, secrets } = await readFields(services, before.carrier, entries);
  const { sealed, keyId } = sealFields(services.secrets, before.id, secrets);
  const place = [before.organization_id, before.id];
  await transaction.all(updateFields, [...place, JSON.stringify(settings), sealed, keyId]);
  return given.map(([name]) => name);
}

/** Changes what is given and differs, and writes down which fields that were, never what they hold. */
export function changeAccount(
  services: AccountServices,
  viewer: Viewer,
  { accountId, fields = {}, ...change }: AccountChange,
): Promise<CarrierAccount> {
  const { organizationId } = viewer.scope;
  return inScope(services, viewer.scope, async (transaction) => {
    const before = await transaction.first(lockAccount, [organizationId, accountId]);
    if (before === undefined) throw new ProblemError('not_found');
    refuseOfEnvironment(before);
    if (change.state === 'active') await refuseInDemo(services, before);
    const after = {
      title: change.title ?? before.title,
      callsPerSecond: change.callsPerSecond ?? before.calls_per_second,
      callsAtOnce: change.callsAtOnce ?? before.calls_at_once,
      state: change.state ?? before.state,
    };
    const changed = [
      ...(after.title === before.title ? [] : ['title']),
      ...(after.callsPerSecond === before.calls_per_second ? [] : ['callsPerSecond']),
      ...(after.callsAtOnce === before.calls_at_once ? [] : ['callsAtOnce']),
      ...(after.state === before.state ? [] : ['state']),
      ...(await writeFields(services, transaction, before, fields)),
    ];
    if (changed.length === 0) return presentAccount(before, viewer);
    const { title, callsPerSecond, callsAtOnce, state } = after;
    const values = [organizationId, accountId, title, callsPerSecond, callsAtOnce, state];
    const row = await transaction.first(updateAccount, values);
    // Somebody who waited for the lock may have lost their role meanwhile.
    if (row === undefined) throw new ProblemError('not_permitted');
    const detail = { changed, state };
    await tellAccount(services, transaction, viewer.scope, {
      deed: 'changed',
      account: row,
      detail,
    });
    return presentAccount(row, viewer);
  });
}
