import { findOffset } from '../zones/find-offset.ts';
import type { AnswerRates } from './rate-hours.ts';
import { spreadPerson } from './spread-person.ts';

/** Of a hundred people, those who keep the even order, so that it can be seen what the other gains. */
const evenShare = 0.1;
/** An hour is not filled up: calls that were late, and people who are tried again, want a place in it too. */
const filledShare = 0.8;
const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

/** Somebody who may be called from one moment until before another, by the clock of a place. */
export interface CallablePerson {
  campaignId: string;
  contactId: string;
  zone: string;
  from: Date;
  until: Date;
}

/** How many people the campaign has left, and how fast it calls them. */
export interface CampaignRoom {
  peopleLeft: number;
  callsPerSecond: number;
}

export interface ChosenHour {
  arm: 'best' | 'even';
  at: Date;
}

interface Slot {
  from: number;
  until: number;
  rate: number;
}

/** The hours on the wall between two moments, the likeliest first; of equals the earlier. */
function listSlots({ zone, from, until }: CallablePerson, rates: AnswerRates): Slot[] {
  const slots: Slot[] = [];
  for (let at = from.getTime(); at < until.getTime(); ) {
    const wall = at + findOffset(zone, at);
    const next = at + hourMilliseconds - (wall % hourMilliseconds);
    const end = Math.min(next, until.getTime());
    slots.push({ from: at, until: end, rate: rates.rateAt(zone, new Date(at)) });
    at = end;
  }
  return slots.sort((one, other) => other.rate - one.rate || one.from - other.from);
}

/**
 * When somebody is called first. Each hour takes as many people as the pace allows, so the likeliest is full at some
 * point and the next one follows. Those for whom no hour of the day has room are spread over it, so that no
 * minute is left unused. Who keeps the even order is called when their turn would have come without any of this: at any
 * time of the day, where the campaign takes longer.
 */
export function chooseHour(
  person: CallablePerson,
  rates: AnswerRates,
  { peopleLeft, callsPerSecond }: CampaignRoom,
): ChosenHour {
  const [from, until] = [person.from.getTime(), person.until.getTime()];
  // Drawn again each day, so that those whom the pace did not reach yesterday are not the last again.
  const day = Math.floor(from / dayMilliseconds);
  const place = spreadPerson(person, 'place', day);
  if (spreadPerson(person, 'share') < evenShare) {
    const needed = (peopleLeft * 1000) / callsPerSecond;
    return { arm: 'even', at: new Date(from + place * Math.min(needed, until - from)) };
  }
  const minute = spreadPerson(person, 'minute', day);
  let filled = 0;
  for (const slot of listSlots(person, rates)) {
    const length = slot.until - slot.from;
    filled += (filledShare * callsPerSecond * length) / 1000 / Math.max(1, peopleLeft);
    if (place < filled) return { arm: 'best', at: new Date(slot.from + minute * length) };
  }
  return { arm: 'best', at: new Date(from + minute * (until - from)) };
}
