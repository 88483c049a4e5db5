import type { CampaignFact } from '../compliance/types.ts';
import { localTime } from '../zones/convert-time.ts';
import { cutWindows } from './cut-windows.ts';
import type { OpenTime } from './play-campaign.ts';

export interface KnownWindow extends OpenTime {
  /** The rule that holds people back until it opens. */
  deferredBy: string | null;
}

/** What is kept of when people can be called. */
export interface KnownShape {
  /** In their order; one that was open when they were judged opens at minus infinity. */
  windows: readonly KnownWindow[];
  /** Where there is none: the rule that forbids calls. */
  blockedBy: string | null;
}

/** Where somebody stands with a campaign at a moment. */
export type Standing =
  | { kind: 'now' }
  | { kind: 'later'; until: Date; code: string }
  | { kind: 'never'; code: string };

/** The reason where the campaign's own times are one: without them the person could be called, or sooner. */
export const ownTimes = 'CAMPAIGN_HOURS';
/** Said where a window names no rule; the hours are what opens and closes windows. */
const usualCode = 'WINDOW_CLOSED';

function findLawful({ windows, blockedBy }: KnownShape, now: Date): Standing | undefined {
  const time = now.getTime();
  if (windows.length === 0) return { kind: 'never', code: blockedBy ?? usualCode };
  const next = windows.find(({ closesAt }) => closesAt > time);
  if (next === undefined) return undefined;
  if (next.opensAt <= time) return { kind: 'now' };
  return { kind: 'later', until: new Date(next.opensAt), code: next.deferredBy ?? usualCode };
}

export const isScheduled = ({ startsAt, endsAt, hours }: CampaignFact): boolean =>
  startsAt !== null || endsAt !== null || hours !== null;

/**
 * Where people of a shape stand, by their windows and the campaign's own times. Undefined where what is kept does not
 * say: the windows that are known have passed, the campaign begins after them, or its hours are by the clock of
 * somebody who may be in several zones.
 */
export function findStanding(
  shape: KnownShape,
  campaign: CampaignFact,
  zone: string | null,
  now: Date,
): Standing | undefined {
  const lawful = findLawful(shape, now);
  if (lawful === undefined || lawful.kind === 'never' || !isScheduled(campaign)) return lawful;
  if (campaign.hours !== null && zone === null) return undefined;
  const first = cutWindows(shape.windows, campaign, zone, now)[0];
  if (first !== undefined) {
    if (first.opensAt === now.getTime()) return { kind: 'now' };
    const until = new Date(first.opensAt);
    return standLater(until, lawful);
  }
  const known = shape.windows.at(-1)?.closesAt ?? 0;
  const ends = campaign.endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return ends <= known ? { kind: 'never', code: ownTimes } : undefined;
}

/** The law's rule is the reason, unless the person could be called sooner by the law alone. */
export function standLater(until: Date, lawful: Standing | undefined): Standing {
  const isLaw = lawful?.kind === 'later' && lawful.until.getTime() === until.getTime();
  return { kind: 'later', until, code: isLaw ? lawful.code : ownTimes };
}

export const buckets = ['now', 'laterToday', 'tomorrow', 'later', 'blocked'] as const;
export type Bucket = (typeof buckets)[number];

/** By the days of the organization. */
export function findBucket(standing: Standing, zone: string, now: Date): Bucket {
  if (standing.kind === 'now') return 'now';
  if (standing.kind === 'never') return 'blocked';
  const days = localTime(zone, standing.until).day - localTime(zone, now).day;
  if (days <= 0) return 'laterToday';
  return days === 1 ? 'tomorrow' : 'later';
}
