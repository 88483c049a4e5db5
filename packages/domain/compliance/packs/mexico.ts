import type { Pack } from './pack.ts';
import { makeSameWeek } from './week.ts';

export const mexico: Pack = {
  id: 'mx',
  name: 'Mexico',
  country: 'MX',
  region: null,
  hours: {
    week: makeSameWeek(7, 22),
    source: { citation: 'CONDUSEF, rules on collection offices', mark: 'secondary' },
  },
  holidays: null,
  caps: [],
  notice: null,
  isUnitedStates: false,
  jurisdictions: [],
};
