import type { CampaignFact } from '../compliance/types.ts';
import { cutWindows } from './cut-windows.ts';
import {
  mostPlayedDays,
  type OpenTime,
  type PlayedGroup,
  stepMilliseconds,
} from './play-campaign.ts';

/** People of a shape, and the zone in which they are where the campaign has hours. */
export interface GroupOfPeople {
  people: number;
  zone: string | null;
  windows: readonly OpenTime[];
}

const dayMilliseconds = 86_400_000;
const roundUp = (time: number, to: number): number => Math.ceil(time / to) * to;

/** After the windows that are known, every day is taken to be like the last of them. */
function extend(windows: readonly OpenTime[], until: number): OpenTime[] {
  const last = windows.at(-1);
  const all = [...windows];
  if (last === undefined) return all;
  for (let days = 1; last.opensAt + days * dayMilliseconds < until; days += 1) {
    const shift = days * dayMilliseconds;
    all.push({ opensAt: last.opensAt + shift, closesAt: last.closesAt + shift });
  }
  return all;
}

/** Windows from a moment on; where it is after all that are known, on a day like the last of them. */
export function listWindowsFrom(windows: readonly OpenTime[], moment: number): OpenTime[] {
  const last = windows.at(-1);
  if (last === undefined) return [];
  const open = windows.filter(({ closesAt }) => closesAt > moment);
  const days = Math.floor((moment - last.closesAt) / dayMilliseconds) + 1;
  const shift = days * dayMilliseconds;
  const shifted = { opensAt: last.opensAt + shift, closesAt: last.closesAt + shift };
  return (open.length > 0 ? open : [shifted]).map(({ opensAt, closesAt }) => ({
    opensAt: Math.max(opensAt, moment),
    closesAt,
  }));
}

/** Windows by the step: nobody sees the difference in a forecast. */
function roundWindows(windows: readonly OpenTime[], now: number, precision: number): OpenTime[] {
  return windows
    .filter(({ closesAt }) => closesAt > now)
    .map(({ opensAt, closesAt }) => {
      const opens = opensAt <= now ? now : roundUp(opensAt, precision);
      return { opensAt: opens, closesAt: roundUp(Math.max(closesAt, opens + 1), precision) };
    });
}

/** Whether every day is like the last, once the first window has opened. */
function isDaily(windows: readonly OpenTime[], last: OpenTime): boolean {
  return windows.every(({ opensAt, closesAt }, index) => {
    const shift = (windows.length - 1 - index) * dayMilliseconds;
    if (closesAt + shift !== last.closesAt) return false;
    return index === 0 ? opensAt + shift >= last.opensAt : opensAt + shift === last.opensAt;
  });
}

interface Played extends GroupOfPeople {
  joining: Map<number, number>;
}

function add(groups: Map<string, Played>, group: GroupOfPeople, joinsAt: number): void {
  const { zone, windows, people } = group;
  const key = JSON.stringify([zone, ...windows.flatMap((each) => [each.opensAt, each.closesAt])]);
  const known = groups.get(key) ?? { zone, windows, people: 0, joining: new Map() };
  known.people += people;
  known.joining.set(joinsAt, (known.joining.get(joinsAt) ?? 0) + people);
  groups.set(key, known);
}

/** The same hours on every day from the first on, and from when on somebody has them. */
function listDays({ opensAt, closesAt }: OpenTime, now: number): OpenTime[] {
  const days = Math.max(0, Math.floor((closesAt - now) / dayMilliseconds));
  const shift = days * dayMilliseconds;
  return [{ opensAt: opensAt - shift, closesAt: closesAt - shift }];
}

/** Other groups are as many as there are kinds of days: beyond this they are taken by longer and longer times. */
const mostOthers = 40;
const precisions = [1, 4, 12, 24].map((steps) => steps * stepMilliseconds);

/**
 * Shapes differ by minutes, and a campaign is played in steps: people whose days are the same are played together, and
 * join when they can first be called. The campaign's own times are cut out of their windows.
 */
export function groupWindows(
  groups: readonly GroupOfPeople[],
  campaign: CampaignFact,
  now: Date,
): PlayedGroup[] {
  const time = now.getTime();
  const begins = Math.max(time, campaign.startsAt?.getTime() ?? 0);
  const until = begins + mostPlayedDays * dayMilliseconds;
  const daily = new Map<string, Played>();
  const irregular: GroupOfPeople[] = [];
  for (const group of groups) {
    const windows = roundWindows(group.windows, time, stepMilliseconds);
    const [first, last] = [windows[0], windows.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (windows.length === 1 || !isDaily(windows, last)) irregular.push(group);
    else add(daily, { ...group, windows: listDays(last, time) }, first.opensAt);
  }
  let others = new Map<string, Played>();
  for (const precision of precisions) {
    others = new Map();
    for (const group of irregular) {
      add(others, { ...group, windows: roundWindows(group.windows, time, precision) }, time);
    }
    if (others.size <= mostOthers) break;
  }
  return [...daily.values(), ...others.values()].flatMap(({ people, zone, windows, joining }) => {
    const open = cutWindows(extend(windows, until), campaign, zone, now);
    return open.length === 0 ? [] : [{ people, windows: open, joining }];
  });
}
