import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotCalled } from '../features/campaigns/list-not-called.ts';
import { addCampaign, addList, addListOf, type TestPerson } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { listNotices } from '../testing/list-notices.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const chicago = (line: number): string => `+1312555${String(line).padStart(4, '0')}`;
const findCampaign = testStatement(
  `select state, (select count(*) from targets where campaign_id = campaigns.id and state = 'done') as done
   from campaigns where id = $1`,
  { state: 'text', done: 'int8' },
);
const listCalls = testStatement(
  `select contact_id, e164, state, outcome, attempt from calls_now where campaign_id = $1`,
  { contact_id: 'uuid', e164: 'text', state: 'text', outcome: 'text?', attempt: 'int4' },
);
const arrivals = (e164: string): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;

describe('a campaign', () => {
  it('calls everybody once, records how each call ended, and finishes', async () => {
    const organization = await addOrganization(database);
    const people = Array.from({ length: 60 }, (_, index): TestPerson => {
      return { name: `Person ${index}`, e164: chicago(2000 + index) };
    });
    const { listId } = await addList(database, organization, people);
    const campaignId = await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    const calls = await askSystem(database, listCalls, [campaignId]);
    expect(calls).toHaveLength(60);
    expect(calls.filter(({ state, outcome }) => state !== 'ended' || outcome === null)).toEqual([]);
    expect(new Set(calls.map(({ outcome }) => outcome)).size).toBeGreaterThan(2);
    for (const { e164 } of people) expect(arrivals(e164)).toBe(1);
    expect(await askSystem(database, findCampaign, [campaignId])).toEqual([
      { state: 'finished', done: 60 },
    ]);
    expect(await listNotices(database, organization.userId)).toEqual([
      { kind: 'campaign_finished', subject_id: campaignId },
    ]);
  });

  it('calls neither who is outside the window, nor at seven attempts, nor without consent, nor who said stop, and says why', async () => {
    const organization = await addOrganization(database);
    const people: TestPerson[] = [
      { name: 'Lawful', e164: chicago(190) },
      // At 16:00 UTC it is 6:00 in Honolulu.
      { name: 'Asleep', e164: '+18085550190' },
      { name: 'Seven', e164: chicago(190) },
      { name: 'Unasked', e164: chicago(190), consent: false },
      { name: 'Stopped', e164: chicago(190), stopped: true },
    ];
    const { listId, contactIds } = await addList(database, organization, people);
    // Seven campaigns before have each called the same person once.
    const onlySeven = await addListOf(database, organization, [contactIds.get('Seven')]);
    for (let round = 0; round < 7; round += 1) {
      await addCampaign(database, organization, onlySeven);
      await dialing.dialToTheEnd();
    }
    const before = arrivals(chicago(190));
    expect(before).toBe(7);
    const campaignId = await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    expect(arrivals(chicago(190))).toBe(8);
    expect(arrivals('+18085550190')).toBe(0);
    const calls = await askSystem(database, listCalls, [campaignId]);
    expect(calls.map((call) => call.contact_id)).toEqual([contactIds.get('Lawful')]);
    const { targets } = await listNotCalled({ database }, organization, { limit: 50, campaignId });
    const said = new Map(
      targets.map(({ contact, verdict, reasons, until }) => [
        contact.fullName,
        { verdict, codes: reasons.map(({ code }) => code), until },
      ]),
    );
    expect(said).toEqual(
      new Map([
        [
          'Asleep',
          { verdict: 'defer', codes: ['WINDOW_CLOSED'], until: '2026-06-10T18:00:00.000Z' },
        ],
        // Seven on one day: the eighth is a week after, at the beginning of the window.
        ['Seven', { verdict: 'defer', codes: ['FREQ_7IN7'], until: '2026-06-17T13:00:00.000Z' }],
        ['Unasked', { verdict: 'block', codes: ['NO_TCPA_CONSENT'], until: null }],
        ['Stopped', { verdict: 'block', codes: ['MEDIUM_STOP'], until: null }],
      ]),
    );
  });
});
