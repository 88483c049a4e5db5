import type { CandidateZone, Facts } from '../compliance/types.ts';
import { isKnownZone } from './find-offset.ts';
import { nowhere, type Place } from './place.ts';
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
  const found: Found[] = [];
  for (const number of person.phones) {
    const place = readPhonePlace(number);
    if (place !== undefined) collect(found, place);
    // That the dialled number is none is for NUM_INVALID to say.
    else if (number !== dialled) return [];
  }
  if (!person.phones.includes(dialled)) collect(found, readPhonePlace(dialled) ?? nowhere);
  const address = readAddressPlace(person);
  if (address === undefined) return [];
  collect(found, address);
  return found;
}

interface Found {
  zone: string;
  evidence: string[];
}

/** A person has a few zones: going through them is faster than a table of them. */
function collect(found: Found[], { zones, evidence }: Place): void {
  for (const zone of zones) {
    const known = found.find((candidate) => candidate.zone === zone);
    if (known === undefined) found.push({ zone, evidence: [evidence] });
    else if (!known.evidence.includes(evidence)) known.evidence.push(evidence);
  }
}
