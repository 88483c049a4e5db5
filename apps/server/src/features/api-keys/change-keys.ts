import type { ApiKey, ApiKeyScope } from '@ringfence/contract/api-keys';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { makeSecret } from './key-secret.ts';
import { presentKeys } from './present-key.ts';
import { countKeys, findKey, insertKey, isMember, revokeKey, rotateKey } from './queries.ts';

export type KeyServices = Pick<Services, 'database' | 'effects' | 'now'>;

interface MadeKey {
  key: ApiKey;
  secret: string;
}

/** More than these nobody keeps apart. */
const mostKeys = 100;
const hourMilliseconds = 60 * 60 * 1000;
const dayMilliseconds = 24 * hourMilliseconds;

async function requireKey(
  transaction: Transaction,
  { organizationId }: OrganizationScope,
  keyId: string,
  now: Date,
): Promise<ApiKey> {
  const row = await transaction.first(findKey, [organizationId, keyId]);
  const [key] = await presentKeys(transaction, row === undefined ? [] : [row], now);
  if (key === undefined) throw new ProblemError('not_found');
  return key;
}

/** A key acts in the name of a member, and does what they may do: nobody else can be its owner. */
async function requireMember(
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
): Promise<void> {
  const membership = await transaction.first(isMember, [organizationId, userId]);
  if (membership?.found) return;
  throw new ProblemError(
    'not_permitted',
    'A key acts in the name of a member of the organization. Ask an admin of it to make one.',
  );
}

function tell(
  { effects }: KeyServices,
  transaction: Transaction,
  { organizationId, userId, isSuperAdministrator }: OrganizationScope,
  action: string,
  keyId: string,
): Promise<void> {
  return appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: isSuperAdministrator ? 'super_administrator' : 'profile', id: userId },
      action,
      subject: { kind: 'api_key', id: keyId },
    },
  ]);
}

/**
 * The answers are kept nowhere, unlike those of other writes that are sent again: they hold the secret.
 */
export function createKey(
  services: KeyServices,
  scope: OrganizationScope,
  input: { name: string; scopes: readonly ApiKeyScope[]; days: number | null },
): Promise<MadeKey> {
  const now = services.now();
  const { secret, prefix, hash } = makeSecret();
  return services.database.asSystem(async (transaction) => {
    await requireMember(transaction, scope);
    const counted = await transaction.first(countKeys, [scope.organizationId]);
    if ((counted?.keys ?? 0) >= mostKeys) {
      throw invalidInput('name', `There are ${mostKeys} keys already. Revoke one first.`);
    }
    const made = await transaction.first(insertKey, [
      scope.organizationId,
      input.name,
      prefix,
      hash,
      [...new Set(input.scopes)],
      scope.userId,
      now,
      input.days === null ? null : new Date(now.getTime() + input.days * dayMilliseconds),
    ]);
    if (made === undefined) throw new Error('a key was not stored');
    await tell(services, transaction, scope, 'api_key.created', made.id);
    return { key: await requireKey(transaction, scope, made.id, now), secret };
  });
}

/** The person who rotates a key owns it from then on, so that it outlives the one who made it. */
export function renewSecret(
  services: KeyServices,
  scope: OrganizationScope,
  input: { keyId: string; overlapHours: number },
): Promise<MadeKey> {
  const now = services.now();
  const { secret, prefix, hash } = makeSecret();
  const previousUntil = new Date(now.getTime() + input.overlapHours * hourMilliseconds);
  return services.database.asSystem(async (transaction) => {
    await requireMember(transaction, scope);
    const values = [scope.organizationId, input.keyId, prefix, hash, scope.userId];
    const rotated = await transaction.first(rotateKey, [...values, previousUntil, now]);
    if (rotated === undefined) {
      await requireKey(transaction, scope, input.keyId, now);
      throw new ProblemError('conflict', 'This key has ended. Make a new one.');
    }
    await tell(services, transaction, scope, 'api_key.rotated', input.keyId);
    return { key: await requireKey(transaction, scope, input.keyId, now), secret };
  });
}

/** Revoking twice is no error: the second time there is nothing left to revoke. */
export function endKey(
  services: KeyServices,
  scope: OrganizationScope,
  keyId: string,
): Promise<ApiKey> {
  const now = services.now();
  return services.database.asSystem(async (transaction) => {
    const values = [scope.organizationId, keyId, now, scope.userId];
    const revoked = await transaction.first(revokeKey, values);
    if (revoked !== undefined) await tell(services, transaction, scope, 'api_key.revoked', keyId);
    return requireKey(transaction, scope, keyId, now);
  });
}
