/**
 * Area codes of North America that were laid over another one and for which the map knows less than for
 * the code below: they lie wherever it lies.
 */
export const overlays: Readonly<Record<string, string>> = {
  236: '250',
  257: '250',
  364: '270',
  367: '418',
  448: '850',
  458: '541',
  /** The map gives it Manitoba's clocks; it is Saskatchewan's. */
  474: '306',
  581: '418',
  672: '250',
  778: '250',
  879: '709',
  930: '812',
  986: '208',
  /** In service since 2023 to 2026, or assigned, and not in the map yet. */
  273: '418',
  357: '559',
  436: '440',
  457: '318',
  465: '718',
  471: '662',
  621: '713',
  624: '716',
  679: '313',
  729: '423',
  837: '530',
  861: '309',
  924: '507',
};

/** Lloydminster lies in Saskatchewan and keeps Alberta's time (The Time Act). */
export const furtherZones: Readonly<Record<string, readonly string[]>> = {
  306: ['America/Edmonton'],
  474: ['America/Edmonton'],
  639: ['America/Edmonton'],
};

/**
 * Where the map is wrong: it gives Alaska a part of Honolulu's numbers, and Orlando's overlay the clocks of
 * the panhandle.
 */
export const correctedZones: Readonly<Record<string, readonly string[]>> = {
  689: ['America/New_York'],
  907: ['America/Adak', 'America/Anchorage'],
};

/** Of zones whose clocks agree, the one that more programs know. */
export const preferredZones: readonly string[] = ['America/Punta_Arenas'];

/**
 * The numbering plan of a country with several clocks: which numbers are tied to a place. Mobile and
 * free numbers are not, whatever the map says of them: it gives them the zone of most people.
 */
export interface NumberingPlan {
  /** How such numbers begin after the calling code, to the last digit that tells the area. */
  readonly areas: RegExp;
  /** How many digits an area has at most. */
  readonly longest: number;
  /** Where the map is older than the clocks, or does not know a border. */
  readonly corrections?: Readonly<Record<string, readonly string[]>>;
}

const mexicoCity = 'America/Mexico_City';
const border = 'America/Matamoros';
const brasilia = 'America/Sao_Paulo';

export const numberingPlans: Readonly<Record<string, NumberingPlan>> = {
  /** Kazakhstan has one clock since 2024; Yakutia has three, Abkhazia Moscow's. */
  7: {
    areas: /^([34]\d\d|8(?!10)[1-9]\d|[67])$/,
    longest: 3,
    corrections: {
      6: ['Asia/Almaty'],
      7: ['Asia/Almaty'],
      401: ['Europe/Kaliningrad'],
      411: ['Asia/Yakutsk', 'Asia/Vladivostok', 'Asia/Magadan'],
      840: ['Europe/Moscow'],
      845: ['Europe/Samara'],
    },
  },
  34: { areas: /^[89][1-8]\d$/, longest: 3 },
  351: { areas: /^2\d\d$/, longest: 3 },
  /**
   * Fixed and mobile numbers share the area codes. Chihuahua went over to Central time in 2022, but for
   * the municipalities along the border, and the map does not know all of those further east.
   */
  52: {
    areas: /^[2-9](?!00)\d\d$/,
    longest: 3,
    corrections: {
      ...giveEach('614 621 625 627 628 629 635 639 648 649 652 659', [mexicoCity]),
      626: [mexicoCity, border],
      636: [mexicoCity, 'America/Ciudad_Juarez'],
      657: ['America/Ciudad_Juarez'],
      663: ['America/Tijuana', mexicoCity],
      ...giveEach('861 862 863 864 868 869 872 873 891 892 893 895 896 897', [mexicoCity, border]),
    },
  },
  /**
   * Fixed and mobile numbers share the area codes. The map is older than Pará's time of 2008, knows no
   * Rio Branco time in the west of Amazonas, and takes Recife for Noronha.
   */
  55: {
    areas: /^[1-9][1-9]$/,
    longest: 2,
    corrections: {
      ...giveEach('55 91 93 94', [brasilia]),
      ...giveEach('67 69 92', ['America/Manaus']),
      81: [brasilia, 'America/Noronha'],
      97: ['America/Manaus', 'America/Rio_Branco'],
    },
  },
  /** Magallanes and Aysén no longer change their clocks. */
  56: {
    areas: /^(2|[3-7]\d)$/,
    longest: 2,
    corrections: { 61: ['America/Punta_Arenas'], 67: ['America/Punta_Arenas'] },
  },
  593: { areas: /^[2-7]$/, longest: 1 },
  61: { areas: /^([28]\d\d|[37])$/, longest: 3 },
  /** The map puts some codes of the far east with Jakarta. */
  62: {
    areas: /^[2-79]\d\d$/,
    longest: 3,
    corrections: giveEach('915 920 952 958 963 979', ['Asia/Jakarta', 'Asia/Jayapura']),
  },
  /** Most of 03 30 is Christchurch. */
  64: {
    areas: /^(3\d\d|[4679])$/,
    longest: 3,
    corrections: { 330: ['Pacific/Auckland', 'Pacific/Chatham'] },
  },
};

/** Zones that the map merges with another one's and that lie in the same areas. */
export const mergedZones: Readonly<Record<string, readonly string[]>> = {
  'Australia/Adelaide': ['Australia/Darwin'],
};

function giveEach(codes: string, zones: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, zones]));
}
