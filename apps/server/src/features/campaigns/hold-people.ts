import { bringBackSome, endTakingOut, holdPeople, listReturns } from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { type HeldCampaign, holdCampaign, lookAtCampaign } from './hold-campaign.ts';
import { countContacts } from './queries/control.ts';

export type PeopleServices = Pick<
  Services,
  'database' | 'effects' | 'now' | 'log' | 'mostTakenOut'
>;

export interface PeopleInput {
  campaignId: string;
  listIds: string[];
  contactIds: string[];
}

/** Who is named twice counts once. */
export const nameOnce = ({ campaignId, listIds, contactIds }: PeopleInput): PeopleInput => ({
  campaignId,
  listIds: [...new Set(listIds)],
  contactIds: [...new Set(contactIds)],
});

/** How many are taken out, or brought back, in the request; a worker goes on with the others. */
export const readMost = ({ mostTakenOut = 20_000 }: PeopleServices): number => mostTakenOut;
/** In one transaction: those who are held in it are not held up for longer than that. */
export const largestBatch = 2_000;

/** People can be added to campaigns over lists, and to those alone. */
function refuseStanding(campaign: HeldCampaign): HeldCampaign {
  if (campaign.origin === 'campaign') return campaign;
  throw new ProblemError(
    'conflict',
    'This campaign calls anyone who agreed to it, and has no lists.',
  );
}

export const holdListed = async (transaction: Transaction, campaignId: string) =>
  refuseStanding(await holdCampaign(transaction, campaignId));
export const lookAtListed = async (transaction: Transaction, campaignId: string) =>
  refuseStanding(await lookAtCampaign(transaction, campaignId));

export async function checkContacts(
  transaction: Transaction,
  contactIds: readonly string[],
): Promise<void> {
  const found = await transaction.first(countContacts, [contactIds]);
  if (found?.people === new Set(contactIds).size) return;
  throw invalidInput('contactIds', 'Some of these people do not exist.');
}

/** A step with the people of a campaign, whom nobody else changes meanwhile. */
export const workOnPeople = <Result>(
  { database }: PeopleServices,
  scope: OrganizationScope,
  campaignId: string,
  step: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  retryDeadlock(() =>
    database.asTenant(scope, async (transaction) => {
      await transaction.all(holdPeople, [campaignId]);
      return step(transaction);
    }),
  );

/**
 * The first of those whose removal was taken back are judged again, each batch in a transaction of its own: who is left,
 * or where it fails, a worker goes on.
 */
export async function bringBackFirst(
  services: PeopleServices,
  scope: OrganizationScope,
  campaignId: string,
): Promise<void> {
  const campaign = { organizationId: scope.organizationId, campaignId };
  let left = readMost(services);
  try {
    while (left > 0) {
      const batch = Math.min(left, largestBatch);
      const step = await workOnPeople(services, scope, campaignId, async (transaction) => {
        const [back] = await transaction.all(listReturns, [campaign.organizationId, campaignId]);
        return back && bringBackSome(transaction, campaign, back, batch);
      });
      if (step === undefined) break;
      left -= step.walked;
      // Somebody is held.
      if (!step.isThrough && step.walked < batch) return;
    }
    await workOnPeople(services, scope, campaignId, (transaction) =>
      endTakingOut(transaction, campaign),
    );
  } catch (error) {
    services.log.error({ campaignId, error }, 'people are brought back to a campaign by a worker');
  }
}
