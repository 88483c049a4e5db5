import { isConnected, listCallsOfPerson } from '../count-attempts.ts';
import { findPlaceCapOpening } from '../find-cap-opening.ts';
import type { Cap, Source } from '../packs/pack.ts';
import { findPlace, readTime } from '../read-facts.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

/** The caps of the pack and of every state and city that binds; the one that lets go last is named. */
export const stateFrequency: Rule = {
  code: 'STATE_FREQ',
  version: 3,
  citation: 'state',
  applies: (situation) => situation.caps.length > 0 || findWorkAfterHome(situation) !== undefined,
  judge: (situation, now) => {
    const asking = findWorkAfterHome(situation);
    if (asking !== undefined && !hasFailedAtHome(situation, now)) {
      const liftedBy = 'an attempt at home that did not reach the person';
      return { kind: 'block', liftedBy, citation: asking.citation };
    }
    if (situation.facts.history.length === 0) return allow;
    let latest: { opening: number; cap: Cap } | undefined;
    for (const cap of situation.caps) {
      const opening = findPlaceCapOpening(situation, cap, now);
      if (opening === undefined || (latest !== undefined && latest.opening >= opening)) continue;
      latest = { opening, cap };
    }
    if (latest === undefined) return allow;
    const { opening, cap } = latest;
    return { kind: 'defer', until: new Date(opening), citation: cap.source.citation };
  },
};

/** The law that asks for an attempt at home before a call to a number at work. */
function findWorkAfterHome({ jurisdictions, facts }: Situation): Source | undefined {
  const asking = jurisdictions.find(({ workAfterHome }) => workAfterHome !== undefined);
  if (asking === undefined || findPlace(facts, facts.phone.e164) !== 'work') return undefined;
  return asking.workAfterHome;
}

/**
 * Whether the last that is known of calls elsewhere is an attempt at home that did not reach the person.
 * Nothing known is no permission, and whom a later talk reached can be reached there.
 */
function hasFailedAtHome(situation: Situation, now: Date): boolean {
  const { facts } = situation;
  let [failed, reached] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const call of listCallsOfPerson(situation, now)) {
    const place = findPlace(facts, call.phone);
    const time = readTime(call.at);
    if (call.outcome === 'conversation') {
      if (place !== 'work') reached = Math.max(reached, time);
    } else if (place === 'home' && call.direction === 'outbound' && isConnected(call)) {
      // What is dated ahead was not before this call, whichever clock wrote it.
      if (time <= now.getTime()) failed = Math.max(failed, time);
    }
  }
  return failed > reached;
}
