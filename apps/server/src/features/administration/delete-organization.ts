import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { AdministrationServices } from './change-organization.ts';
import {
  clearCarrierAccounts,
  clearIdempotencyKeys,
  clearImportRejections,
  clearInvitations,
  clearLiveEvents,
  clearMemberships,
  clearNotifications,
  endTargets,
  findKeptUntil,
  findName,
  hasCallsUnderWay,
  lockOrganization,
  markDeleted,
  releaseCallerIds,
  stopCampaigns,
} from './queries/organizations.ts';
import { tellOrganization } from './tell-organization.ts';

const notKept = [
  clearMemberships,
  clearInvitations,
  clearNotifications,
  clearIdempotencyKeys,
  clearLiveEvents,
  clearImportRejections,
  releaseCallerIds,
  clearCarrierAccounts,
];

export interface Deletion {
  organizationId: string;
  /** The name of the organization, typed again. */
  confirmation: string;
}

function checkConfirmation(organization: { name: string } | undefined, typed: string): void {
  if (organization === undefined) throw new ProblemError('not_found');
  if (typed.trim() === organization.name.trim()) return;
  throw invalidInput('confirmation', 'Type the name of the organization exactly as it is.');
}

async function refuseWithCalls(transaction: Transaction, organizationId: string): Promise<void> {
  const calls = await transaction.first(hasCallsUnderWay, [organizationId]);
  if (calls?.found) throw new ProblemError('calls_in_flight');
}

/**
 * Nobody belongs to it any more, and nothing is called. Contacts, debts, consents, suppressions,
 * campaigns, decisions, calls, carrier events and the activity stay: they show whether the law was
 * kept, and have to be there for three years after the last collection activity (12 CFR 1006.100(a)).
 */
export function deleteOrganization(
  services: AdministrationServices,
  { userId: actorId }: Principal,
  { organizationId, confirmation }: Deletion,
): Promise<{ keptUntil: string | null }> {
  const work = async (transaction: Transaction) => {
    checkConfirmation(await transaction.first(findName, [organizationId]), confirmation);
    await refuseWithCalls(transaction, organizationId);
    const now = services.now();
    // Campaigns and targets before the organization, the order in which the dialer takes them.
    const stopped = await transaction.all(stopCampaigns, [organizationId, now]);
    await transaction.all(endTargets, [organizationId, stopped.map(({ id }) => id)]);
    // What held until here may have changed while this waited for others to write.
    checkConfirmation(await transaction.first(lockOrganization, [organizationId]), confirmation);
    await refuseWithCalls(transaction, organizationId);
    for (const statement of notKept) await transaction.all(statement, [organizationId]);
    await transaction.all(markDeleted, [organizationId, now, actorId]);
    await tellOrganization(services, transaction, {
      organizationId,
      actorId,
      action: 'organization.deleted',
    });
    const kept = await transaction.first(findKeptUntil, [organizationId]);
    return { keptUntil: kept?.kept_until ?? null };
  };
  return retryDeadlock(() => services.database.asSystem(work));
}
