import type { Jurisdiction } from '../pack.ts';

const source = {
  citation: '940 CMR 7.04(1)(f); third parties: 209 CMR 18.16(1)(d)',
  mark: 'primary',
} as const;

/** An attempt counts whether or not a message is left. */
export const massachusetts: Jurisdiction = {
  id: 'us-ma',
  name: 'Massachusetts',
  binds: ({ regions }) => regions.includes('MA'),
  hours: null,
  caps: [
    {
      limit: 2,
      days: 7,
      counts: 'attempts',
      per: 'debt',
      at: 'anywhere',
      bindsCreditors: true,
      source,
    },
    {
      limit: 2,
      days: 30,
      counts: 'attempts',
      per: 'debt',
      at: 'not_personal',
      bindsCreditors: true,
      source,
    },
  ],
  timeBarred: {
    effect: 'disclosure',
    source: { citation: '940 CMR 7.07(24)', mark: 'unconfirmed' },
  },
};
