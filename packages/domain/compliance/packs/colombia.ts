import { colombianHolidays } from '../holidays/colombia.ts';
import type { Pack } from './pack.ts';
import { makeWeek } from './week.ts';

const source = { citation: 'Ley 2300 de 2023', mark: 'secondary' } as const;

/** Once somebody was reached, one call a day; the telephone is the only channel there is here. */
export const colombia: Pack = {
  id: 'co',
  name: 'Colombia',
  country: 'CO',
  region: null,
  hours: { week: makeWeek([7, 19], [8, 15], null), source },
  holidays: { calendar: colombianHolidays, source },
  caps: [
    {
      limit: 1,
      days: 1,
      counts: 'attempts',
      per: 'debt',
      at: 'anywhere',
      bindsCreditors: true,
      afterContactDays: 7,
      source,
    },
  ],
  notice: null,
  isUnitedStates: false,
  jurisdictions: [],
};
