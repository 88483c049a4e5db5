import type { Pack } from './pack.ts';
import { makeWeek } from './week.ts';

const source = { citation: 'Ley 21.320', mark: 'secondary' } as const;

export const chile: Pack = {
  id: 'cl',
  name: 'Chile',
  country: 'CL',
  region: null,
  hours: { week: makeWeek([8, 20], [8, 20], null), source },
  holidays: null,
  caps: [
    {
      limit: 1,
      days: 7,
      counts: 'attempts',
      per: 'debt',
      at: 'anywhere',
      bindsCreditors: true,
      source,
    },
  ],
  notice: null,
  isUnitedStates: false,
  jurisdictions: [],
};
