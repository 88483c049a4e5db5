import { describe, expect, it } from 'vitest';
import type { Policy } from '../policy.ts';
import { homes, livingIn } from '../testing/living-in.ts';
import {
  type FactsOverrides,
  makePastCall,
  makeRestriction,
  makeSituation,
} from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { PastCallFact } from '../types.ts';
import type { PhonePlace } from '../words.ts';
import { stateFrequency } from './state-frequency.ts';

type Place = keyof typeof homes;

/** So many calls to the number there. */
const calls = (place: Place, count: number, at: string, overrides: Partial<PastCallFact> = {}) =>
  Array.from({ length: count }, () => makePastCall(at, { phone: homes[place].e164, ...overrides }));

const judging =
  (place: Place, policy: Partial<Policy> = {}, more: FactsOverrides = {}) =>
  (history: PastCallFact[], moment: string) =>
    asking(stateFrequency, policy)(livingIn(place, { ...more, history }), moment);

const monday = '2026-06-01T16:00:00Z';
const tuesday = '2026-06-02T16:00:00Z';
const atWork = { phone: { place: 'work' } } as const;

describe('STATE_FREQ where the address leaves the place open', () => {
  const open = { country: 'US', region: null, postalCode: null };
  const citationOf = (more: FactsOverrides, count: number, e164: string) => {
    const history = calls('us', count, monday, { phone: e164 });
    const facts = { ...more, phone: { e164 }, history };
    const verdict = stateFrequency.judge(makeSituation(facts), new Date(tuesday));
    return verdict.kind === 'defer' ? verdict.citation : verdict.kind;
  };

  it.each([
    ['+16175550100', 2, /^940 CMR .* \(Massachusetts by area code 617\)$/],
    ['+12065550100', 3, /^RCW .* \(Washington by area code 206\)$/],
    ['+12025550100', 4, /^D\.C\. .* \(District of Columbia by area code 202\)$/],
    ['+13475550100', 2, /^6 RCNY .* \(New York City by area code 347\)$/],
  ])('takes it from the area code of %s, and says so', (e164, limit, citation) => {
    const person = { ...open, phones: [e164] };
    expect(citationOf({ person }, limit - 1, e164)).toBe('allow');
    expect(citationOf({ person }, limit, e164)).toMatch(citation);
    expect(citationOf({ person: { ...person, country: null } }, limit, e164)).toMatch(citation);
  });

  it('takes it from every number of the person, but not from one that is somebody else’s', () => {
    const phones = ['+13125550100', '+16175550100'];
    const person = { ...open, phones };
    expect(citationOf({ person }, 2, '+13125550100')).toMatch(/Massachusetts by area code 617/);
    const restrictions = [makeRestriction('wrong_number', { phone: '+16175550100' })];
    expect(citationOf({ person, restrictions }, 2, '+13125550100')).toBe('allow');
  });

  it('takes the city alone where the state is written, and nothing where the ZIP is', () => {
    const e164 = '+12125550100';
    const living = (region: string | null, postalCode: string | null) =>
      citationOf({ person: { country: 'US', region, postalCode, phones: [e164] } }, 2, e164);
    expect(living('NY', null)).toMatch(/New York City by area code 212/);
    expect(living('IL', null)).toBe('allow');
    expect(living('NY', '14201')).toBe('allow');
    expect(living(null, '60601')).toBe('allow');
    expect(living('NY', '10001')).toBe('6 RCNY 5-77(b)(1)(iv)');
  });

  it('leaves the address alone where it says the state', () => {
    const e164 = '+16175550100';
    const person = { country: 'US', region: 'IL', postalCode: null, phones: [e164] };
    expect(citationOf({ person }, 5, e164)).toBe('allow');
    expect(citationOf({ person: { ...open, country: 'GB', phones: [e164] } }, 5, e164)).toBe(
      'allow',
    );
  });
});

describe('STATE_FREQ at work', () => {
  it('is twice in thirty days in Massachusetts', () => {
    const judge = judging('boston', {}, atWork);
    const history = [
      ...calls('boston', 1, '2026-06-01T16:00:00Z'),
      ...calls('boston', 1, '2026-06-10T16:00:00Z'),
    ];
    expect(judge(history.slice(1), '2026-06-20T16:00:00Z')).toBe('allow');
    expect(judge(history, '2026-06-20T16:00:00Z')).toBe('2026-07-01T04:00Z');
    expect(judge(history, '2026-07-01T03:59:59.999Z')).toBe('2026-07-01T04:00Z');
    expect(judge(history, '2026-07-01T04:00:00Z')).toBe('allow');
    expect(judging('boston')(history, '2026-06-20T16:00:00Z')).toBe('allow');
    const creditor = judging('boston', {}, { ...atWork, collectorRole: 'creditor' });
    expect(creditor(history, '2026-06-20T16:00:00Z')).toBe('2026-07-01T04:00Z');
  });

  it('counts the calls to every number at work, not those elsewhere', () => {
    const other = '+13125550100';
    const history = [
      ...calls('boston', 1, '2026-06-01T16:00:00Z', { phone: other }),
      ...calls('boston', 1, '2026-06-10T16:00:00Z'),
    ];
    const judgeAt = (place: PhonePlace | null) =>
      judging(
        'boston',
        {},
        {
          ...atWork,
          person: { phonePlaces: place === null ? [] : [{ e164: other, place }] },
        },
      )(history, '2026-06-20T16:00:00Z');
    expect(judgeAt(null)).toBe('allow');
    expect(judgeAt('home')).toBe('allow');
    expect(judgeAt('personal')).toBe('allow');
    expect(judgeAt('work')).toBe('2026-07-01T04:00Z');
    expect(judgeAt('other')).toBe('2026-07-01T04:00Z');
  });

  it('is once a week in Washington, for third parties', () => {
    const judge = judging('seattle', {}, atWork);
    expect(judge(calls('seattle', 1, monday), tuesday)).toBe('2026-06-08T07:00Z');
    expect(judge(calls('seattle', 1, monday), '2026-06-08T06:59:59.999Z')).toBe(
      '2026-06-08T07:00Z',
    );
    expect(judge(calls('seattle', 1, monday), '2026-06-08T07:00:00Z')).toBe('allow');
    expect(judge(calls('seattle', 1, monday, { phone: '+13125550100' }), tuesday)).toBe('allow');
    expect(judging('seattle')(calls('seattle', 1, monday), tuesday)).toBe('allow');
    const creditor = judging('seattle', {}, { ...atWork, collectorRole: 'creditor' });
    expect(creditor(calls('seattle', 1, monday), tuesday)).toBe('allow');
  });

  it('counts calls about every debt of the person in Washington, and to all work numbers', () => {
    const about = (debtIds: string[], phone = homes.seattle.e164) =>
      calls('seattle', 1, monday, { debtIds, phone });
    const home = judging('seattle');
    const three = [...about(['debt']), ...about(['other']), ...about(['third'])];
    expect(home(three.slice(1), tuesday)).toBe('allow');
    expect(home(three, tuesday)).toBe('2026-06-08T07:00Z');
    const secondJob = '+12065550177';
    const person = { phonePlaces: [{ e164: secondJob, place: 'work' as const }] };
    const work = judging('seattle', {}, { ...atWork, person });
    expect(work(about(['other'], secondJob), tuesday)).toBe('2026-06-08T07:00Z');
  });

  const home = '+15035550199';
  const inOregon = judging(
    'portland',
    {},
    {
      ...atWork,
      person: { phonePlaces: [{ e164: home, place: 'home' }] },
    },
  );
  const atHome = (overrides: Partial<PastCallFact> = {}) =>
    calls('portland', 1, '2026-05-31T16:00:00Z', { phone: home, ...overrides });

  it('is once a week in Oregon, creditors too, whichever debt', () => {
    const history = [...atHome(), ...calls('portland', 1, monday, { debtIds: ['other'] })];
    expect(inOregon(history, tuesday)).toBe('2026-06-08T07:00Z');
    expect(inOregon(history, '2026-06-08T07:00:00Z')).toBe('allow');
    expect(judging('portland')(calls('portland', 1, monday), tuesday)).toBe('allow');
    const creditor = judging(
      'portland',
      {},
      {
        ...atWork,
        collectorRole: 'creditor',
        person: { phonePlaces: [{ e164: home, place: 'home' }] },
      },
    );
    expect(creditor(history, tuesday)).toBe('2026-06-08T07:00Z');
    expect(creditor([], tuesday)).toBe('block');
  });

  it('needs an attempt at home that did not reach the person in Oregon: nothing known is none', () => {
    expect(inOregon([], tuesday)).toBe('block');
    expect(judging('portland', {}, atWork)(atHome(), tuesday)).toBe('block');
    for (const outcome of ['no_answer', 'voicemail', 'dropped'] as const) {
      expect(inOregon(atHome({ outcome }), tuesday)).toBe('allow');
    }
    for (const outcome of ['conversation', 'busy', 'not_in_service'] as const) {
      expect(inOregon(atHome({ outcome }), tuesday)).toBe('block');
    }
    expect(inOregon(atHome({ direction: 'inbound' }), tuesday)).toBe('block');
    expect(inOregon(atHome({ debtIds: ['other'] }), tuesday)).toBe('allow');
    expect(inOregon(atHome({ personId: 'neighbour' }), tuesday)).toBe('block');
  });

  it('is not permitted in Oregon by an attempt that is dated after it', () => {
    const ahead = calls('portland', 1, '2026-06-04T16:00:00Z', { phone: home });
    expect(inOregon(ahead, tuesday)).toBe('block');
  });

  it('is not permitted in Oregon by an attempt before the person was reached elsewhere', () => {
    const talk = (at: string) => calls('portland', 1, at, { phone: home, outcome: 'conversation' });
    expect(inOregon([...atHome(), ...talk('2026-05-31T17:00:00Z')], tuesday)).toBe('block');
    expect(inOregon([...talk('2026-05-31T15:00:00Z'), ...atHome()], tuesday)).toBe('allow');
  });
});
