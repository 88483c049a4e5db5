import { isNewYorkCity } from '../../../zones/new-york-city.ts';
import type { Jurisdiction } from '../pack.ts';

/** The city is known by the ZIP alone: most of the state is not the city. */
export const newYorkCity: Jurisdiction = {
  id: 'us-nyc',
  name: 'New York City',
  binds: ({ zip }) => zip !== null && isNewYorkCity(zip),
  hours: null,
  caps: [
    {
      limit: 3,
      days: 7,
      counts: 'attempts',
      at: 'anywhere',
      bindsCreditors: true,
      from: '2026-09-01',
      source: { citation: '6 RCNY 5-77', mark: 'secondary' },
    },
  ],
  remark: 'Letters, mails and messages count too; the engine knows of calls alone.',
};
