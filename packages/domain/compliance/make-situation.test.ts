import { describe, expect, it } from 'vitest';
import { makeSituation } from './make-situation.ts';
import { makePolicy } from './policy.ts';
import { livingIn } from './testing/living-in.ts';
import {
  type FactsOverrides,
  makeFacts,
  makePastCall,
  makeRestriction,
} from './testing/make-facts.ts';

const now = new Date('2026-04-08T17:00:00Z');
const make = (overrides: FactsOverrides = {}) =>
  makeSituation(makeFacts(overrides), makePolicy({ pack: 'us' }), now);
const zonesOf = (overrides: FactsOverrides) => make(overrides).zones.map(({ zone }) => zone);

describe('makeSituation', () => {
  it('finds every zone that number, further numbers and address speak for', () => {
    expect(zonesOf({})).toEqual(['America/Chicago']);
    const phones = ['+12125550100', '+14155550100'];
    expect(zonesOf({ person: { phones } }).sort()).toEqual([
      'America/Chicago',
      'America/Los_Angeles',
      'America/New_York',
    ]);
  });

  it('lets the zone that the person confirmed override the rest', () => {
    expect(zonesOf({ person: { confirmedZone: 'America/Denver' } })).toEqual(['America/Denver']);
  });

  it.each<[string, FactsOverrides]>([
    ['a zone', { person: { confirmedZone: 'Mars/Olympus' } }],
    ['an address', { person: { region: 'Nowhere', postalCode: null } }],
    ['another number', { person: { phones: ['none'] } }],
    [
      'nothing at all',
      { phone: { e164: '+18005550100' }, person: { region: null, postalCode: null } },
    ],
  ])('has no zone where evidence cannot be read, or is none: %s', (_, overrides) => {
    expect(zonesOf(overrides)).toEqual([]);
  });

  it('takes a number for evidence until it turned out to be wrong', () => {
    const person = { phones: ['+13125550100', '+14155550100'] };
    const wrongSince = (at: string) =>
      zonesOf({
        person,
        restrictions: [
          makeRestriction('wrong_number', { phone: '+14155550100', at: new Date(at) }),
        ],
      });
    expect(wrongSince('2026-04-08T17:00:00Z')).toEqual(['America/Chicago']);
    expect(wrongSince('2026-04-08T17:00:01Z')).toContain('America/Los_Angeles');
  });

  it('finds whose law binds', () => {
    const { packs, jurisdictions, caps } = make(livingIn('boston'));
    expect(packs.map(({ id }) => id)).toEqual(['us']);
    expect(jurisdictions.map(({ id }) => id)).toEqual(['us-ma']);
    expect(caps).toHaveLength(2);
  });

  it('takes the hours of the place that the number is tied to', () => {
    const hoursAt = (place: 'work' | null) =>
      makeSituation(
        makeFacts(livingIn('au', { phone: { place } })),
        makePolicy({ pack: 'au' }),
        now,
      ).hours.week[0];
    expect(hoursAt('work')).toEqual({ from: 540, to: 1020 });
    expect(hoursAt(null)).toEqual({ from: 450, to: 1260 });
  });

  it('keeps the calls about the debt, and those that may have been', () => {
    const at = '2026-04-01T17:00:00Z';
    const history = [
      makePastCall(at),
      makePastCall(at, { debtIds: [] }),
      makePastCall(at, { direction: 'inbound', outcome: 'conversation' }),
      makePastCall(at, { debtIds: ['other'] }),
      makePastCall(at, { personId: 'neighbour' }),
    ];
    expect(make({ history }).callsAboutDebt).toEqual(history.slice(0, 3));
    expect(make().callsAboutDebt).toEqual([]);
  });
});
