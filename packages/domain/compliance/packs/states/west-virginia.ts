import type { Jurisdiction } from '../pack.ts';
import { makeSameWeek } from '../week.ts';

const source = { citation: 'W. Va. Code § 46A-2-125(d)', mark: 'primary' } as const;

export const westVirginia: Jurisdiction = {
  id: 'us-wv',
  name: 'West Virginia',
  binds: ({ regions }) => regions.includes('WV'),
  hours: { week: makeSameWeek(8, 21), source: { ...source, mark: 'secondary' } },
  caps: [
    {
      limit: 30,
      days: 7,
      counts: 'attempts',
      per: 'person',
      at: 'anywhere',
      bindsCreditors: true,
      source,
    },
    {
      limit: 10,
      days: 7,
      counts: 'conversations',
      per: 'person',
      at: 'anywhere',
      bindsCreditors: true,
      source,
    },
  ],
};
