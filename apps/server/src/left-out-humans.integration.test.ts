import { describe, expect, it } from 'vitest';
import { placeAll } from './dialer/testing/start-dialing.ts';
import { findBroken } from './features/invariants/index.ts';
import { endLeftOver } from './ledger/index.ts';
import { type HumanCampaign, type Met, stopAll, useHumans } from './testing/meet-humans.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const suite = useTestDatabase();
const { database } = suite;
const humans = useHumans(suite);
const { meet, judge, preflight, start, remove, add, beginMerge, merge, reserve, runMerges } =
  humans;

/** Each leaves Bea out, by a list that Ann is on or by removing Ann; none names Bea. */
const ways: readonly [string, (met: Met) => Promise<HumanCampaign>][] = [
  [
    'a campaign is started',
    async ({ ann, bea, wes, listOf, link }) => {
      await link();
      const [called, out] = [await listOf(bea, wes), await listOf(ann)];
      expect(await preflight(called, [out])).toEqual([1, 1]);
      return start(called, [out]);
    },
  ],
  [
    'the two are linked after the plan',
    async ({ ann, bea, wes, listOf, link }) => {
      const campaign = await start(await listOf(bea, wes), [await listOf(ann)]);
      await link();
      return campaign;
    },
  ],
  [
    'the two are linked at the last moment',
    async ({ ann, bea, wes, listOf, link }) => {
      const campaign = await start(await listOf(bea, wes), [await listOf(ann)]);
      const reserved = await reserve(campaign);
      expect(reserved).toHaveLength(2);
      await link();
      await placeAll(humans.dialing().services, reserved);
      return campaign;
    },
  ],
  [
    'a list is removed from the running campaign',
    async ({ ann, bea, wes, listOf, link }) => {
      await link();
      const campaign = await start(await listOf(bea, wes));
      expect(await remove(campaign, { listIds: [await listOf(ann)] })).toMatchObject({
        removed: 1,
      });
      return campaign;
    },
  ],
  [
    'a list is removed while their call waits for the carrier',
    async ({ ann, bea, wes, listOf, link }) => {
      await link();
      const campaign = await start(await listOf(bea, wes));
      const reserved = await reserve(campaign);
      expect(reserved).toHaveLength(2);
      expect(await remove(campaign, { listIds: [await listOf(ann)] })).toMatchObject({ onCall: 1 });
      await placeAll(humans.dialing().services, reserved);
      return campaign;
    },
  ],
  [
    'the person is removed',
    async ({ ann, bea, wes, listOf, link }) => {
      await link();
      const campaign = await start(await listOf(ann, bea, wes));
      expect(await remove(campaign, { contactIds: [ann] })).toMatchObject({ removed: 2 });
      return campaign;
    },
  ],
  [
    'the person is removed and linked afterwards',
    async ({ ann, bea, wes, listOf, link }) => {
      const campaign = await start(await listOf(ann, bea, wes));
      await remove(campaign, { contactIds: [ann] });
      await link();
      return campaign;
    },
  ],
  [
    'the person is removed and a list is added',
    async ({ ann, bea, wes, listOf, link }) => {
      await link();
      const campaign = await start(await listOf(ann, wes));
      await remove(campaign, { contactIds: [ann] });
      const added = await add(campaign, { listIds: [await listOf(bea)] });
      expect(added).toMatchObject({ added: 0, leftOut: 1 });
      return campaign;
    },
  ],
  [
    'a list is added, and single people are',
    async ({ ann, bea, wes, listOf, link }) => {
      await link();
      const campaign = await start(await listOf(wes), [await listOf(ann)]);
      const list = await add(campaign, { listIds: [await listOf(bea)] });
      expect(list).toMatchObject({ added: 0, leftOut: 1 });
      expect(await add(campaign, { contactIds: [bea] })).toMatchObject({ added: 0, leftOut: 1 });
      return campaign;
    },
  ],
  [
    'the list was merged into another, and that into a third',
    async ({ ann, bea, wes, listOf, link }) => {
      await link();
      const [out, other, third] = [await listOf(ann), await listOf(ann), await listOf(ann)];
      await merge(out, other);
      await merge(other, third);
      return start(await listOf(bea, wes), [out]);
    },
  ],
  [
    'somebody comes onto a list that others were merged into, after the plan',
    async ({ ann, bea, wes, listOf, link }) => {
      await link();
      const [out, other, third] = [await listOf(wes), await listOf(wes), await listOf(wes)];
      await merge(out, other);
      await merge(other, third);
      const campaign = await start(await listOf(bea), [out]);
      await askSystem(database, join, [humans.scope().organizationId, third, ann]);
      await askSystem(database, leave, [third, wes]);
      await add(campaign, { contactIds: [wes] });
      return campaign;
    },
  ],
];
const join = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id) values ($1, $2, $3)`,
  {},
);
const leave = testStatement(`delete from list_contacts where list_id = $1 and contact_id = $2`, {});

async function listBroken() {
  const { organizationId } = humans.scope();
  const looked = { organizationId, since: new Date('2020-01-01T00:00:00Z'), now: new Date() };
  const broken = await database.asSystem((transaction) => findBroken(transaction, looked));
  return broken.filter(({ code }) => code !== 'target_stuck').map(({ code }) => code);
}

describe('a human who is left out is called through none of their contacts', () => {
  it.each(ways)('where %s', async (_, leaveOut) => {
    const met = await meet();
    const campaign = await leaveOut(met);
    await judge(campaign);
    await endLeftOver(humans.dialing().services);
    await humans.dialing().dialToTheEnd();
    expect(met.called()).toEqual(['Wes']);
    expect(await listBroken()).toEqual([]);
  });
});

describe('a list that is left out while its people are being moved', () => {
  const underWay = { code: 'conflict' };

  it('is refused by every path, until they have been or the merge was stopped', async () => {
    const { ann, wes, listOf } = await meet();
    const [out, into, before] = [await listOf(ann), await listOf(ann, wes), await listOf(ann)];
    await merge(before, out);
    const campaign = await start(await listOf(ann, wes));
    const { id } = await beginMerge(out, into);
    for (const listId of [out, before]) {
      await expect(start(await listOf(wes), [listId])).rejects.toMatchObject(underWay);
      await expect(remove(campaign, { listIds: [listId] })).rejects.toMatchObject(underWay);
    }
    await humans.admin().client.contacts.cancelAction({ actionId: id });
    expect(await remove(campaign, { listIds: [out] })).toMatchObject({ removed: 1 });
  });

  it('is refused where undoing an addition would leave it out again', async () => {
    const { ann, wes, listOf } = await meet();
    const [out, into] = [await listOf(ann), await listOf(wes)];
    const campaign = await start(await listOf(wes), [out]);
    const { changedAt } = await add(campaign, { listIds: [out] });
    await beginMerge(out, into);
    const { campaignId } = campaign;
    const undo = humans.admin().client.campaigns.undoPeople({ campaignId, changedAt });
    await expect(undo).rejects.toMatchObject(underWay);
    await runMerges({});
  });

  it('ends the merge with a reason, and moves nobody else', async () => {
    const { ann, wes, listOf } = await meet();
    const [out, into] = [await listOf(ann), await listOf(wes)];
    const campaign = await start(await listOf(wes));
    const { id } = await beginMerge(out, into);
    await askSystem(database, leaveOut, [humans.scope().organizationId, campaign.campaignId, out]);
    await runMerges({ actionId: id });
    expect(await humans.admin().client.contacts.showAction({ actionId: id })).toMatchObject({
      ...{ state: 'failed', failure: 'list_left_out', done: 0 },
    });
    const members = await askSystem(database, nameMembers, [out]);
    expect(members).toEqual([{ contact_id: ann }]);
  });
});

describe('a list that was merged into another', () => {
  it('can neither be moved on nor be restored while a campaign leaves it out', async () => {
    const { ann, wes, listOf } = await meet();
    const [out, other, third] = [await listOf(ann), await listOf(ann), await listOf(ann)];
    await merge(out, other);
    await start(await listOf(wes), [out]);
    const on = humans.admin().client.lists.merge({ listId: third, listIds: [other] });
    await expect(on).rejects.toMatchObject({ code: 'conflict' });
    const back = humans.admin().client.lists.restore({ listId: out });
    await expect(back).rejects.toMatchObject({ code: 'conflict' });
    const again = humans.admin().client.lists.merge({ listId: third, listIds: [out] });
    await expect(again).rejects.toMatchObject({ code: 'validation_failed' });
    await askSystem(database, stopAll);
    await merge(other, third);
    expect(await askSystem(database, findMerged, [[out, other]])).toEqual([
      { merged_into: third },
      { merged_into: third },
    ]);
    await humans.admin().client.lists.restore({ listId: other });
    expect(await askSystem(database, findMerged, [[out]])).toEqual([{ merged_into: third }]);
  });
});
const leaveOut = testStatement(
  `insert into campaign_lists (organization_id, campaign_id, list_id, is_excluded) values ($1, $2, $3, true)`,
  {},
);
const nameMembers = testStatement(`select contact_id from list_contacts where list_id = $1`, {
  contact_id: 'uuid',
});
const findMerged = testStatement(`select merged_into from lists where id = any($1::uuid[])`, {
  merged_into: 'uuid?',
});
