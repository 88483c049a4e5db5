import type { CandidateZone, Facts } from '../compliance/types.ts';
import { isKnownZone } from './find-offset.ts';
import { nowhere, type Place } from './place.ts';
import { readAddressPlace } from './read-address-place.ts';
import { readPhonePlace } from './read-phone-place.ts';

type Evidence = Pick<
  Facts['person'],
  'country' | 'region' | 'postalCode' | 'confirmedZone' | 'phones'
>;

/**
 * Every zone in which the person may be, by all their numbers and their address together: with evidence
 * for several places a call must be convenient in all of them (12 CFR 1006.6(b)(1)(i)). None when there
 * is no evidence, or some of it cannot be read: what it would have added is then unknown.
 */
export function findCandidateZones(person: Evidence, dialled: string): readonly CandidateZone[] {
  const { confirmedZone } = person;
  if (confirmedZone !== null) {
    return isKnownZone(confirmedZone)
      ? [{ zone: confirmedZone, evidence: ['confirmed by the person'] }]
      : [];
  }
  let union = nothing;
  for (const number of person.phones) {
    const place = readPhonePlace(number);
    if (place !== undefined) union = add(union, place);
    // That the dialled number is none is for NUM_INVALID to say.
    else if (number !== dialled) return [];
  }
  if (!person.phones.includes(dialled)) union = add(union, readPhonePlace(dialled) ?? nowhere);
  const address = readAddressPlace(person);
  return address === undefined ? [] : add(union, address).zones;
}

/** The zones of several places, in the order in which the places were named. */
interface Union {
  readonly zones: readonly CandidateZone[];
  /** With one more place. */
  readonly further: Map<Place, Union>;
}

const makeUnion = (zones: readonly CandidateZone[]): Union => ({ zones, further: new Map() });

/** How many unions are remembered, before all are forgotten. */
const bound = 100_000;
let size = 0;
let nothing = makeUnion([]);

/** People share their places, so that each union is made once. */
function add(union: Union, place: Place): Union {
  if (place.zones.length === 0) return union;
  const known = union.further.get(place);
  if (known !== undefined) return known;
  if (size >= bound) {
    nothing = makeUnion([]);
    size = 0;
  }
  const more = makeUnion(unite(union.zones, place));
  union.further.set(place, more);
  size += 1;
  return more;
}

function unite(
  candidates: readonly CandidateZone[],
  { zones, evidence }: Place,
): readonly CandidateZone[] {
  const others = zones.filter((zone) => candidates.every((candidate) => candidate.zone !== zone));
  return [
    ...candidates.map((candidate) =>
      zones.includes(candidate.zone) && !candidate.evidence.includes(evidence)
        ? { ...candidate, evidence: [...candidate.evidence, evidence] }
        : candidate,
    ),
    ...others.map((zone) => ({ zone, evidence: [evidence] })),
  ];
}
