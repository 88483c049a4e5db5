/** States, provinces and territories, each with every zone that some part of it lies in. */
export type RegionZones = Readonly<Record<string, readonly string[]>>;

const pacific = 'America/Los_Angeles';
const mountain = 'America/Denver';
const central = 'America/Chicago';
const eastern = 'America/New_York';

/**
 * By the abbreviation of the postal service. Where a state only bears a zone's name of its own
 * (Indiana/Indianapolis, Detroit), the zone of the big neighbour stands here: the clocks have agreed
 * since 2007, and the fewer the names, the clearer the evidence.
 */
export const unitedStates: RegionZones = {
  AK: ['America/Anchorage', 'America/Adak'],
  AL: [central],
  AR: [central],
  AS: ['Pacific/Pago_Pago'],
  /** The Navajo Nation changes its clocks, the rest of Arizona does not. */
  AZ: ['America/Phoenix', mountain],
  CA: [pacific],
  CO: [mountain],
  CT: [eastern],
  DC: [eastern],
  DE: [eastern],
  FL: [eastern, central],
  FM: ['Pacific/Chuuk', 'Pacific/Pohnpei', 'Pacific/Kosrae'],
  GA: [eastern],
  GU: ['Pacific/Guam'],
  HI: ['Pacific/Honolulu'],
  IA: [central],
  ID: ['America/Boise', pacific],
  IL: [central],
  IN: [eastern, central],
  KS: [central, mountain],
  KY: [eastern, central],
  LA: [central],
  MA: [eastern],
  MD: [eastern],
  ME: [eastern],
  MH: ['Pacific/Majuro', 'Pacific/Kwajalein'],
  MI: [eastern, central],
  MN: [central],
  MO: [central],
  MP: ['Pacific/Saipan'],
  MS: [central],
  MT: [mountain],
  NC: [eastern],
  ND: [central, mountain],
  NE: [central, mountain],
  NH: [eastern],
  NJ: [eastern],
  NM: [mountain],
  /** West Wendover and Jackpot keep Mountain time. */
  NV: [pacific, mountain],
  NY: [eastern],
  OH: [eastern],
  OK: [central],
  OR: [pacific, mountain],
  PA: [eastern],
  PR: ['America/Puerto_Rico'],
  PW: ['Pacific/Palau'],
  RI: [eastern],
  SC: [eastern],
  SD: [central, mountain],
  TN: [eastern, central],
  TX: [central, mountain],
  UT: [mountain],
  VA: [eastern],
  VI: ['America/St_Thomas'],
  VT: [eastern],
  WA: [pacific],
  WI: [central],
  WV: [eastern],
  WY: [mountain],
  /** Military mail goes round the world: these addresses name no place. */
  AA: [],
  AE: [],
  AP: [],
};

/**
 * Canada's provinces go separate ways in changing their clocks, or no longer changing them; so each place
 * with a zone's name of its own stands under that name.
 */
export const canada: RegionZones = {
  AB: ['America/Edmonton'],
  BC: [
    'America/Vancouver',
    'America/Edmonton',
    'America/Creston',
    'America/Dawson_Creek',
    'America/Fort_Nelson',
  ],
  MB: ['America/Winnipeg'],
  NB: ['America/Moncton'],
  NL: ['America/St_Johns', 'America/Goose_Bay'],
  NS: ['America/Halifax'],
  NT: ['America/Yellowknife', 'America/Inuvik'],
  NU: [
    'America/Iqaluit',
    'America/Atikokan',
    'America/Rankin_Inlet',
    'America/Resolute',
    'America/Cambridge_Bay',
  ],
  ON: ['America/Toronto', 'America/Winnipeg', 'America/Atikokan'],
  PE: ['America/Halifax'],
  QC: ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'],
  /** Lloydminster keeps Alberta's time. */
  SK: ['America/Regina', 'America/Edmonton'],
  YT: ['America/Whitehorse'],
};
