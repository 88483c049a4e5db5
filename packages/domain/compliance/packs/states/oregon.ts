import type { Jurisdiction } from '../pack.ts';

const source = { citation: 'ORS 646.639', mark: 'secondary' } as const;

/** At work once a week, and only whom an attempt at home did not reach. */
export const oregon: Jurisdiction = {
  id: 'us-or',
  name: 'Oregon',
  binds: ({ regions }) => regions.includes('OR'),
  hours: null,
  caps: [
    {
      limit: 1,
      days: 7,
      counts: 'attempts',
      per: 'person',
      at: 'work',
      bindsCreditors: true,
      source,
    },
  ],
  workAfterHome: source,
};
