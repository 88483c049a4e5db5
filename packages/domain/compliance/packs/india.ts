import type { Pack } from './pack.ts';
import { makeSameWeek } from './week.ts';

export const india: Pack = {
  id: 'in',
  name: 'India',
  country: 'IN',
  region: null,
  hours: {
    week: makeSameWeek(8, 19),
    source: { citation: 'RBI/2022-23/108', mark: 'secondary' },
  },
  holidays: null,
  caps: [],
  notice: null,
  isUnitedStates: false,
  jurisdictions: [],
};
