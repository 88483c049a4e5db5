import { saoPauloHolidays } from '../holidays/sao-paulo.ts';
import type { Pack } from './pack.ts';
import { makeWeek } from './week.ts';

const source = { citation: 'São Paulo, state law on collection calls', mark: 'secondary' } as const;

export const saoPaulo: Pack = {
  id: 'br-sp',
  name: 'Brazil, São Paulo',
  country: 'BR',
  region: 'SP',
  hours: { week: makeWeek([8, 20], [8, 14], null), source },
  holidays: { calendar: saoPauloHolidays, source },
  caps: [],
  notice: null,
  isUnitedStates: false,
  jurisdictions: [],
};
