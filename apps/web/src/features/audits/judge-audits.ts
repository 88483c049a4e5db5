import type { Audit } from '@ringfence/contract/audits';

/** What is wrong with calls, their decisions and the activity record together. */
export function countFaults({ violations, chainFaults }: Audit): number {
  return violations + chainFaults;
}
