import type { Jurisdiction } from '../pack.ts';

/** When the time to sue has run out, so has the right itself. */
export const wisconsin: Jurisdiction = {
  id: 'us-wi',
  name: 'Wisconsin',
  binds: ({ regions }) => regions.includes('WI'),
  hours: null,
  caps: [],
  timeBarred: {
    effect: 'extinguished',
    source: { citation: 'Wis. Stat. § 893.05', mark: 'unconfirmed' },
  },
};
