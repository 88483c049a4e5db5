import { firstPolicy, type OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import type { DemoRules } from './generate/rules.ts';

/** How an organization of the full sample data calls: in whose name, by which law, from which numbers. */
export interface DemoSettings {
  organization: string;
  /** By email: the person who uploads, starts campaigns and enters what is learned. */
  userEmail: string;
  spokenName: string;
  policy: OrganizationPolicy;
  policyVersion: DemoRules['policyVersion'];
}

export const demoSettings: readonly DemoSettings[] = [
  {
    organization: 'Harbor Recovery',
    userEmail: 'admin@harbor.example',
    spokenName: 'Harbor',
    policy: firstPolicy,
    policyVersion: 0,
  },
  {
    organization: 'Northwind Water',
    userEmail: 'admin@northwind.example',
    spokenName: 'Northwind Water',
    // It collects what is owed to itself, from where its customers live.
    policy: { ...firstPolicy, pack: 'uk', collectorRole: 'creditor' },
    policyVersion: 1,
  },
];

/** Of the utility, which has none in the small sample data. Kept for fiction, as all numbers here. */
export const waterCallerIds = [
  { organization: 'Northwind Water', e164: '+442079460000', label: 'London', state: 'active' },
  { organization: 'Northwind Water', e164: '+61255500000', label: 'Sydney', state: 'active' },
];

/** Older than the first upload, so that everything was decided on by then. */
const months = 13;

/** Since when the organizations of the full sample data are there. */
export function findBeginning(now: Date): Date {
  const beginning = new Date(now);
  beginning.setUTCMonth(beginning.getUTCMonth() - months);
  return beginning;
}
