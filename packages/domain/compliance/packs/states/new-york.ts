import type { Jurisdiction } from '../pack.ts';

export const newYork: Jurisdiction = {
  id: 'us-ny',
  name: 'New York',
  binds: ({ regions }) => regions.includes('NY'),
  hours: null,
  caps: [],
  timeBarred: {
    effect: 'disclosure',
    source: { citation: '23 NYCRR 1.3', mark: 'unconfirmed' },
  },
};
