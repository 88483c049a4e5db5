import type { Situation } from '../types.ts';
import { isUnderUnitedStatesLaw } from './is-united-states.ts';

/** Regulation F binds who collects for others (12 CFR 1006.2(i)); a creditor may keep it too. */
export function bindsFrequency(situation: Situation): boolean {
  const { facts, policy } = situation;
  return (
    isUnderUnitedStatesLaw(situation) &&
    (facts.collectorRole === 'third_party' || policy.frequencyBindsCreditors)
  );
}
