import { describe, expect, it } from 'vitest';
import { noon, unlink, useHumans } from './testing/meet-humans.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const suite = useTestDatabase();
const { database } = suite;
const humans = useHumans(suite);
const { meet, judge, start, remove, add } = humans;

describe('a human who is not left out any more is called', () => {
  it('where the removal of the person is undone', async () => {
    const { ann, bea, wes, listOf, link, called } = await meet();
    await link();
    const campaign = await start(await listOf(ann, bea, wes));
    const { changedAt } = await remove(campaign, { contactIds: [ann] });
    const { campaignId } = campaign;
    const undone = await humans.admin().client.campaigns.undoPeople({ campaignId, changedAt });
    expect(undone).toMatchObject({ added: 2 });
    await judge(campaign);
    await humans.dialing().dialToTheEnd();
    // Whether the human is called through one contact or both, depends on how the first call ended.
    expect(called().length).toBeGreaterThan(1);
  });

  it('where the removal of a list is undone, and not while another leaves them out', async () => {
    const { ann, bea, wes, listOf, link, called } = await meet();
    await link();
    const campaign = await start(await listOf(bea, wes));
    const { campaignId } = campaign;
    const { changedAt } = await remove(campaign, { listIds: [await listOf(ann)] });
    humans.dialing().clock.now = new Date(noon.getTime() + 1_000);
    const second = await remove(campaign, { listIds: [await listOf(ann)] });
    humans.dialing().clock.now = noon;
    const undo = (moment: string) =>
      humans.admin().client.campaigns.undoPeople({ campaignId, changedAt: moment });
    expect(await undo(changedAt)).toMatchObject({ added: 0 });
    expect(await undo(second.changedAt)).toMatchObject({ added: 1 });
    await judge(campaign);
    await humans.dialing().dialToTheEnd();
    expect(called()).toEqual(['Bea', 'Wes']);
  });

  it('where one of their contacts is added again by name', async () => {
    const { ann, bea, wes, listOf, link, called } = await meet();
    await link();
    const campaign = await start(await listOf(ann, bea, wes));
    await remove(campaign, { contactIds: [ann] });
    expect(await add(campaign, { contactIds: [bea] })).toMatchObject({ added: 2, leftOut: 0 });
    await judge(campaign);
    await humans.dialing().dialToTheEnd();
    expect(called().length).toBeGreaterThan(1);
  });

  it('where the contacts turn out to be two people', async () => {
    const { ann, bea, wes, listOf, link, called } = await meet();
    await link();
    const campaign = await start(await listOf(bea, wes));
    await askSystem(database, unlink, [humans.scope().organizationId, ann]);
    await remove(campaign, { listIds: [await listOf(ann)] });
    await humans.dialing().dialToTheEnd();
    expect(called()).toEqual(['Bea', 'Wes']);
  });

  it('where only a list that the other contact came with is taken back', async () => {
    const { ann, bea, wes, listOf, link, called } = await meet();
    await link();
    const campaign = await start(await listOf(bea, wes));
    const { changedAt } = await add(campaign, { listIds: [await listOf(ann)] });
    const { campaignId } = campaign;
    const undone = await humans.admin().client.campaigns.undoPeople({ campaignId, changedAt });
    expect(undone).toMatchObject({ removed: 1 });
    await judge(campaign);
    await humans.dialing().dialToTheEnd();
    expect(called()).toEqual(['Bea', 'Wes']);
  });

  it('where the list that left them out since the start is added', async () => {
    const { ann, bea, wes, listOf, link, called } = await meet();
    await link();
    const out = await listOf(ann);
    const campaign = await start(await listOf(bea, wes), [out]);
    await add(campaign, { listIds: [out] });
    await judge(campaign);
    await humans.dialing().dialToTheEnd();
    expect(called().length).toBeGreaterThan(1);
    const targets = await askSystem(database, nameTargets, [campaign.campaignId]);
    expect(targets.map(({ contact_id }) => contact_id)).toEqual([ann, bea, wes].toSorted());
  });
});
const nameTargets = testStatement(
  `select contact_id from targets where campaign_id = $1 order by 1`,
  {
    contact_id: 'uuid',
  },
);
