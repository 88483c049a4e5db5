import type { Pack } from './pack.ts';
import { makeSameWeek } from './week.ts';

const source = { citation: 'Alta. Reg. 194/1999', mark: 'secondary' } as const;

export const alberta: Pack = {
  id: 'ca-ab',
  name: 'Canada, Alberta',
  country: 'CA',
  region: 'AB',
  hours: { week: makeSameWeek(7, 22), source },
  holidays: null,
  caps: [
    {
      limit: 3,
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
