import { describe, expect, it } from 'vitest';
import { makeDraw } from '../decide/draw.ts';
import { isClosed, joinedCampaign, leavingCampaign, planPeople } from './plan-people.ts';

const place = { country: 'US', region: 'HI', zone: 'Pacific/Honolulu', digits: 7, currency: 'USD' };
const day = { ...place, prefix: '+1808' };
const night = { ...place, prefix: '+1212' };
const people = planPeople(makeDraw(1), 950, { day, night });

describe('the people of a run', () => {
  it('can be called, or cannot, half and half', () => {
    expect(people).toHaveLength(1_900);
    expect(people.filter(isClosed)).toHaveLength(950);
  });

  it('are of every kind, and sleep where it is night', () => {
    expect(new Set(people.map(({ kind }) => kind)).size).toBe(12);
    for (const { kind, place } of people) expect(place).toBe(kind === 'night' ? night : day);
  });

  it('have numbers of their own, but for those who share one', () => {
    const owners = Map.groupBy(
      people.flatMap(({ phones, ...person }) => phones.map((phone) => ({ phone, person }))),
      ({ phone }) => phone,
    );
    const shared = [...owners.values()].filter((some) => some.length > 1);
    expect(shared.length).toBeGreaterThan(5);
    for (const some of shared) {
      expect(some.some(({ person }) => person.kind === 'shared_number')).toBe(true);
      expect(new Set(some.map(({ person }) => person.organization)).size).toBe(1);
    }
  });

  it('are left out of the campaigns that leave somebody out alone', () => {
    const leftOut = people.filter(({ kind }) => kind.startsWith('left_out'));
    const campaigns = new Set(leftOut.flatMap((person) => person.campaigns));
    expect(campaigns).toEqual(new Set([leavingCampaign, joinedCampaign]));
  });
});
