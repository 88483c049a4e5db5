import type { PeopleAdded } from '@ringfence/contract/campaign-control';
import type { Campaign } from '@ringfence/contract/campaigns';
import {
  bringBackNamed,
  holdPeople,
  markTakingOut,
  planMore,
  planNamed,
  planPassedOver,
} from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { requireUnmoved } from '../lists/index.ts';
import { findCampaign } from './find-campaign.ts';
import {
  bringBackFirst,
  checkContacts,
  holdListed,
  lookAtListed,
  nameOnce,
  type PeopleInput,
  type PeopleServices,
  readMost,
} from './hold-people.ts';
import {
  countHumans,
  countPeople,
  listChanged,
  listLeftOutAt,
  planAgain,
  restoreLists,
  setLists,
} from './queries/control.ts';
import {
  awaitCalled,
  countCame,
  countReturning,
  deleteRemoved,
  insertReturn,
  keepCalled,
  keepTakenBack,
  lockCame,
  removeCame,
  removeCameCalled,
} from './queries/removal.ts';
import { checkList } from './start-campaign.ts';
import { tellCampaign } from './tell-campaign.ts';

/**
 * Calls more people: those of lists, and single ones. Who is named, or was removed with a list, comes back; who was
 * removed one by one stays removed, whichever list is added.
 */
export async function addPeople(
  services: PeopleServices,
  scope: OrganizationScope,
  named: PeopleInput,
): Promise<PeopleAdded> {
  const { campaignId, listIds, contactIds } = nameOnce(named);
  const { organizationId } = scope;
  const key = [organizationId, campaignId];
  const work = () =>
    services.database.asTenant(scope, async (transaction) => {
      await transaction.all(holdPeople, [campaignId]);
      await lookAtListed(transaction, campaignId);
      for (const [index, listId] of listIds.entries()) {
        await checkList(transaction, listId, `listIds.${index}`);
      }
      await checkContacts(transaction, contactIds);
      const now = services.now();
      const before = await transaction.all(listLeftOutAt, [campaignId, listIds]);
      await transaction.all(setLists, [campaignId, listIds, false, now]);
      const freed = await transaction.all(deleteRemoved, [...key, null, contactIds]);
      const again = await transaction.first(keepTakenBack, [campaignId, listIds, contactIds]);
      let kept = freed.filter(({ state }) => state === 'calling').length + (again?.people ?? 0);
      for (const { changed_at } of before) {
        const called = await transaction.first(keepCalled, [campaignId, changed_at]);
        kept += called?.people ?? 0;
        await transaction.all(insertReturn, [campaignId, changed_at, false]);
      }
      const found = await transaction.first(countPeople, [campaignId, listIds, contactIds]);
      const { missing = 0, removed = 0, there = 0, left_out = 0, stays_removed = 0 } = found ?? {};
      const others = await countOthersBack(transaction, campaignId, contactIds);
      await transaction.all(bringBackNamed, [...key, contactIds]);
      const campaign = { organizationId, campaignId };
      await planNamed(transaction, campaign, contactIds);
      const freedIds = [...contactIds, ...freed.map(({ contact_id }) => contact_id)];
      await planPassedOver(transaction, campaign, { contactIds: freedIds, since: now });
      // No earlier: a pause or a stop waits for this.
      await holdListed(transaction, campaignId);
      if (listIds.length > 0) await planMore(transaction, campaign, now);
      await transaction.all(markTakingOut, key);
      const added = missing + removed + others + kept;
      await tellCampaign(services, transaction, scope, 'campaign.people_added', campaignId, {
        added,
        lists: listIds.length,
        listIds,
        contactIds,
      });
      return {
        added,
        alreadyThere: Math.max(0, there - kept),
        leftOut: left_out + stays_removed,
        changedAt: now.toISOString(),
      };
    });
  const answer = await retryDeadlock(work);
  return { campaign: await showAfter(services, scope, campaignId), ...answer };
}

/** Other contacts of the humans who are named, who come back with them. */
async function countOthersBack(
  transaction: Transaction,
  campaignId: string,
  contactIds: readonly string[],
): Promise<number> {
  if (contactIds.length === 0) return 0;
  const named = [campaignId, [], contactIds];
  const humans = await transaction.first(countHumans, named);
  const own = await transaction.first(countPeople, named);
  return (humans?.removed ?? 0) - (own?.removed ?? 0);
}

/** As it is once the first of those who come back are there. */
async function showAfter(
  services: PeopleServices,
  scope: OrganizationScope,
  campaignId: string,
): Promise<Campaign> {
  await bringBackFirst(services, scope, campaignId);
  return services.database.asTenant(scope, (transaction) =>
    findCampaign(transaction, campaignId, services.now()),
  );
}

/**
 * Those whom a campaign calls for lists alone are waited for, and held, before the moment as of which they are taken out:
 * who is called after it is called out of turn. Counted before, so that nothing is held where there are too many.
 */
async function holdCame(
  services: PeopleServices,
  transaction: Transaction,
  key: readonly unknown[],
): Promise<void> {
  const most = readMost(services);
  const came = await transaction.first(countCame, [...key, most]);
  if ((came?.people ?? 0) >= most) {
    throw new ProblemError(
      'conflict',
      'Too many people came with this list to undo it. Remove the list instead.',
    );
  }
  await transaction.all(lockCame, key);
}

/** At rest, on the phone, and at rest once more: somebody may have gone from one to the other meanwhile. */
async function takeOutCame(transaction: Transaction, values: readonly unknown[]): Promise<number> {
  const first = await transaction.all(removeCame, values);
  const called = await transaction.first(removeCameCalled, values);
  const last = await transaction.all(removeCame, values);
  return first.length + last.length + (called?.people ?? 0);
}

/**
 * Undoes that lists were added, or that people were removed, at a moment: the lists are what they were before, who was
 * removed then is judged again unless something else holds them, and who came with such a list alone is not called any
 * more.
 */
export async function undoPeople(
  services: PeopleServices,
  scope: OrganizationScope,
  { campaignId, changedAt }: { campaignId: string; changedAt: string },
): Promise<{ campaign: Campaign; added: number; removed: number }> {
  const at = new Date(changedAt);
  const campaignKey = [scope.organizationId, campaignId];
  const work = () =>
    services.database.asTenant(scope, async (transaction) => {
      const { organizationId } = scope;
      await transaction.all(holdPeople, [campaignId]);
      await lookAtListed(transaction, campaignId);
      const lists = await transaction.all(listChanged, [campaignId, at]);
      const listIds = lists.filter((one) => !one.is_excluded).map(({ list_id }) => list_id);
      const leftOut = lists.flatMap((one) => (one.was_excluded === true ? [one.list_id] : []));
      await requireUnmoved(transaction, leftOut);
      const came = [...campaignKey, listIds];
      if (listIds.length > 0) await holdCame(services, transaction, came);
      const now = services.now();
      await transaction.all(restoreLists, [campaignId, at, now]);
      const freed = await transaction.all(deleteRemoved, [...campaignKey, at, null]);
      const contactIds = freed.map(({ contact_id }) => contact_id);
      const called = contactIds.length > 0 ? [campaignId, contactIds, at] : undefined;
      const onCall = called && (await transaction.first(awaitCalled, called));
      const back = await transaction.first(countReturning, [...campaignKey, at]);
      await transaction.all(insertReturn, [campaignId, at, (onCall?.people ?? 0) > 0]);
      await planPassedOver(transaction, { organizationId, campaignId }, { contactIds, since: now });
      const kept = await transaction.first(keepCalled, [campaignId, at]);
      const removed = listIds.length > 0 ? await takeOutCame(transaction, [...came, now]) : 0;
      await holdListed(transaction, campaignId);
      const isPassedOver =
        lists.some((one) => one.is_excluded) || freed.some(({ state }) => state === 'missing');
      if (isPassedOver) await transaction.all(planAgain, [campaignId, at]);
      await transaction.all(markTakingOut, campaignKey);
      const atRest = ['missing', 'planned', 'waiting', 'blocked'];
      const stayed = freed.filter(({ state }) => state !== null && atRest.includes(state)).length;
      const added = (back?.people ?? 0) + (kept?.people ?? 0) + stayed;
      if (lists.length + freed.length + added + removed > 0) {
        await tellCampaign(services, transaction, scope, 'campaign.people_undone', campaignId, {
          ...{ added, removed, lists: lists.length, changedAt: at.toISOString(), contactIds },
          listIds: lists.map(({ list_id }) => list_id),
        });
      }
      return { added, removed };
    });
  const answer = await retryDeadlock(work);
  return { campaign: await showAfter(services, scope, campaignId), ...answer };
}
