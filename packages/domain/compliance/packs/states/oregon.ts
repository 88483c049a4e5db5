import type { Jurisdiction } from '../pack.ts';

const source = { citation: 'ORS 646.639', mark: 'secondary' } as const;

/**
 * At work once a week, and only whoever cannot be reached at home: a talk on another number within
 * thirty days shows that they can be.
 */
export const oregon: Jurisdiction = {
  id: 'us-or',
  name: 'Oregon',
  binds: ({ regions }) => regions.includes('OR'),
  hours: null,
  caps: [
    { limit: 1, days: 7, counts: 'attempts', at: 'work', bindsCreditors: false, source },
    {
      limit: 1,
      days: 30,
      counts: 'conversations',
      at: 'away_from_work',
      bindsCreditors: false,
      source,
    },
  ],
};
