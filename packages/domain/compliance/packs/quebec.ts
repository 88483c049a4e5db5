import { quebecHolidays } from '../holidays/quebec.ts';
import type { Pack } from './pack.ts';
import { makeWeek } from './week.ts';

const source = { citation: 'CQLR c. R-2.2', mark: 'primary' } as const;

export const quebec: Pack = {
  id: 'ca-qc',
  name: 'Canada, Quebec',
  country: 'CA',
  region: 'QC',
  hours: { week: makeWeek([8, 20], [8, 20], null), source },
  holidays: { calendar: quebecHolidays, source },
  caps: [],
  notice: { days: 5, source },
  isUnitedStates: false,
  jurisdictions: [],
};
