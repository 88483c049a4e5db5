import type { Jurisdiction } from '../pack.ts';

const source = { citation: '940 CMR 7.04(1)(f)', mark: 'primary' } as const;

/** An attempt counts whether or not a message is left. */
export const massachusetts: Jurisdiction = {
  id: 'us-ma',
  name: 'Massachusetts',
  binds: ({ regions }) => regions.includes('MA'),
  hours: null,
  caps: [
    { limit: 2, days: 7, counts: 'attempts', at: 'anywhere', bindsCreditors: true, source },
    { limit: 2, days: 30, counts: 'attempts', at: 'work', bindsCreditors: true, source },
  ],
};
