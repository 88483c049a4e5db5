import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { besideCalls, holdTarget } from './hold-target.ts';
import type { TargetKey } from './judge-target.ts';
import { endTarget, holdCampaign, planTarget } from './queries.ts';
import { tellTarget } from './tell-target.ts';

type CancelServices = Pick<Services, 'database' | 'effects'>;
type Subject = Omit<TargetKey, 'organizationId'>;

/** Ends what a campaign has to do with somebody. Twice changes nothing. */
export function cancelTarget(
  services: CancelServices,
  scope: OrganizationScope,
  { reason, ...subject }: Subject & { reason: string },
): Promise<{ nextAt: null }> {
  const key = { ...subject, organizationId: scope.organizationId };
  return besideCalls(() =>
    services.database.asTenant(scope, async (transaction) => {
      const target = await holdTarget(transaction, key);
      if (target.state === 'done') return { nextAt: null };
      if (!['running', 'paused'].includes(target.campaign_state)) {
        throw new ProblemError('target_over');
      }
      await transaction.all(endTarget, [key.campaignId, key.contactId]);
      await tellTarget(services, transaction, scope, {
        action: 'target.cancelled',
        ...subject,
        // People write names into reasons, and the record is kept for ever.
        detail: { reason: maskPersonal(reason) },
      });
      return { nextAt: null };
    }),
  );
}

/**
 * Takes back that a call was cancelled, or that a waiting one was moved. The person is judged again, so that what was
 * learned meanwhile counts; a time that was chosen for a cancelled call still holds.
 */
export function restoreTarget(
  services: CancelServices,
  scope: OrganizationScope,
  subject: Subject,
): Promise<{ nextAt: null }> {
  const key = { ...subject, organizationId: scope.organizationId };
  return besideCalls(() =>
    services.database.asTenant(scope, async (transaction) => {
      // The campaign before its people, as where one is stopped; it does not end meanwhile.
      const campaign = await transaction.first(holdCampaign, [key.campaignId]);
      const target = await holdTarget(transaction, key);
      if (campaign === undefined) throw new ProblemError('target_over');
      const wasCancelled = target.state === 'done';
      if (!wasCancelled && target.moved_to === null) return { nextAt: null };
      const movedTo = wasCancelled ? target.moved_to : null;
      await transaction.all(planTarget, [key.campaignId, key.contactId, movedTo]);
      await tellTarget(services, transaction, scope, {
        action: 'target.restored',
        ...subject,
        detail: { changed: [wasCancelled ? 'cancelled' : 'due'] },
      });
      return { nextAt: null };
    }),
  );
}
