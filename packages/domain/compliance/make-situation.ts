import { findCandidateZones } from '../zones/find-candidate-zones.ts';
import { readAddressRegions } from '../zones/read-address-regions.ts';
import { packs as everyPack } from './packs/index.ts';
import type { Jurisdiction, Pack } from './packs/pack.ts';
import type { Policy } from './policy.ts';
import type { CandidateZone, Facts, Situation } from './types.ts';

const noZones: readonly CandidateZone[] = [];
const noJurisdictions: readonly Jurisdiction[] = [];
const allPacks: readonly Pack[] = Object.values(everyPack);
const alone = new Map<string, readonly Pack[]>(allPacks.map((pack) => [pack.id, [pack]]));

/** What all rules share, worked out once. */
export function makeSituation(facts: Facts, policy: Policy): Situation {
  const address = readAddressRegions(facts.person);
  const packs = findPacks(policy, address.country, address.regions);
  return {
    facts,
    policy,
    zones: findZones(facts),
    packs,
    jurisdictions: findJurisdictions(packs, address),
    address,
  };
}

function findPacks(
  { pack, addsPackOfPlace }: Policy,
  country: string | null,
  regions: readonly string[],
): readonly Pack[] {
  const chosen = alone.get(pack);
  if (chosen === undefined) throw new RangeError('There is no such pack');
  if (!addsPackOfPlace || country === null) return chosen;
  const own = allPacks.filter(
    (other) =>
      other.id !== pack &&
      other.country === country &&
      (other.region === null || regions.includes(other.region)),
  );
  return own.length === 0 ? chosen : [...chosen, ...own];
}

function findJurisdictions(
  packs: readonly Pack[],
  address: Situation['address'],
): readonly Jurisdiction[] {
  let found = noJurisdictions;
  for (const { jurisdictions } of packs) {
    for (const jurisdiction of jurisdictions) {
      if (jurisdiction.binds(address)) found = [...found, jurisdiction];
    }
  }
  return found;
}

/** Evidence that cannot be read is none; TZ_UNKNOWN then blocks. */
function findZones({ person, phone }: Facts): readonly CandidateZone[] {
  try {
    return findCandidateZones(person, phone.e164);
  } catch {
    return noZones;
  }
}
