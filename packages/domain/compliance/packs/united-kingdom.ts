import type { Pack } from './pack.ts';
import { makeSameWeek } from './week.ts';

/** The regulator asks for reasonable times and names none; these are ours. */
export const unitedKingdom: Pack = {
  id: 'uk',
  name: 'United Kingdom',
  country: 'GB',
  region: null,
  hours: { week: makeSameWeek(8, 21), source: { citation: 'FCA CONC 7.9', mark: 'unconfirmed' } },
  holidays: null,
  caps: [],
  notice: null,
  isUnitedStates: false,
  jurisdictions: [],
};
