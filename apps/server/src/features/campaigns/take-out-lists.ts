import { endTakingOut, listToTakeOut, takeOutSome } from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import {
  largestBatch,
  type PeopleInput,
  type PeopleServices,
  readMost,
  workOnPeople,
} from './hold-people.ts';
import { removeCalled } from './queries/removal.ts';

/**
 * Takes the first people of lists out of a campaign that leaves these out since a moment, each batch in a transaction
 * of its own. Answers whether nobody is left: whatever is, or fails, a worker goes on with.
 */
export async function takeOutLists(
  services: PeopleServices,
  scope: OrganizationScope,
  { campaignId, listIds }: PeopleInput,
  since: Date,
): Promise<boolean> {
  const campaign = { organizationId: scope.organizationId, campaignId };
  const key = [campaign.organizationId, campaignId];
  const work = <Result>(step: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
    workOnPeople(services, scope, campaignId, step);

  /** So many of a list at most; answers how many are left of them, or nothing where it did not come to the end. */
  async function takeOutList(listId: string, most: number): Promise<number | undefined> {
    let left = most;
    while (left > 0) {
      const batch = Math.min(left, largestBatch);
      const step = await work(async (transaction) => {
        const lists = await transaction.all(listToTakeOut, key);
        const list = lists.find(({ list_id }) => list_id === listId);
        return list && takeOutSome(transaction, campaign, list, batch);
      });
      // A worker, or somebody who took it back, has come before.
      if (step === undefined) return left;
      left -= step.walked;
      if (step.isThrough) return left;
      if (step.walked < batch) return undefined;
    }
    return undefined;
  }

  try {
    await work(async (transaction) => {
      const lists = await transaction.all(listToTakeOut, key);
      const own = lists.flatMap(({ list_id: id }) => (listIds.includes(id) ? [id] : []));
      await transaction.all(removeCalled, [campaignId, own, since]);
    });
    let left: number | undefined = readMost(services);
    for (const listId of listIds) {
      if (left !== undefined) left = await takeOutList(listId, left);
    }
    if (left === undefined) return false;
    await work((transaction) => endTakingOut(transaction, campaign));
    return true;
  } catch (error) {
    services.log.error({ campaignId, error }, 'a list is taken out of a campaign by a worker');
    return false;
  }
}
