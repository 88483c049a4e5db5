import type { CollectorRole } from '@ringfence/domain/compliance/words';

/**
 * The caps of law once more, written down apart from the packs of the engine: two lists of which one is
 * wrong do not agree, and the audit then says so. Places are found by other means too: by the letters of
 * the state, by the first digits of the ZIP, and by the area code where the address tells neither.
 */
export interface CountedCap {
  id: string;
  /** The rule that keeps it. */
  code: 'FREQ_7IN7' | 'CONV_COOLDOWN' | 'STATE_FREQ' | 'RES_3_IN_30';
  citation: string;
  /** The pack that holds it. */
  pack: string;
  country: string;
  /** Whole countries and provinces have it by pack or address; states and cities by the address alone. */
  isLocal: boolean;
  /** Null: anywhere in the country. */
  regions: readonly string[] | null;
  /** Of the ZIPs the first three digits, or all five. */
  zips: readonly string[];
  areaCodes: readonly string[];
  /** The state in which a city lies, where that alone is written. */
  within: string | null;
  limit: number;
  days: number;
  per: 'debt' | 'person' | 'number';
  /** To which numbers: every one, those at work, those that are no residence, mobile or personal line. */
  numbers: 'any' | 'work' | 'not_personal';
  /** `home_first`: calls at work that no attempt elsewhere went before. */
  counts: 'attempts' | 'contacts' | 'talks' | 'home_first';
  /** A permission of this kind may lift it. */
  liftedBy: 'frequency' | 'tcpa' | null;
  bindsCreditors: boolean;
  firstDay: string | null;
  lastDay: string | null;
}

const federal = {
  pack: 'us',
  country: 'US',
  isLocal: false,
  regions: null,
  zips: [],
  areaCodes: [],
  within: null,
  per: 'debt',
  numbers: 'any',
  counts: 'attempts',
  liftedBy: null,
  bindsCreditors: true,
  firstDay: null,
  lastDay: null,
} as const satisfies Partial<CountedCap>;

const local = { ...federal, code: 'STATE_FREQ', isLocal: true } as const;
const abroad = { ...federal, code: 'STATE_FREQ', days: 7 } as const;

/** `010-027` as the first digits of each. */
const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(3, '0'));

const massachusetts = {
  ...local,
  regions: ['MA'],
  zips: [...between(10, 27), '055'],
  areaCodes: ['339', '351', '413', '508', '617', '774', '781', '857', '978'],
  citation: '940 CMR 7.04(1)(f)',
} as const;

const newYorkCity = {
  ...local,
  regions: [],
  zips: [
    ...between(100, 104),
    ...between(111, 114),
    '116',
    ...['11001', '11004', '11005', '11040'],
  ],
  areaCodes: ['212', '332', '347', '465', '646', '718', '917', '929'],
  within: 'NY',
  days: 7,
} as const;

const washington = {
  ...local,
  regions: ['WA'],
  zips: [...between(980, 986), ...between(988, 994)],
  areaCodes: ['206', '253', '360', '425', '509', '564'],
  per: 'person',
  days: 7,
  bindsCreditors: false,
  citation: 'RCW 19.16.250',
} as const;

const westVirginia = {
  ...local,
  regions: ['WV'],
  zips: between(247, 268),
  areaCodes: ['304', '681'],
  per: 'person',
  days: 7,
  citation: 'W. Va. Code § 46A-2-125(d)',
} as const;

const oregon = {
  ...local,
  regions: ['OR'],
  zips: between(970, 979),
  areaCodes: ['458', '503', '541', '971'],
  per: 'person',
  numbers: 'work',
  limit: 1,
  days: 7,
  citation: 'ORS 646.639',
} as const;

export const countedCaps: readonly CountedCap[] = [
  {
    ...federal,
    id: 'us-seven',
    code: 'FREQ_7IN7',
    limit: 7,
    days: 7,
    liftedBy: 'frequency',
    bindsCreditors: false,
    citation: '12 CFR 1006.14(b)(2)(i)(A)',
  },
  {
    ...federal,
    id: 'us-talk',
    code: 'CONV_COOLDOWN',
    limit: 1,
    days: 7,
    counts: 'talks',
    liftedBy: 'frequency',
    bindsCreditors: false,
    citation: '12 CFR 1006.14(b)(2)(i)(B)',
  },
  {
    ...federal,
    id: 'us-residence',
    code: 'RES_3_IN_30',
    limit: 3,
    days: 30,
    per: 'number',
    liftedBy: 'tcpa',
    citation: '47 CFR 64.1200(a)(3)(iii)',
  },
  { ...massachusetts, id: 'us-ma-week', limit: 2, days: 7 },
  { ...massachusetts, id: 'us-ma-month', limit: 2, days: 30, numbers: 'not_personal' },
  {
    ...newYorkCity,
    id: 'us-nyc-two',
    limit: 2,
    lastDay: '2026-08-31',
    citation: '6 RCNY 5-77(b)(1)(iv)',
  },
  { ...newYorkCity, id: 'us-nyc-three', limit: 3, firstDay: '2026-09-01', citation: '6 RCNY 5-77' },
  {
    ...local,
    id: 'us-dc',
    regions: ['DC'],
    zips: ['200', ...between(202, 205)],
    areaCodes: ['202', '771'],
    limit: 4,
    days: 7,
    citation: 'D.C. Code § 28-3814',
  },
  { ...washington, id: 'us-wa', limit: 3 },
  { ...washington, id: 'us-wa-work', limit: 1, numbers: 'work' },
  { ...westVirginia, id: 'us-wv', limit: 30 },
  { ...westVirginia, id: 'us-wv-talks', limit: 10, counts: 'talks' },
  { ...oregon, id: 'us-or-work' },
  { ...oregon, id: 'us-or-home', counts: 'home_first' },
  {
    ...abroad,
    ...{ id: 'ca-on', pack: 'ca-on', country: 'CA', regions: ['ON'] },
    ...{ limit: 3, counts: 'contacts', citation: 'R.R.O. 1990, Reg. 74' },
  },
  {
    ...abroad,
    ...{ id: 'ca-ab', pack: 'ca-ab', country: 'CA', regions: ['AB'] },
    ...{ limit: 3, citation: 'Alta. Reg. 194/1999' },
  },
  {
    ...abroad,
    ...{ id: 'au-week', pack: 'au', country: 'AU' },
    ...{ limit: 3, counts: 'contacts', citation: 'ASIC RG 96' },
  },
  {
    ...abroad,
    ...{ id: 'au-month', pack: 'au', country: 'AU' },
    ...{ limit: 10, days: 30, counts: 'contacts', citation: 'ASIC RG 96' },
  },
  {
    ...abroad,
    ...{ id: 'cl', pack: 'cl', country: 'CL', limit: 1, citation: 'Ley 21.320' },
  },
  // One a day, once somebody was reached: too near for a count that does not know the zone to be sure of.
  {
    ...abroad,
    ...{ id: 'co', pack: 'co', country: 'CO', limit: 1, days: 1, citation: 'Ley 2300 de 2023' },
  },
];

/** How far a second count went: it may be one call too many, or surely is. */
export interface SecondCount {
  cap: CountedCap;
  isSure: boolean;
}

/** A call and one of the debts that it was about. */
export interface CountedDebt {
  id: string;
  debt_id: string;
}

export const nameCount = ({ id, debt_id }: CountedDebt): string => `${id} ${debt_id}`;

/** By `nameCount`. */
export type SecondCounts = ReadonlyMap<string, readonly SecondCount[]>;

export const bindsRole = ({ bindsCreditors }: CountedCap, role: CollectorRole): boolean =>
  bindsCreditors || role === 'third_party';
