import type { Jurisdiction } from '../pack.ts';
import { makeSameWeek } from '../week.ts';

export const florida: Jurisdiction = {
  id: 'us-fl',
  name: 'Florida',
  binds: ({ regions }) => regions.includes('FL'),
  hours: {
    week: makeSameWeek(8, 21),
    source: { citation: 'Fla. Stat. § 559.72(17)', mark: 'secondary' },
    fallsWithConsent: true,
  },
  caps: [],
};
