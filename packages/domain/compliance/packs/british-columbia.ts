import { britishColumbiaHolidays } from '../holidays/british-columbia.ts';
import type { Pack } from './pack.ts';
import { makeWeek } from './week.ts';

const source = { citation: 'SBC 2004, c. 2, s. 116', mark: 'primary' } as const;

export const britishColumbia: Pack = {
  id: 'ca-bc',
  name: 'Canada, British Columbia',
  country: 'CA',
  region: 'BC',
  hours: { week: makeWeek([7, 21], [7, 21], [13, 17]), source },
  holidays: { calendar: britishColumbiaHolidays, source },
  caps: [],
  notice: null,
  isUnitedStates: false,
  jurisdictions: [],
};
