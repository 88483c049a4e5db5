import type { Jurisdiction } from '../pack.ts';

/** When the time to sue has run out, so has the right itself. */
export const mississippi: Jurisdiction = {
  id: 'us-ms',
  name: 'Mississippi',
  binds: ({ regions }) => regions.includes('MS'),
  hours: null,
  caps: [],
  timeBarred: {
    effect: 'extinguished',
    source: { citation: 'Miss. Code § 15-1-3', mark: 'unconfirmed' },
  },
};
