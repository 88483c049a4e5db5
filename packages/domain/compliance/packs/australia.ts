import { australianHolidays } from '../holidays/australia.ts';
import type { Pack } from './pack.ts';
import { makeWeek } from './week.ts';

const source = { citation: 'ASIC RG 96', mark: 'primary' } as const;

export const australia: Pack = {
  id: 'au',
  name: 'Australia',
  country: 'AU',
  region: null,
  hours: {
    week: makeWeek([7.5, 21], [9, 21], [9, 21]),
    atWork: makeWeek([9, 17], null, null),
    source,
  },
  holidays: { calendar: australianHolidays, source },
  caps: [
    {
      limit: 3,
      days: 7,
      counts: 'contacts',
      per: 'debt',
      at: 'anywhere',
      bindsCreditors: true,
      source,
    },
    {
      limit: 10,
      days: 30,
      counts: 'contacts',
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
