import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeOrganizationAgain } from '../ledger/index.ts';
import { addCampaign, addList, addListOf } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { addOutsideCall, addPolicy } from '../testing/change-ledger.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { recordNews } from './record-news.ts';
import { type Dialing, dialAndPlace, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findTargets = testStatement(
  `select contact.full_name, target.state, target.verdict, target.next_at,
     (select jsonb_agg(reason->>'code') from jsonb_array_elements(decision.reasons) reason
      where reason->>'verdict' <> 'allow') as codes
   from targets target
   join contacts contact on contact.id = target.contact_id
   left join decisions decision on decision.id = target.decision_id
   where target.campaign_id = $1 order by contact.full_name`,
  {
    full_name: 'text',
    state: 'text',
    verdict: 'text?',
    next_at: 'timestamptz?',
    codes: 'jsonb?',
  },
);
const targetsOf = (campaignId: string) => askSystem(database, findTargets, [campaignId]);
const arrivals = (e164: string): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;
const wait = (minutes: number): void => {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + minutes * 60_000);
};

let exchanges = 220;
async function addPeople(...names: string[]) {
  const organization = await addOrganization(database);
  exchanges += 1;
  const e164 = `+1312${exchanges}0190`;
  const people = names.map((name) => ({ name, e164 }));
  const { listId, contactIds } = await addList(database, organization, people);
  const start = async (of: string[] = names): Promise<string> => {
    const list = await addListOf(
      database,
      organization,
      of.map((name) => contactIds.get(name)),
    );
    return addCampaign(database, organization, list);
  };
  const { organizationId, userId } = organization;
  const contactId = contactIds.get(names[0] ?? '') ?? '';
  return { organizationId, userId, contactId, listId, e164, start };
}

describe('a cap on attempts', () => {
  it('holds over two campaigns and over calls made by hand', async () => {
    const { organizationId, contactId, e164, start } = await addPeople('Ann');
    await addPolicy(database, organizationId, { attemptsPerWeek: 3 });
    for (let round = 0; round < 2; round += 1) {
      await start();
      await dialing.dialToTheEnd();
    }
    expect(arrivals(e164)).toBe(2);
    const at = dialing.clock.now;
    await addOutsideCall(database, { organizationId, contactId, e164, at });
    const third = await start();
    await dialing.dialToTheEnd();
    expect(arrivals(e164)).toBe(2);
    expect(await targetsOf(third)).toMatchObject([{ state: 'waiting', verdict: 'defer' }]);
  });
});

describe('the gap between two calls to a number', () => {
  it('holds for any person they were for', async () => {
    const { organizationId, e164, start } = await addPeople('Ann', 'Bob');
    await addPolicy(database, organizationId, { numberGapMinutes: 60 });
    await start(['Ann']);
    await dialing.dialToTheEnd();
    expect(arrivals(e164)).toBe(1);
    const second = await start(['Bob']);
    const calledAt = dialing.clock.now.getTime();
    await dialing.dialToTheEnd();
    expect(await targetsOf(second)).toEqual([
      {
        full_name: 'Bob',
        state: 'waiting',
        verdict: 'defer',
        next_at: new Date(calledAt + 60 * 60_000),
        codes: ['NUMBER_GAP'],
      },
    ]);
    wait(60);
    await dialing.dialToTheEnd();
    expect(arrivals(e164)).toBe(2);
  });
});

describe('a person whose facts cannot be read', () => {
  it('is not called, and holds up nobody else', async () => {
    const organization = await addOrganization(database);
    const { listId, contactIds } = await addList(database, organization, [
      { name: 'Ann', e164: '+17732230190' },
      { name: 'Bob', e164: '+17732240190' },
    ]);
    await askSystem(
      database,
      testStatement(`update consents set expires_at = 'infinity' where contact_id = $1`, {}),
      [contactIds.get('Ann')],
    );
    const campaignId = await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    expect(await targetsOf(campaignId)).toMatchObject([
      { full_name: 'Ann', state: 'blocked', verdict: 'block' },
      { full_name: 'Bob', state: 'done' },
    ]);
    expect([arrivals('+17732230190'), arrivals('+17732240190')]).toEqual([0, 1]);
  });
});

describe('a call that the person permitted beyond the frequency', () => {
  it('is stored as one that does not count', async () => {
    const { organizationId, userId, contactId, start } = await addPeople('Ann');
    await askSystem(
      database,
      testStatement(
        `insert into consents (organization_id, contact_id, kind, obtained_how, obtained_by,
           obtained_on, received_at, expires_at, recorded_by)
         values ($1, $2, 'frequency', 'said', 'us', '2026-06-09', $3, $4, $5)`,
        {},
      ),
      [
        organizationId,
        contactId,
        new Date(dialing.clock.now.getTime() - 3_600_000),
        new Date(dialing.clock.now.getTime() + 86_400_000),
        userId,
      ],
    );
    const campaignId = await start();
    await dialing.dialToTheEnd();
    const counts = testStatement(
      `select attempts_before, attempts_after from decisions
       where campaign_id = $1 and verdict = 'allow'`,
      { attempts_before: 'int4', attempts_after: 'int4' },
    );
    expect(await askSystem(database, counts, [campaignId])).toEqual([
      { attempts_before: 0, attempts_after: 0 },
    ]);
  });
});

describe('after a change of policy', () => {
  it('everybody who was not called because of the one before is judged again', async () => {
    const { organizationId, contactId, e164, start } = await addPeople('Ann');
    await addPolicy(database, organizationId, { numberGapMinutes: 60 });
    const at = dialing.clock.now;
    await addOutsideCall(database, { organizationId, contactId, e164, at });
    const campaignId = await start();
    await dialAndPlace(dialing.services);
    expect(await targetsOf(campaignId)).toMatchObject([{ verdict: 'defer' }]);
    await judgeOrganizationAgain(dialing.services, { organizationId }, 0);
    expect(await targetsOf(campaignId)).toMatchObject([{ verdict: 'defer' }]);
    await addPolicy(database, organizationId, { numberGapMinutes: 0 });
    await judgeOrganizationAgain(dialing.services, {}, 0);
    expect(await targetsOf(campaignId)).toMatchObject([{ state: 'planned', verdict: null }]);
    await dialing.dialToTheEnd();
    expect(arrivals(e164)).toBe(1);
  });
});

describe('a call that a person answered', () => {
  const findDays = testStatement(
    `select day::text as day, answered, abandoned from campaign_days where campaign_id = $1 order by day`,
    { day: 'text', answered: 'int4', abandoned: 'int4' },
  );
  const insertDay = testStatement(
    `insert into campaign_days (organization_id, campaign_id, day, answered, abandoned)
     values ($1, $2, $3::date, 99, 3)`,
    {},
  );
  const findState = testStatement(`select state, paused_for from campaigns where id = $1`, {
    state: 'text',
    paused_for: 'text?',
  });
  const stateOf = (campaignId: string) => askSystem(database, findState, [campaignId]);
  const daysOf = (campaignId: string) => askSystem(database, findDays, [campaignId]);

  it('is abandoned while the carrier got nothing to say, and one too many pauses the campaign', async () => {
    const { organizationId, start } = await addPeople('Ann', 'Bob');
    const campaignId = await start();
    const campaign = { organizationId, campaignId };
    const dayBefore = new Date(dialing.clock.now.getTime() - 86_400_000).toISOString().slice(0, 10);
    const earlier = { day: dayBefore, answered: 99, abandoned: 3 };
    await askSystem(database, insertDay, [organizationId, campaignId, dayBefore]);
    await forecastTargets(dialing.services, campaign);
    const [call] = await decideAndReserve(dialing.services, campaign);
    const key = { organizationId, callId: call?.id ?? '', carrierCallId: 'CA1' };
    const answered = { key: 'in-progress', at: null, state: 'answered' } as const;
    const ended = { key: 'completed', at: null, state: 'ended', ending: 'completed' } as const;
    await recordNews(dialing.services, [{ ...key, kind: 'event', event: answered }]);
    expect(await daysOf(campaignId)).toEqual([earlier]);
    await recordNews(dialing.services, [{ ...key, kind: 'event', event: ended }]);
    const day = dialing.clock.now.toISOString().slice(0, 10);
    expect(await daysOf(campaignId)).toEqual([earlier, { day, answered: 1, abandoned: 1 }]);
    // Nobody is put off by it: they wait where they are.
    const before = await targetsOf(campaignId);
    await dialAndPlace(dialing.services);
    expect(await stateOf(campaignId)).toMatchObject([
      { state: 'paused', paused_for: 'abandonment' },
    ]);
    expect(await targetsOf(campaignId)).toEqual(before);
    // What was asked for on the call may be reported after its end.
    const asked = { ...answered, key: 'flow:1' };
    await recordNews(dialing.services, [
      { ...key, kind: 'event', event: asked, asksForWords: () => true },
    ]);
    expect(await daysOf(campaignId)).toEqual([earlier, { day, answered: 1, abandoned: 0 }]);
  });

  it('is counted once, and is not abandoned where it was spoken to', async () => {
    const organization = await addOrganization(database);
    const { listId } = await addList(database, organization, [
      { name: 'Ann', e164: '+17732250198' },
      { name: 'Bob', e164: '+17732250190' },
      { name: 'Cid', e164: '+17732250192' },
    ]);
    const campaignId = await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    expect(await daysOf(campaignId)).toMatchObject([{ answered: 1, abandoned: 0 }]);
  });
});
