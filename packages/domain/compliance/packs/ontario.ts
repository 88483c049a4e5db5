import { ontarioHolidays } from '../holidays/ontario.ts';
import type { Pack } from './pack.ts';
import { makeWeek } from './week.ts';

const source = { citation: 'R.R.O. 1990, Reg. 74', mark: 'secondary' } as const;

export const ontario: Pack = {
  id: 'ca-on',
  name: 'Canada, Ontario',
  country: 'CA',
  region: 'ON',
  hours: { week: makeWeek([7, 21], [7, 21], [13, 17]), source },
  holidays: { calendar: ontarioHolidays, source },
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
  ],
  // More than six days after the notice.
  notice: { days: 7, source },
  isUnitedStates: false,
  jurisdictions: [],
};
