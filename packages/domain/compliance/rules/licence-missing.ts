import { localTime } from '../../zones/convert-time.ts';
import { readDay } from '../calendar-day.ts';
import { isUnderUnitedStatesLaw } from '../packs/is-united-states.ts';
import type { LicenceFact, Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Where the policy asks for licences, one that has not expired for every state the address speaks for. */
export const licenceMissing: Rule = {
  code: 'LICENSE_MISSING',
  version: 1,
  citation: 'policy',
  applies: (situation) =>
    situation.policy.licenceRequired &&
    situation.facts.licences !== 'unasked' &&
    situation.facts.collectorRole !== 'creditor' &&
    isUnderUnitedStatesLaw(situation),
  judge: (situation, now) => {
    const { facts, policy, address } = situation;
    const { licences } = facts;
    if (!policy.licenceRequired || licences === 'unasked') return allow;
    if (facts.collectorRole === 'creditor' || !isUnderUnitedStatesLaw(situation)) {
      return allow;
    }
    // An area code may bind, but it proves no permission.
    if (address.regions.length === 0 || address.isStateTaken) {
      return { kind: 'block', liftedBy: 'an address that tells the state' };
    }
    const missing = address.regions.find(
      (region) => !licences.some((licence) => holds(licence, region, situation, now)),
    );
    return missing === undefined
      ? allow
      : { kind: 'block', liftedBy: `a licence for ${missing} that has not expired` };
  },
};

function holds(licence: LicenceFact, region: string, { zones }: Situation, now: Date): boolean {
  if (licence.region !== region) return false;
  if (licence.expiresOn === null) return true;
  const last = readDay(licence.expiresOn);
  return zones.every(({ zone }) => localTime(zone, now).day <= last);
}
