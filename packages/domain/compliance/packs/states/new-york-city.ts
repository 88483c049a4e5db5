import { isCodeOfNewYorkCity } from '../../../zones/area-code-regions.ts';
import { isNewYorkCity } from '../../../zones/new-york-city.ts';
import type { Cap, Jurisdiction } from '../pack.ts';

const cap = {
  days: 7,
  counts: 'attempts',
  per: 'debt',
  at: 'anywhere',
  bindsCreditors: true,
} as const satisfies Partial<Cap>;

/**
 * Most of the state is not the city: it is known by the ZIP, and where there is none by the area codes of
 * the five boroughs.
 */
export const newYorkCity: Jurisdiction = {
  id: 'us-nyc',
  name: 'New York City',
  binds: ({ zip, areaCodes }) =>
    zip === null ? (areaCodes ?? []).some(isCodeOfNewYorkCity) : isNewYorkCity(zip),
  hours: null,
  caps: [
    {
      ...cap,
      limit: 2,
      until: '2026-08-31',
      source: { citation: '6 RCNY 5-77(b)(1)(iv)', mark: 'unconfirmed' },
    },
    {
      ...cap,
      limit: 3,
      from: '2026-09-01',
      source: { citation: '6 RCNY 5-77', mark: 'secondary' },
    },
  ],
  timeBarred: {
    effect: 'disclosure',
    source: { citation: 'NYC Admin. Code § 20-493.2', mark: 'unconfirmed' },
  },
  remark: 'Letters, mails and messages count too; the engine knows of calls alone.',
};
