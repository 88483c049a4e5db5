import type { Pack } from './pack.ts';

/** Whether the federal law of the United States binds a call. */
export function isUnderUnitedStatesLaw({ packs }: { packs: readonly Pack[] }): boolean {
  return packs.some(({ isUnitedStates }) => isUnitedStates);
}
