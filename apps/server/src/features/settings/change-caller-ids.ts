import { type CallerId, callerId } from '@ringfence/contract/settings';
import { verificationRefusals } from '@ringfence/domain/compliance/judge-verification';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import {
  deleteCallerId,
  findCallerId,
  hasCallerId,
  insertCallerId,
  listCallerIds as listStatement,
  lockCallerId,
  updateCallerId,
} from './queries.ts';
import { tellSettings } from './tell-settings.ts';
import { type VerifyingServices, verifyCallerId } from './verify-caller-id.ts';

type CallerIdServices = VerifyingServices & Pick<Services, 'effects' | 'now'>;
type Row = RowOf<typeof listStatement.row>;

export const presentCallerId = (row: Row): CallerId => ({
  id: row.id,
  e164: row.e164,
  label: row.label,
  state: callerId.shape.state.parse(row.state),
  accountId: row.account_id,
  poolId: row.pool_id,
  verifiedHow: callerId.shape.verifiedHow.parse(row.verified_how),
  verifiedAt: row.verified_at?.toISOString() ?? null,
});

export const takenHere = () => invalidInput('e164', 'This number is there already.');
/** Whose it is, is nobody's business. */
export const takenElsewhere = () => invalidInput('e164', verificationRefusals.spoken_for);

export async function tellCallerId(
  services: Pick<Services, 'effects'>,
  transaction: Transaction,
  scope: OrganizationScope,
  deed: 'added' | 'changed' | 'removed' | 'verified',
  { id, e164, state }: Row,
): Promise<void> {
  await tellSettings(services, transaction, scope, {
    action: `caller_id.${deed}`,
    subject: { kind: 'caller_id', id },
    detail: { e164, state },
  });
}

export async function listCallerIds(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ callerIds: CallerId[] }> {
  const rows = await database.asTenant(scope, (transaction) => transaction.all(listStatement));
  return { callerIds: rows.map(presentCallerId) };
}

export async function addCallerId(
  services: CallerIdServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: { e164: string; label: string; accountId?: string | undefined },
): Promise<CallerId> {
  const request = { ...context, operation: 'settings.add_caller_id', input, output: callerId };
  const { e164, label, accountId } = input;
  // Before the transaction, because a carrier may be slow.
  const verifiedBy = await verifyCallerId(services, context.scope, { e164, accountId });
  return writeOnce(services.database, request, async (transaction) => {
    const values = [e164, label, verifiedBy, 'carrier', services.now()];
    const row = await transaction.first(insertCallerId, values);
    if (row === undefined) {
      const own = await transaction.first(hasCallerId, [e164]);
      throw own?.found ? takenHere() : takenElsewhere();
    }
    await tellCallerId(services, transaction, context.scope, 'added', row);
    return presentCallerId(row);
  });
}

export interface CallerIdChange {
  callerIdId: string;
  label?: string | undefined;
  state?: CallerId['state'] | undefined;
  accountId?: string | undefined;
}

interface Verification {
  account_id: string | null;
  verified_how: string | null;
  verified_at: Date | null;
}

/** Undefined where what is known of the number stays. */
async function verifyAgain(
  services: CallerIdServices,
  scope: OrganizationScope,
  { callerIdId, accountId, state }: CallerIdChange,
): Promise<Verification | undefined> {
  const row = await services.database.asTenant(scope, (transaction) =>
    transaction.first(findCallerId, [callerIdId]),
  );
  if (row === undefined) throw new ProblemError('not_found');
  const isOther = accountId !== undefined && accountId !== row.account_id;
  if (isOther && row.pool_id !== null) {
    throw invalidInput(
      'accountId',
      'All numbers of a pool call through one carrier account. Take this number out of its pool first.',
    );
  }
  const isUnproven = row.verified_at === null && (state === 'active' || accountId !== undefined);
  if (!isOther && !isUnproven) return undefined;
  const named = accountId ?? row.account_id ?? undefined;
  const verifiedBy = await verifyCallerId(services, scope, { e164: row.e164, accountId: named });
  return { account_id: verifiedBy, verified_how: 'carrier', verified_at: services.now() };
}

const uniquenessCode = '23505';

export function explainTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === uniquenessCode) {
    throw takenElsewhere();
  }
  throw error;
}

/** Campaigns that call from it already go on; none starts from one that rests. */
export async function changeCallerId(
  services: CallerIdServices,
  scope: OrganizationScope,
  change: CallerIdChange,
): Promise<CallerId> {
  const verified = await verifyAgain(services, scope, change);
  const { callerIdId, label, state } = change;
  return services.database
    .asTenant(scope, async (transaction) => {
      const before = await transaction.first(lockCallerId, [callerIdId]);
      if (before === undefined) throw new ProblemError('not_found');
      const after = { label: label ?? before.label, state: state ?? before.state };
      const isSame = after.label === before.label && after.state === before.state;
      if (isSame && verified === undefined) return presentCallerId(before);
      const { account_id, verified_how, verified_at } = verified ?? before;
      const values = [callerIdId, after.label, after.state, account_id, verified_how, verified_at];
      const row = await transaction.first(updateCallerId, values);
      // Somebody who waited for the lock may have lost their role meanwhile.
      if (row === undefined) throw new ProblemError('not_permitted');
      await tellCallerId(services, transaction, scope, 'changed', row);
      return presentCallerId(row);
    })
    .catch(explainTaken);
}

export function removeCallerId(
  services: Pick<Services, 'database' | 'effects'>,
  scope: OrganizationScope,
  callerIdId: string,
): Promise<Record<never, never>> {
  return services.database.asTenant(scope, async (transaction) => {
    const row = await transaction.first(deleteCallerId, [callerIdId]);
    if (row === undefined) throw new ProblemError('not_found');
    await tellCallerId(services, transaction, scope, 'removed', row);
    return {};
  });
}
