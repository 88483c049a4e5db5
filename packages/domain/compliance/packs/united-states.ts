import type { Pack } from './pack.ts';
import { districtOfColumbia } from './states/district-of-columbia.ts';
import { florida } from './states/florida.ts';
import { massachusetts } from './states/massachusetts.ts';
import { mississippi } from './states/mississippi.ts';
import { nevada } from './states/nevada.ts';
import { newYork } from './states/new-york.ts';
import { newYorkCity } from './states/new-york-city.ts';
import { oregon } from './states/oregon.ts';
import { washington } from './states/washington.ts';
import { westVirginia } from './states/west-virginia.ts';
import { wisconsin } from './states/wisconsin.ts';
import { makeSameWeek } from './week.ts';

/** Regulation F (12 CFR 1006), the TCPA (47 CFR 64.1200), and the states that ask for more. */
export const unitedStates: Pack = {
  id: 'us',
  name: 'United States',
  country: 'US',
  region: null,
  hours: {
    week: makeSameWeek(8, 21),
    source: { citation: '12 CFR 1006.6(b)(1)(i)', mark: 'primary' },
  },
  holidays: null,
  caps: [],
  notice: null,
  isUnitedStates: true,
  jurisdictions: [
    massachusetts,
    newYork,
    newYorkCity,
    washington,
    districtOfColumbia,
    westVirginia,
    oregon,
    florida,
    nevada,
    wisconsin,
    mississippi,
  ],
};
