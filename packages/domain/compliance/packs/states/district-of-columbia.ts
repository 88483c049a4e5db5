import type { Jurisdiction } from '../pack.ts';

export const districtOfColumbia: Jurisdiction = {
  id: 'us-dc',
  name: 'District of Columbia',
  binds: ({ regions }) => regions.includes('DC'),
  hours: null,
  caps: [
    {
      limit: 4,
      days: 7,
      counts: 'attempts',
      per: 'debt',
      at: 'anywhere',
      bindsCreditors: true,
      source: { citation: 'D.C. Code § 28-3814', mark: 'primary' },
    },
  ],
};
