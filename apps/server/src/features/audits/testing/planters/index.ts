import { consentPlanters } from './consents.ts';
import { frequencyPlanters } from './frequency.ts';
import { hoursPlanters } from './hours.ts';
import { kinPlanters } from './kin.ts';
import { organizationPlanters } from './organization.ts';
import type { Planter } from './planter.ts';
import { restrictionPlanters } from './restrictions.ts';
import { stateCapPlanters } from './state-caps.ts';
import { storedPlanters } from './stored.ts';

/** One at least for every rule that the history in the tables can show to be broken. */
export const planters: readonly Planter[] = [
  ...restrictionPlanters,
  ...consentPlanters,
  ...hoursPlanters,
  ...frequencyPlanters,
  ...stateCapPlanters,
  ...kinPlanters,
  ...organizationPlanters,
  ...storedPlanters,
];

/** The rules that it cannot, and why. */
export const notShown: Readonly<Record<string, string>> = {
  FREQ_CONSENT: 'a note on a call that is allowed: it forbids nothing',
};
