import type { TakenBack } from '@ringfence/contract/scheduled';
import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { refuseNames } from '../personal-data/index.ts';
import { besideCalls, holdTarget, type Target } from './hold-target.ts';
import type { TargetKey } from './judge-target.ts';
import { endTarget, holdCampaign, planTarget } from './queries.ts';
import { tellTarget } from './tell-target.ts';

type CancelServices = Pick<Services, 'database' | 'effects' | 'now'>;
type Subject = Omit<TargetKey, 'organizationId'>;

/** Ends what a campaign has to do with somebody. Twice changes nothing. */
export function cancelTarget(
  services: CancelServices,
  scope: OrganizationScope,
  { reason, ...subject }: Subject & { reason: string },
): Promise<{ nextAt: null }> {
  const key = { ...subject, organizationId: scope.organizationId };
  return besideCalls(services.database, scope, async (transaction) => {
    const target = await holdTarget(transaction, key);
    if (target.state === 'done') return { nextAt: null };
    if (!['running', 'paused'].includes(target.campaign_state)) {
      throw new ProblemError('target_over');
    }
    await refuseNames(transaction, key, { path: 'reason', text: reason });
    await transaction.all(endTarget, [key.campaignId, key.contactId, services.now()]);
    await tellTarget(services, transaction, scope, {
      action: 'target.cancelled',
      ...subject,
      // `refuseNames` knows this person alone: numbers and addresses of others are left out too.
      detail: { reason: maskPersonal(reason) },
    });
    return { nextAt: null };
  });
}

/**
 * What there is to take back, with the time that is then the chosen one. A chosen time outlasts a cancellation. Taking
 * back a move leads to the time chosen before it and no further, so that asking twice lets nobody be called earlier.
 */
function findTakenBack({ state, moved_to, moved_before }: Target) {
  if (state === 'done') return { kind: 'cancelled', movedTo: moved_to } as const;
  if (moved_to === null || moved_to.getTime() === moved_before?.getTime()) return null;
  return { kind: 'moved', movedTo: moved_before } as const;
}

/**
 * Takes back that a call was cancelled, or that one to come was moved. The person is judged again, so that what was
 * learned meanwhile counts.
 */
export function restoreTarget(
  services: CancelServices,
  scope: OrganizationScope,
  { takesBack, ...subject }: Subject & { takesBack?: TakenBack | undefined },
): Promise<{ nextAt: null }> {
  const key = { ...subject, organizationId: scope.organizationId };
  return besideCalls(services.database, scope, async (transaction) => {
    // The campaign before its people, as where one is stopped; it does not end meanwhile.
    const campaign = await transaction.first(holdCampaign, [key.campaignId]);
    const target = await holdTarget(transaction, key);
    if (campaign === undefined) throw new ProblemError('target_over');
    if (target.is_removed) {
      throw new ProblemError(
        'conflict',
        'This person was removed from the campaign. Add them again first.',
      );
    }
    const found = findTakenBack(target);
    if (found === null || (takesBack ?? found.kind) !== found.kind) return { nextAt: null };
    const values = [key.campaignId, key.contactId, found.movedTo];
    const planned = await transaction.first(planTarget, values);
    if (planned === undefined) return { nextAt: null };
    await tellTarget(services, transaction, scope, {
      action: 'target.restored',
      ...subject,
      detail: { changed: [found.kind === 'cancelled' ? 'cancelled' : 'due'] },
    });
    return { nextAt: null };
  });
}
