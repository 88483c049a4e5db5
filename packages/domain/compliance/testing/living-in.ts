import type { FactsOverrides } from './make-facts.ts';

interface Home {
  country: string;
  region: string | null;
  postalCode: string | null;
  e164: string;
}

const home = (country: string, region: string | null, postalCode: string | null, e164: string) => ({
  country,
  region,
  postalCode,
  e164,
});

/** Places with rules of their own, each with a number from there. */
export const homes = {
  us: home('US', 'IL', '60601', '+13125550100'),
  boston: home('US', 'MA', '02108', '+16175550100'),
  newYork: home('US', 'NY', '10001', '+12125550100'),
  seattle: home('US', 'WA', '98101', '+12065550100'),
  washington: home('US', 'DC', '20001', '+12025550100'),
  charleston: home('US', 'WV', '25301', '+13045550100'),
  portland: home('US', 'OR', '97201', '+15035550100'),
  miami: home('US', 'FL', '33101', '+13055550100'),
  birmingham: home('US', 'AL', '35203', '+12055550100'),
  reno: home('US', 'NV', '89501', '+17755550100'),
  uk: home('GB', null, null, '+442079460018'),
  'ca-on': home('CA', 'ON', 'M5V 2T6', '+14165550100'),
  'ca-qc': home('CA', 'QC', 'H2Y 1C6', '+15145550100'),
  'ca-bc': home('CA', 'BC', 'V6B 1A1', '+16045550100'),
  'ca-ab': home('CA', 'AB', 'T2P 1J9', '+14035550100'),
  au: home('AU', 'NSW', '2000', '+61291234567'),
  in: home('IN', null, null, '+911123456789'),
  mx: home('MX', 'CMX', null, '+525512345678'),
  'br-sp': home('BR', 'SP', null, '+551131234567'),
  co: home('CO', null, null, '+576012345678'),
  cl: home('CL', 'RM', null, '+56221234567'),
} as const satisfies Record<string, Home>;

/** A call to somebody there; further numbers of theirs may speak for further zones. */
export function livingIn(place: keyof typeof homes, more: FactsOverrides = {}): FactsOverrides {
  const { e164, ...address } = homes[place];
  return {
    ...more,
    phone: { e164, ...more.phone },
    person: { ...address, phones: [e164], ...more.person },
  };
}
