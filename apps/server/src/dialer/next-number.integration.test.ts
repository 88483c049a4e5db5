import { firstRetryRules, type RetryRules } from '@ringfence/domain/retry/retry-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAudit } from '../features/audits/index.ts';
import { readRetry } from '../ledger/index.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { addRestriction } from '../testing/change-ledger.ts';
import { useTimelessDatabase } from '../testing/moved-clock.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTimelessDatabase();
const { database } = suite;
/** Nine in the morning in Illinois. */
const morning = new Date('2026-06-10T14:00:00Z');
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: morning });
});
afterAll(() => dialing.stop());

const addNumber = testStatement(
  `with phone as (
     insert into phones (organization_id, contact_id, e164, position) values ($1, $2, $3, $4)
   )
   insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
     obtained_on, recorded_by)
   select distinct organization_id, contact_id, $3, kind, obtained_how, obtained_by, obtained_on, recorded_by
   from consents where organization_id = $1 and contact_id = $2`,
  {},
);
const chooseRetry = testStatement(`update campaigns set retry = $2 where id = $1`, {});
const showTarget = testStatement(
  `select phone.e164, target.state from targets target
   join phones phone on phone.organization_id = target.organization_id and phone.id = target.phone_id
   where target.campaign_id = $1`,
  { e164: 'text', state: 'text' },
);
const listCalls = testStatement(
  `select call.e164, decision.facts->'phoneOrder' as phone_order from calls call
   join decisions decision on decision.organization_id = call.organization_id
     and decision.id = call.decision_id
   where call.campaign_id = $1 order by call.reserved_at`,
  { e164: 'text', phone_order: 'jsonb?' },
);

const killNumber = testStatement(
  `update phones set state = 'disconnected' where organization_id = $1 and e164 = $2`,
  {},
);
const endOfTarget = testStatement(
  `select state, ended_because from targets where campaign_id = $1`,
  {
    state: 'text',
    ended_because: 'text?',
  },
);

const hour = 60 * 60_000;
let exchanges = 420;
/** Ann with so many numbers, which ring in vain unless they end otherwise, in a campaign that tries three times. */
async function planAnn(numbers: number, ...endings: string[]) {
  dialing.clock.now = morning;
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  exchanges += 1;
  const all = ['312', '773', '847']
    .slice(0, numbers)
    .map((area, index) => `+1${area}${exchanges}${endings[index] ?? '0190'}`);
  const [e164 = '', ...others] = all;
  const { listId, contactIds } = await addList(database, organization, [{ name: 'Ann', e164 }]);
  const ann = contactIds.get('Ann') ?? '';
  for (const [index, other] of others.entries()) {
    await askSystem(database, addNumber, [organizationId, ann, other, index + 1]);
  }
  const campaignId = await addCampaign(database, organization, listId, 3);
  const choose = (retry: Partial<RetryRules>) =>
    askSystem(database, chooseRetry, [campaignId, JSON.stringify(retry)]);
  const restrict = (number: string | undefined) =>
    addRestriction(database, {
      ...{ organizationId, contactId: ann, kind: 'work_prohibited', at: dialing.clock.now },
      e164: number ?? '',
    });
  /** The places of the numbers called, in so many attempts. */
  const attempt = async (times: number): Promise<number[]> => {
    for (let made = 0; made < times; made += 1) {
      await dialing.dialToTheEnd();
      dialing.clock.now = new Date(dialing.clock.now.getTime() + 4 * hour);
    }
    const calls = await askSystem(database, listCalls, [campaignId]);
    return calls.map((call) => all.indexOf(call.e164) + 1);
  };
  const shown = async () => {
    const [target] = await askSystem(database, showTarget, [campaignId]);
    return all.indexOf(target?.e164 ?? '') + 1;
  };
  const target = async () => (await askSystem(database, endOfTarget, [campaignId]))[0];
  return { organization, campaignId, all, choose, restrict, attempt, shown, target };
}

describe('the next attempt of a campaign', () => {
  it('goes to the number that was not tried, then to the one tried longest ago', async () => {
    const two = await planAnn(2);
    expect(await two.attempt(3)).toEqual([1, 2, 1]);
    const three = await planAnn(3);
    expect(await three.attempt(3)).toEqual([1, 2, 3]);
  });

  it('is shown with that number while it waits', async () => {
    const { attempt, shown } = await planAnn(3);
    await attempt(1);
    expect(await shown()).toBe(2);
    await attempt(1);
    expect(await shown()).toBe(3);
  });

  it('goes to the same number where that was chosen, which another one may come before', async () => {
    const { choose, restrict, attempt, shown, all } = await planAnn(3);
    await choose({ ...firstRetryRules, anotherNumberAfter: ['busy'] });
    await restrict(all[0]);
    expect(await attempt(1)).toEqual([2]);
    expect(await shown()).toBe(2);
    expect(await attempt(2)).toEqual([2, 2, 2]);
  });

  it('goes to another number where the rules are from before this could be chosen', async () => {
    const { choose, attempt } = await planAnn(2);
    const { anotherNumberAfter: _chosen, ...before } = firstRetryRules;
    await choose(before);
    expect(await attempt(2)).toEqual([1, 2]);
    expect(readRetry(before)).toEqual(firstRetryRules);
  });

  it('goes to the only number there is', async () => {
    const { attempt } = await planAnn(1);
    expect(await attempt(2)).toEqual([1, 1]);
  });

  it('goes to the first again where the second may not be called', async () => {
    const { attempt, restrict, all } = await planAnn(2);
    await restrict(all[1]);
    expect(await attempt(2)).toEqual([1, 1]);
  });

  it.each([
    ['not in service', '0196'],
    ['a fax', '0171'],
  ])('goes on to the numbers that were not tried where the first is %s', async (_, ending) => {
    const { attempt, shown } = await planAnn(2, ending);
    expect(await attempt(1)).toEqual([1]);
    expect(await shown()).toBe(2);
    expect(await attempt(2)).toEqual([1, 2, 2]);
  });

  it('goes back to a number that rang in vain where the other is not in service', async () => {
    const { attempt } = await planAnn(2, '0190', '0196');
    expect(await attempt(3)).toEqual([1, 2, 1]);
  });

  it('does not come where the only number is not in service, or no other is known to be alive', async () => {
    const alone = await planAnn(1, '0196');
    expect(await alone.attempt(2)).toEqual([1]);
    const two = await planAnn(2, '0196');
    await askSystem(database, killNumber, [two.organization.organizationId, two.all[1]]);
    expect(await two.attempt(2)).toEqual([1]);
    expect(await two.target()).toEqual({ state: 'done', ended_because: 'unreachable' });
  });

  it('begins with the usual number in another campaign, and in a forecast goes on in its own', async () => {
    const { organization, campaignId, attempt, shown, all } = await planAnn(2);
    const { organizationId } = organization;
    await attempt(1);
    await askSystem(database, planAgain, [campaignId]);
    await forecastTargets(dialing.services, { organizationId, campaignId });
    expect(await shown()).toBe(2);
    const [list] = await askSystem(database, findList, [campaignId]);
    const other = await addCampaign(database, organization, list?.list_id ?? '', 1);
    await forecastTargets(dialing.services, { organizationId, campaignId: other });
    expect(await askSystem(database, showTarget, [other])).toMatchObject([{ e164: all[0] }]);
  });

  it('keeps the order with its decision, and stands the audit', async () => {
    const { organization, campaignId, attempt, all } = await planAnn(2);
    await attempt(3);
    const [one, other] = all;
    expect(await askSystem(database, listCalls, [campaignId])).toEqual([
      { e164: one, phone_order: null },
      { e164: other, phone_order: [other, one] },
      { e164: one, phone_order: null },
    ]);
    const findings: unknown[] = [];
    const { services, clock } = dialing;
    const result = await runAudit(
      { database, effects: services.effects, now: () => clock.now },
      {
        organizationId: organization.organizationId,
        cause: 'command',
        onFinding: (finding) => void findings.push(finding),
      },
    );
    expect(findings).toEqual([]);
    expect(result.calls).toBe(3);
  });
});

const planAgain = testStatement(
  `update targets target set state = 'planned', next_at = null, not_before = null,
     phone_id = (select id from phones phone where phone.organization_id = target.organization_id
       and phone.contact_id = target.contact_id order by position limit 1)
   where campaign_id = $1`,
  {},
);
const findList = testStatement(`select list_id from campaigns where id = $1`, { list_id: 'uuid' });
