import type { CandidateZone, Facts } from '../compliance/types.ts';
import { isKnownZone } from './find-offset.ts';
import type { Place } from './place.ts';
import { readAddressPlace } from './read-address-place.ts';
import { readPhonePlace } from './read-phone-place.ts';

/**
 * Every zone in which the person may be, by all their numbers and their address together: with evidence
 * for several places a call must be convenient in all of them (12 CFR 1006.6(b)(1)(i)). None when there
 * is no evidence, or some of it cannot be read: what it would have added is then unknown.
 */
export function findCandidateZones(person: Facts['person'], dialled: string): CandidateZone[] {
  const { confirmedZone } = person;
  if (confirmedZone !== null) {
    return isKnownZone(confirmedZone)
      ? [{ zone: confirmedZone, evidence: ['confirmed by the person'] }]
      : [];
  }
  const evidence = new Map<string, string[]>();
  const numbers = new Set(person.phones).add(dialled);
  for (const number of numbers) {
    const place = readPhonePlace(number);
    if (place !== undefined) collect(evidence, place);
    // That the dialled number is none is for NUM_INVALID to say.
    else if (number !== dialled) return [];
  }
  const address = readAddressPlace(person);
  if (address === undefined) return [];
  collect(evidence, address);
  return [...evidence].map(([zone, speaking]) => ({ zone, evidence: speaking }));
}

function collect(evidence: Map<string, string[]>, place: Place): void {
  for (const zone of place.zones) {
    const speaking = evidence.get(zone);
    if (speaking === undefined) evidence.set(zone, [place.evidence]);
    else if (!speaking.includes(place.evidence)) speaking.push(place.evidence);
  }
}
