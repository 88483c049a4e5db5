import type { PeopleRemoved } from '@ringfence/contract/campaign-control';
import {
  endTakingOut,
  firstId,
  holdPeople,
  markTakingOut,
  takeOutNamed,
  tryHoldPeople,
} from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { requireUnmoved } from '../lists/index.ts';
import { findCampaign } from './find-campaign.ts';
import {
  checkContacts,
  holdListed,
  lookAtListed,
  nameOnce,
  type PeopleInput,
  type PeopleServices,
  readMost,
} from './hold-people.ts';
import { beginTakingOut, countHumans, setLists } from './queries/control.ts';
import { countRemovedAt, insertRemoved } from './queries/removal.ts';
import { findListFilling } from './queries.ts';
import { takeOutLists } from './take-out-lists.ts';
import { tellCampaign } from './tell-campaign.ts';

type Counted = RowOf<typeof countHumans.row>;
const nobody: Counted = {
  left_out: 0,
  stays_removed: 0,
  missing: 0,
  removed: 0,
  there: 0,
  at_rest: 0,
  on_call: 0,
};

/** Who can be removed in this campaign, without holding it, and where they stand in it. */
async function lookAtPeople(
  transaction: Transaction,
  { campaignId, listIds, contactIds }: PeopleInput,
): Promise<Counted> {
  await lookAtListed(transaction, campaignId);
  if (contactIds.length > 0 && listIds.length > 0) {
    throw invalidInput('contactIds', 'Remove lists or people, not both at once.');
  }
  for (const [index, listId] of listIds.entries()) {
    const list = await transaction.first(findListFilling, [listId]);
    if (list === undefined) throw invalidInput(`listIds.${index}`, 'This list does not exist.');
  }
  await requireUnmoved(transaction, listIds);
  await checkContacts(transaction, contactIds);
  const values = [campaignId, listIds, contactIds];
  return (await transaction.first(countHumans, values)) ?? nobody;
}

const countOthers = (
  { missing, removed: gone, left_out, stays_removed, there }: Counted,
  { removed, onCall }: { removed: number; onCall: number },
): number => Math.max(0, missing + gone + left_out + stays_removed + there - removed - onCall);

/**
 * Lists are left out from a moment on: nobody on them is called any more, because the last look before a call asks for
 * it. Only that holds the campaign, and shortly; their people are taken out afterwards, by a worker where they are many.
 */
async function removeLists(
  services: PeopleServices,
  scope: OrganizationScope,
  input: PeopleInput,
): Promise<PeopleRemoved> {
  const { campaignId, listIds } = input;
  const { organizationId } = scope;
  const leaveOut = () =>
    services.database.asTenant(scope, async (transaction) => {
      await transaction.all(holdPeople, [campaignId]);
      const counted = await lookAtPeople(transaction, input);
      await holdListed(transaction, campaignId);
      const now = services.now();
      await transaction.all(setLists, [campaignId, listIds, true, now]);
      await transaction.all(beginTakingOut, [campaignId, listIds, firstId]);
      await transaction.all(markTakingOut, [organizationId, campaignId]);
      const { at_rest: removed, on_call: onCall } = counted;
      const detail = { removed, onCall, lists: listIds.length, listIds };
      const action = 'campaign.people_removed';
      await tellCampaign(services, transaction, scope, action, campaignId, detail);
      return { counted, now };
    });
  const { counted, now } = await retryDeadlock(leaveOut);
  const isThrough = await takeOutLists(services, scope, input, now);
  return services.database.asTenant(scope, async (transaction) => {
    const taken = await transaction.first(countRemovedAt, [campaignId, now]);
    // Whom a worker is still to take out is not called any more either.
    const { at_rest: removed, on_call: onCall } = isThrough && taken ? taken : counted;
    return {
      campaign: await findCampaign(transaction, campaignId, services.now()),
      removed,
      onCall,
      notWaiting: countOthers(counted, { removed, onCall }),
      changedAt: now.toISOString(),
    };
  });
}

/**
 * Single people are removed by name from a moment on: the last look before a call asks for it, also while somebody holds them, and
 * however far the plan is. Those who are free are taken out before the answer, the others by a worker.
 */
async function removeNamed(
  services: PeopleServices,
  scope: OrganizationScope,
  input: PeopleInput,
): Promise<PeopleRemoved> {
  const { campaignId, contactIds } = input;
  const key = [scope.organizationId, campaignId];
  const remove = () =>
    services.database.asTenant(scope, async (transaction) => {
      const counted = await lookAtPeople(transaction, input);
      // A plan comes before this, or knows of it.
      await holdListed(transaction, campaignId);
      const now = services.now();
      await transaction.all(insertRemoved, [campaignId, contactIds, now]);
      await transaction.all(markTakingOut, key);
      const { at_rest: removed, on_call: onCall } = counted;
      const detail = { removed, onCall, lists: 0, contactIds };
      const action = 'campaign.people_removed';
      await tellCampaign(services, transaction, scope, action, campaignId, detail);
      return { counted, now };
    });
  const { counted, now } = await retryDeadlock(remove);
  const takeOut = () =>
    services.database.asTenant(scope, async (transaction) => {
      // Where somebody else changes who is in it, it is left to a worker.
      if ((await transaction.first(tryHoldPeople, [campaignId]))?.is_ours !== true) return;
      await transaction.all(takeOutNamed, [...key, readMost(services)]);
      await endTakingOut(transaction, { organizationId: scope.organizationId, campaignId });
    });
  await retryDeadlock(takeOut).catch((error: unknown) =>
    services.log.error({ campaignId, error }, 'people are taken out of a campaign by a worker'),
  );
  return services.database.asTenant(scope, async (transaction) => {
    const { at_rest: removed, on_call: onCall } = counted;
    return {
      campaign: await findCampaign(transaction, campaignId, services.now()),
      removed,
      onCall,
      notWaiting: countOthers(counted, { removed, onCall }),
      changedAt: now.toISOString(),
    };
  });
}

/** Calls people no more: those of lists, which are left out from here on, and single ones. */
export function removePeople(
  services: PeopleServices,
  scope: OrganizationScope,
  named: PeopleInput,
): Promise<PeopleRemoved> {
  const input = nameOnce(named);
  return input.listIds.length > 0
    ? removeLists(services, scope, input)
    : removeNamed(services, scope, input);
}
