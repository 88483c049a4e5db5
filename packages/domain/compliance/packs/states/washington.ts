import type { Jurisdiction } from '../pack.ts';
import { makeSameWeek } from '../week.ts';

const source = { citation: 'RCW 19.16.250', mark: 'secondary' } as const;

/** Of the debtor or their spouse, whichever debts the calls are about; at work on all numbers together. */
export const washington: Jurisdiction = {
  id: 'us-wa',
  name: 'Washington',
  binds: ({ regions }) => regions.includes('WA'),
  hours: { week: makeSameWeek(7.5, 21), source },
  caps: [
    {
      limit: 3,
      days: 7,
      counts: 'attempts',
      per: 'person',
      at: 'anywhere',
      bindsCreditors: false,
      source,
    },
    {
      limit: 1,
      days: 7,
      counts: 'attempts',
      per: 'person',
      at: 'work',
      bindsCreditors: false,
      source,
    },
  ],
};
