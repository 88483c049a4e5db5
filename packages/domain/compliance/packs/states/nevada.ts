import type { Jurisdiction } from '../pack.ts';

export const nevada: Jurisdiction = {
  id: 'us-nv',
  name: 'Nevada',
  binds: ({ regions }) => regions.includes('NV'),
  hours: null,
  caps: [],
  notice: {
    days: 60,
    debtKinds: ['medical'],
    source: { citation: 'NRS 649.366', mark: 'primary' },
  },
  remark:
    'Calls of agents who work from elsewhere are recorded and kept for three years (NRS 649).',
};
