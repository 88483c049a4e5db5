import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Stop } from './count-arrivals.ts';
import type { Filled } from './fill-people.ts';
import {
  endedCampaign,
  haltedOrganization,
  joinedCampaign,
  leavingCampaign,
  stoppedCampaign,
} from './plan-people.ts';
import type { Step, TakingOut } from './plan-steps.ts';
import { findUncalled } from './read-records.ts';
import type { RunContext } from './run-context.ts';

const haltMilliseconds = 4_000;
const stoppedPeople = 15;
const leftOutPeople = 20;
/** While a worker is waited for that is to die of it. */
const fewPeople = 5;
const fewMilliseconds = 1_500;
/** The campaign calls on until then. */
const endMilliseconds = 20_000;

function findCampaign({ organizations }: Filled, campaign: number) {
  for (const { id: organizationId, userId, campaignIds } of organizations) {
    const campaignId = campaignIds.get(campaign);
    if (campaignId !== undefined) return { owner: { organizationId, userId }, campaignId };
  }
  throw new Error('a campaign belongs to nobody');
}

async function withClient<Result>(
  { pool }: RunContext,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  return work(client).finally(() => client.release());
}

/** So many people who are left out of a campaign by a list, as the step says, themselves or by another contact. */
async function leaveOut(
  context: RunContext,
  kind: 'leave_out' | 'join_left_out',
  most: number,
): Promise<Stop[]> {
  const { admin, filled, ask, say } = context;
  const campaign = kind === 'leave_out' ? leavingCampaign : joinedCampaign;
  const { owner, campaignId } = findCampaign(filled, campaign);
  const among = [...filled.listedFor.keys()];
  const contactIds = await findUncalled(ask, owner.organizationId, most, { campaignId, among });
  const listedIds = contactIds.map((id) => filled.listedFor.get(id) ?? id);
  const leftOut = {
    campaignId,
    listId: filled.leftOutLists.get(campaign) ?? '',
    contactIds,
    listedIds,
  };
  const ofOthers = listedIds.filter((id) => !contactIds.includes(id)).length;
  say(`${kind} of campaign ${campaign}: ${contactIds.length} people, ${ofOthers} by a link`);
  return withClient(context, (client) =>
    kind === 'leave_out'
      ? admin.leaveOut(client, owner, leftOut)
      : admin.joinLeftOut(client, owner, leftOut),
  );
}

/** So many people who are removed by name from a campaign, and brought back after so long where the step says so. */
async function removePeople(
  context: RunContext,
  kind: 'remove_people' | 'undo_removal',
  most: number,
  milliseconds: number,
): Promise<Stop[]> {
  const { admin, filled, ask, draw, say } = context;
  const { owner, campaignId } = findCampaign(filled, draw.upTo(3));
  const contactIds = await findUncalled(ask, owner.organizationId, most, { campaignId });
  say(`${kind}: ${contactIds.length} people`);
  if (contactIds.length === 0) return [];
  const { stops, undo } = await admin.removePeople(owner, campaignId, contactIds);
  if (kind === 'remove_people') return stops;
  await wait(milliseconds);
  return undo();
}

/** Takes a few people out, or brings them back, of whom the most are left to a worker. */
export const takeOutFew = (context: RunContext, kind: TakingOut): Promise<Stop[]> =>
  kind === 'leave_out'
    ? leaveOut(context, kind, fewPeople)
    : removePeople(context, kind, fewPeople, fewMilliseconds);

/** Stops calls of people, of campaigns or of an organization; answers for whom, and since when. */
export async function takeStop(
  context: RunContext,
  kind: Exclude<Step['kind'], 'kill'>,
): Promise<Stop[]> {
  const { admin, filled, ask, draw, say } = context;
  if (kind === 'leave_out' || kind === 'join_left_out') {
    return leaveOut(context, kind, leftOutPeople);
  }
  if (kind === 'remove_people' || kind === 'undo_removal') {
    return removePeople(context, kind, stoppedPeople, haltMilliseconds);
  }
  if (kind === 'set_end') {
    const { owner, campaignId } = findCampaign(filled, endedCampaign);
    say(`campaign ${endedCampaign} ends in ${endMilliseconds / 1000} s`);
    return [await admin.setEnd(owner, campaignId, new Date(Date.now() + endMilliseconds))];
  }
  const organization =
    kind === 'halt'
      ? filled.organizations[haltedOrganization]
      : kind === 'stop_campaign'
        ? filled.organizations.find(({ campaignIds }) => campaignIds.has(stoppedCampaign))
        : filled.organizations[draw.upTo(1)];
  if (organization === undefined) throw new Error('there is nobody to be stopped');
  const { id: organizationId, userId, campaignIds } = organization;
  const owner = { organizationId, userId };
  say(`${kind} in the ${filled.organizations.indexOf(organization) + 1}. organization`);
  if (kind === 'stop_campaign') {
    return [await admin.stopCampaign(owner, campaignIds.get(stoppedCampaign) ?? '')];
  }
  if (kind === 'halt') {
    const { lift } = await admin.halt(owner);
    await wait(haltMilliseconds);
    return [await lift()];
  }
  const people = await findUncalled(ask, organizationId, stoppedPeople);
  return withClient(context, (client) => admin.stopPeople(client, organizationId, people));
}
