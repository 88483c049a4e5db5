import { weekdayOf } from './holidays/calculate-days.ts';
import { findTelemarketingHours, telemarketingSource } from './packs/states/telemarketing-hours.ts';
import type { Hours, Policy, WeekHours } from './policy.ts';
import type { Binding, CombinedHours, SourcedHours } from './types.ts';
import type { PhonePlace } from './words.ts';

const ownHours = 'policy: the organization’s own hours';
const wholeDay: Hours = { from: 0, to: 24 * 60 };

function cut(weeks: readonly WeekHours[]): WeekHours {
  return Array.from({ length: 7 }, (_, weekday) => {
    let hours: Hours = wholeDay;
    for (const week of weeks) {
      const own = week[weekday];
      // A day that a week does not know is not open on it.
      if (own === undefined || own === null) return null;
      hours = { from: Math.max(hours.from, own.from), to: Math.min(hours.to, own.to) };
    }
    return hours.from < hours.to ? hours : null;
  });
}

function listParts(binding: Binding, policy: Policy, isAtWork: boolean): SourcedHours[] {
  const ofPacks = binding.packs.map(({ hours, isUnitedStates }) => ({
    week: isAtWork ? (hours.atWork ?? hours.week) : hours.week,
    citation: hours.source.citation,
    fallsWithConsent: isUnitedStates,
  }));
  const ofStates = binding.jurisdictions.flatMap(({ hours }) => hours ?? []);
  const ofTelemarketing = policy.telemarketingHours ? findTelemarketingHours(binding.address) : [];
  return [
    ...ofPacks,
    ...ofStates.map(({ week, source, fallsWithConsent = false }) => ({
      week,
      ...source,
      fallsWithConsent,
    })),
    ...ofTelemarketing.map((week) => ({ week, ...telemarketingSource, fallsWithConsent: false })),
    ...(policy.hours === null
      ? []
      : [{ week: policy.hours, citation: ownHours, fallsWithConsent: false }]),
  ];
}

interface Known {
  anywhere?: CombinedHours;
  atWork?: CombinedHours;
}

/** A policy judges a million people of a few places: the hours of a place are combined once. */
const known = new WeakMap<Policy, Map<Binding['address'], Known>>();
/** Addresses are many where they are not people's; they are not kept forever. */
const mostPlaces = 20_000;

export function combineHours(
  binding: Binding,
  policy: Policy,
  place: PhonePlace | null,
): CombinedHours {
  const byPlace = known.get(policy) ?? new Map<Binding['address'], Known>();
  if (byPlace.size === 0 || byPlace.size > mostPlaces) {
    byPlace.clear();
    known.set(policy, byPlace);
  }
  let ofPlace = byPlace.get(binding.address);
  if (ofPlace === undefined) {
    ofPlace = {};
    byPlace.set(binding.address, ofPlace);
  }
  const key = place === 'work' ? 'atWork' : 'anywhere';
  const found = ofPlace[key];
  if (found !== undefined) return found;
  const parts = listParts(binding, policy, place === 'work');
  const combined = {
    week: cut(parts.map(({ week }) => week)),
    weekByConsent: cut(
      parts.filter(({ fallsWithConsent }) => !fallsWithConsent).map(({ week }) => week),
    ),
    parts,
  };
  ofPlace[key] = combined;
  return combined;
}

/**
 * Which law or policy closes this minute of the day, or the whole day; for people to read. Hours
 * that fall with consent close nothing while the person permits the time.
 */
export function findClosing(
  { parts }: CombinedHours,
  isPermitted: boolean,
  day: number,
  minute: number | null,
): string | undefined {
  const weekday = weekdayOf(day);
  const closing = parts.find(({ week, fallsWithConsent }) => {
    if (isPermitted && fallsWithConsent) return false;
    const hours = week[weekday];
    if (hours === undefined || hours === null) return minute === null;
    return minute !== null && (minute < hours.from || minute >= hours.to);
  });
  return closing?.citation;
}
