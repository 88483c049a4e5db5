import { type CallerId, callerId } from '@ringfence/contract/settings';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import {
  deleteCallerId,
  insertCallerId,
  listCallerIds as listStatement,
  lockCallerId,
  updateCallerId,
} from './queries.ts';
import { tellSettings } from './tell-settings.ts';

type CallerIdServices = Pick<Services, 'database' | 'effects'>;
type Row = RowOf<typeof listStatement.row>;

const presentCallerId = ({ id, e164, label, state }: Row): CallerId => ({
  id,
  e164,
  label,
  state: callerId.shape.state.parse(state),
});

async function tellCallerId(
  services: CallerIdServices,
  transaction: Transaction,
  scope: OrganizationScope,
  deed: 'added' | 'changed' | 'removed',
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

export function addCallerId(
  services: CallerIdServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: { e164: string; label: string },
): Promise<CallerId> {
  const request = { ...context, operation: 'settings.add_caller_id', input, output: callerId };
  return writeOnce(services.database, request, async (transaction) => {
    const row = await transaction.first(insertCallerId, [input.e164, input.label]);
    if (row === undefined) throw invalidInput('e164', 'This number is there already.');
    await tellCallerId(services, transaction, context.scope, 'added', row);
    return presentCallerId(row);
  });
}

export interface CallerIdChange {
  callerIdId: string;
  label?: string | undefined;
  state?: CallerId['state'] | undefined;
}

/** Campaigns that call from it already go on; none starts from one that rests. */
export function changeCallerId(
  services: CallerIdServices,
  scope: OrganizationScope,
  { callerIdId, label, state }: CallerIdChange,
): Promise<CallerId> {
  return services.database.asTenant(scope, async (transaction) => {
    const before = await transaction.first(lockCallerId, [callerIdId]);
    if (before === undefined) throw new ProblemError('not_found');
    const after = { label: label ?? before.label, state: state ?? before.state };
    if (after.label === before.label && after.state === before.state) {
      return presentCallerId(before);
    }
    const row = await transaction.first(updateCallerId, [callerIdId, after.label, after.state]);
    // Whoever waited for the lock may have lost their role meanwhile.
    if (row === undefined) throw new ProblemError('not_permitted');
    await tellCallerId(services, transaction, scope, 'changed', row);
    return presentCallerId(row);
  });
}

export function removeCallerId(
  services: CallerIdServices,
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
