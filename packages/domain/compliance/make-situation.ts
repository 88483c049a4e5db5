import { findCandidateZones } from '../zones/find-candidate-zones.ts';
import { readAddressRegions } from '../zones/read-address-regions.ts';
import { combineHours } from './combine-hours.ts';
import { findBinding } from './find-binding.ts';
import type { Policy } from './policy.ts';
import { isAboutDebt } from './read-facts.ts';
import type { CandidateZone, Facts, PastCallFact, Situation } from './types.ts';

const noZones: readonly CandidateZone[] = [];
const noCalls: readonly PastCallFact[] = [];

/** What all rules share, worked out once. */
export function makeSituation(facts: Facts, policy: Policy): Situation {
  const binding = findBinding(policy, readAddressRegions(facts.person));
  const { packs, jurisdictions, caps, address } = binding;
  return {
    facts,
    policy,
    packs,
    jurisdictions,
    caps,
    address,
    zones: findZones(facts),
    hours: combineHours(binding, policy, facts.phone.place),
    callsAboutDebt: findCalls(facts),
  };
}

function findCalls(facts: Facts): readonly PastCallFact[] {
  return facts.history.length === 0
    ? noCalls
    : facts.history.filter((call) => isAboutDebt(call, facts));
}

/** Evidence that cannot be read is none; TZ_UNKNOWN then blocks. */
function findZones({ person, phone }: Facts): readonly CandidateZone[] {
  try {
    return findCandidateZones(person, phone.e164);
  } catch {
    return noZones;
  }
}
