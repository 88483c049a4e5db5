import { findCandidateZones } from '../zones/find-candidate-zones.ts';
import { readAddressRegions } from '../zones/read-address-regions.ts';
import { combineHours } from './combine-hours.ts';
import { findBinding } from './find-binding.ts';
import type { Policy } from './policy.ts';
import { isAboutDebt, listWrongNumbers } from './read-facts.ts';
import { listConsentPeriods } from './read-frequency-consent.ts';
import { readTimeConsents } from './read-time-consents.ts';
import { takePlaceFromPhones } from './take-place-from-phones.ts';
import type { CandidateZone, Facts, PastCallFact, Situation } from './types.ts';

const noZones: readonly CandidateZone[] = [];
const noCalls: readonly PastCallFact[] = [];

/** What all rules share, worked out once. What is dated after the moment asked about is not known yet. */
export function makeSituation(facts: Facts, policy: Policy, now: Date): Situation {
  const wrongNumbers = listWrongNumbers(facts, now);
  const evidence = leaveOutWrong(facts, wrongNumbers);
  const written = readAddressRegions(facts.person);
  const binding = findBinding(policy, takePlaceFromPhones(written, evidence));
  const { packs, jurisdictions, caps } = binding;
  const zones = findZones(facts, evidence);
  return {
    facts,
    policy,
    packs,
    jurisdictions,
    caps,
    address: binding.address,
    zones,
    hours: combineHours(binding, policy, facts.phone.place),
    timeConsents: readTimeConsents(facts),
    callsAboutDebt: findCalls(facts),
    consentPeriods: listConsentPeriods({ facts, zones, wrongNumbers }),
    wrongNumbers,
  };
}

function findCalls(facts: Facts): readonly PastCallFact[] {
  return facts.history.length === 0
    ? noCalls
    : facts.history.filter((call) => isAboutDebt(call, facts));
}

/** A number that is somebody else's says nothing of where the person is; the dialled one has its own rule. */
function leaveOutWrong({ person, phone }: Facts, wrong: readonly string[]): readonly string[] {
  const numbers = person.phones.includes(phone.e164)
    ? person.phones
    : [...person.phones, phone.e164];
  if (wrong.length === 0) return numbers;
  return numbers.filter((number) => number === phone.e164 || !wrong.includes(number));
}

/** Evidence that cannot be read is none; TZ_UNKNOWN then blocks. */
function findZones({ person, phone }: Facts, phones: readonly string[]): readonly CandidateZone[] {
  try {
    const evidence = phones === person.phones ? person : { ...person, phones };
    return findCandidateZones(evidence, phone.e164);
  } catch {
    return noZones;
  }
}
