import type { Draw } from '../decide/draw.ts';
import type { Place } from '../dial/choose-place.ts';

/** Who is called at all, and who of them asks for care. */
export type Kind =
  | 'plain'
  | 'two_numbers'
  /** In both campaigns of their organization. */
  | 'two_campaigns'
  /** Two people with one number. */
  | 'shared_number'
  /** One more call, and the week's are spent. */
  | 'one_left'
  /** Was called before, and is to be called again during the run and not earlier. */
  | 'waits'
  /** On a list that the campaign leaves out, from some moment of the run on. */
  | 'left_out'
  /** Only another contact of theirs is. */
  | 'left_out_linked'
  | 'suppressed'
  | 'night'
  | 'paid'
  /** The week's calls are spent. */
  | 'capped';

export interface Person {
  number: number;
  organization: number;
  campaigns: readonly number[];
  kind: Kind;
  place: Place;
  phones: readonly string[];
}

/** What each organization asks for, and the campaigns that it runs, by their places in the list below. */
export interface Organization {
  campaigns: readonly [number, ...number[]];
  attemptsPerDay: number | null;
  numberGapMinutes: number;
}

export const organizations: readonly Organization[] = [
  { campaigns: [0, 1], attemptsPerDay: null, numberGapMinutes: 0 },
  { campaigns: [2, 3], attemptsPerDay: 1, numberGapMinutes: 60 },
  { campaigns: [4, 5, 7], attemptsPerDay: null, numberGapMinutes: 0 },
  { campaigns: [6], attemptsPerDay: null, numberGapMinutes: 0 },
];
/** Stopped during the run. */
export const stoppedCampaign = 4;
/** Gets an end during the run; few of its calls are under way at once, so that somebody is left to be called by then. */
export const endedCampaign = 7;
/** Leaves a list out from some moment of the run on. */
export const leavingCampaign = 0;
/** Leaves a list out from its start, on which people come during the run. */
export const joinedCampaign = 1;
/** Its calls are stopped during the run, and allowed again. */
export const haltedOrganization = 3;

/** One campaign for each place in this list: how many of a round of people each gets. */
const round = [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 5, 6, 0, 1, 2, 3, 5] as const;

const closedKinds = ['suppressed', 'night', 'paid', 'capped'] as const;

function chooseKind(draw: Draw, { campaigns, numberGapMinutes }: Organization): Kind {
  const share = draw.share();
  if (share < 0.2) return 'two_numbers';
  if (share < 0.35 && campaigns.length > 1 && !campaigns.includes(stoppedCampaign)) {
    return 'two_campaigns';
  }
  if (share < 0.45) return numberGapMinutes > 0 ? 'shared_number' : 'one_left';
  if (share < 0.5) return 'waits';
  if (share < 0.66 && campaigns.includes(leavingCampaign)) {
    return share < 0.58 ? 'left_out' : 'left_out_linked';
  }
  return 'plain';
}

/** Numbers of North America begin with 2 to 9 after the area code. */
function makePhone({ prefix, digits }: Place, number: number): string {
  return `${prefix}${digits === 7 ? 4_000_000 + number : 70_000_000 + number}`;
}

/** So many people who can be called, and as many who cannot, in the campaigns of all organizations. */
export function planPeople(
  draw: Draw,
  count: number,
  { day, night }: { day: Place; night: Place },
): Person[] {
  const people: Person[] = [];
  for (let number = 0; number < count * 2; number += 1) {
    const campaign = round[number % round.length] ?? 0;
    const index = organizations.findIndex(({ campaigns }) => campaigns.includes(campaign));
    const organization = organizations[index];
    if (organization === undefined) throw new Error('a campaign belongs to nobody');
    // Of the same campaign, and of those who can be called.
    const before = people.at(-2 * round.length);
    const isCallable = Math.floor(number / round.length) % 2 === 0;
    const kind = isCallable ? chooseKind(draw, organization) : draw.oneOf(closedKinds);
    const place = kind === 'night' ? night : day;
    const own = makePhone(place, number);
    // Their numbers never meet those of others: all of them are below the first of these.
    const second = makePhone(place, number + count * 2);
    const shared =
      before?.kind === 'plain' && before.organization === index ? before.phones : [own];
    people.push({
      number,
      organization: index,
      campaigns: kind === 'two_campaigns' ? organization.campaigns : [campaign],
      kind,
      place,
      phones: kind === 'two_numbers' ? [own, second] : kind === 'shared_number' ? shared : [own],
    });
  }
  return people;
}

export const isClosed = ({ kind }: Person): boolean =>
  closedKinds.some((closed) => closed === kind);
