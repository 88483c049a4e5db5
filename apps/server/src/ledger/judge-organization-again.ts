import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Transaction } from '../platform/database/database.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import type { CampaignKey } from './campaign-key.ts';
import { planAgainBatch } from './limits.ts';
import {
  listOrganizationsWithPolicy,
  planAgainUnderPolicy,
  planCampaignAgain,
} from './queries/judge-again.ts';
import type { LedgerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

type JudgingServices = Pick<LedgerServices, 'database' | 'effects'>;
const payload = z.object({
  /** None: every organization. */
  organizationId: z.uuid().optional(),
});

/** Every night too, for a process that changed a policy and ended before it could ask for it. */
export const judgeOrganizationAgainJob: JobDefinition<z.output<typeof payload>> = {
  name: 'judge-organization-again',
  payload,
  cron: '35 3 * * *',
  coalesceBy: ({ organizationId }) => organizationId ?? 'all',
  longestSeconds: 900,
};

const firstId = '00000000-0000-0000-0000-000000000000';

/** In batches, so that no lock is held for long; the workers judge in between. */
export async function planOrganizationAgain(
  services: JudgingServices,
  organizationId: string,
): Promise<void> {
  let from: string | null = firstId;
  while (from !== null) {
    const after: string = from;
    from = await services.database.asSystem(async (transaction) => {
      const values = [organizationId, after, planAgainBatch];
      const last = await transaction.first(planAgainUnderPolicy, values);
      if (last !== undefined) await tellProgress(services, transaction, organizationId);
      return last?.decision_id ?? null;
    });
  }
}

/** The hours of a campaign have changed: the first who wait are judged again at once, the others by the job. */
export async function judgeCampaignAgain(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
): Promise<void> {
  await transaction.all(planCampaignAgain, [organizationId, campaignId, planAgainBatch]);
}

/** A policy has changed, or the hours of a campaign: what was decided under the one before is decided again. */
export async function judgeOrganizationAgain(
  services: JudgingServices,
  { organizationId }: z.output<typeof payload>,
  pauseMilliseconds = 2_000,
): Promise<void> {
  const organizations =
    organizationId === undefined
      ? await services.database.asSystem((transaction) =>
          transaction.all(listOrganizationsWithPolicy),
        )
      : [{ organization_id: organizationId }];
  for (const { organization_id } of organizations) {
    await planOrganizationAgain(services, organization_id);
  }
  // A worker that had read the policy before may have written its verdicts down after us.
  await wait(pauseMilliseconds);
  for (const { organization_id } of organizations) {
    await planOrganizationAgain(services, organization_id);
  }
}
