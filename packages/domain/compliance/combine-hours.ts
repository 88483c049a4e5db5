import { weekdayOf } from './holidays/reckon-days.ts';
import type { Source } from './packs/pack.ts';
import { findTelemarketingHours, telemarketingSource } from './packs/states/telemarketing-hours.ts';
import type { Hours, Policy, WeekHours } from './policy.ts';
import type { Situation } from './types.ts';

interface SourcedHours {
  week: WeekHours;
  source: Source;
  /** Of Regulation F: the person may permit other times. */
  isFederal: boolean;
}

/** The hours of every law and of the policy cut with each other, from Monday to Sunday. */
export interface CombinedHours {
  week: WeekHours;
  /** The same where the person permits times that federal law holds to be inconvenient. */
  weekByConsent: WeekHours;
  parts: readonly SourcedHours[];
}

const policySource: Source = { citation: 'policy: the organization’s own hours', mark: 'primary' };
const wholeDay: Hours = { from: 0, to: 24 * 60 };

function cut(weeks: readonly WeekHours[]): WeekHours {
  return Array.from({ length: 7 }, (_, weekday) => {
    let hours: Hours | null = wholeDay;
    for (const week of weeks) {
      const own = week[weekday];
      // A day that a week does not know is not open on it.
      if (own === undefined || own === null) return null;
      hours = { from: Math.max(hours.from, own.from), to: Math.min(hours.to, own.to) };
    }
    return hours.from < hours.to ? hours : null;
  });
}

function combine(parts: readonly SourcedHours[]): CombinedHours {
  return {
    week: cut(parts.map(({ week }) => week)),
    weekByConsent: cut(parts.filter(({ isFederal }) => !isFederal).map(({ week }) => week)),
    parts,
  };
}

function listParts({ facts, policy, packs, jurisdictions, address }: Situation): SourcedHours[] {
  const isAtWork = facts.phone.place === 'work';
  return [
    ...packs.map(({ hours, isUnitedStates }) => ({
      week: isAtWork ? (hours.atWork ?? hours.week) : hours.week,
      source: hours.source,
      isFederal: isUnitedStates,
    })),
    ...jurisdictions.flatMap(({ hours }) =>
      hours === null ? [] : [{ ...hours, isFederal: false }],
    ),
    ...(policy.telemarketingHours ? findTelemarketingHours(address) : []).map((week) => ({
      week,
      source: telemarketingSource,
      isFederal: false,
    })),
    ...(policy.hours === null
      ? []
      : [{ week: policy.hours, source: policySource, isFederal: false }]),
  ];
}

/** A policy judges a million people of a few places: their hours are combined once. */
const known = new WeakMap<Policy, Map<string, CombinedHours>>();

export function combineHours(situation: Situation): CombinedHours {
  const { facts, policy, packs, jurisdictions, address } = situation;
  let byPlace = known.get(policy);
  if (byPlace === undefined) {
    byPlace = new Map();
    known.set(policy, byPlace);
  }
  let key = facts.phone.place === 'work' ? 'work' : '';
  for (const { id } of packs) key += ` ${id}`;
  for (const { id } of jurisdictions) key += ` ${id}`;
  if (policy.telemarketingHours) key += ` ${address.regions.join()}`;
  const found = byPlace.get(key);
  if (found !== undefined) return found;
  const combined = combine(listParts(situation));
  byPlace.set(key, combined);
  return combined;
}

/** Which law or policy closes this minute of this day; for people to read. */
export function findClosing(
  { parts }: CombinedHours,
  day: number,
  minute: number | null,
): string | undefined {
  const weekday = weekdayOf(day);
  const closing = parts.find(({ week }) => {
    const hours = week[weekday];
    if (hours === undefined || hours === null) return minute === null;
    return minute !== null && (minute < hours.from || minute >= hours.to);
  });
  return closing?.source.citation;
}
