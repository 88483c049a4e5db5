import type { Cap, Jurisdiction, Pack, Source } from '@ringfence/domain/compliance/packs/pack';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { chooseHoursWords } from './describe-value.ts';
import { describeWeek } from './week-hours.ts';

/** One thing that a pack asks for, in sentences, and where that stands. */
export interface PackRow {
  id: string;
  what: string;
  rule: readonly string[];
  source: Source;
}

interface Words {
  t: TFunction<'settings'>;
  language: Language;
}

function describeCap(cap: Cap, { t, language }: Words): string[] {
  const { limit, days, counts, at, from, afterContactDays, bindsCreditors } = cap;
  return [
    at === 'away_from_work'
      ? t('policy.pack.at.away_from_work', { days })
      : t(`policy.pack.caps.${counts}`, {
          count: limit,
          within: days === 1 ? t('policy.pack.aDay') : t('policy.pack.inDays', { days }),
        }),
    ...(at === 'work' ? [t('policy.pack.at.work')] : []),
    ...(afterContactDays === undefined
      ? []
      : [t('policy.pack.afterContact', { days: afterContactDays })]),
    ...(from === undefined ? [] : [t('policy.pack.since', { day: formatDate(from, language) })]),
    t(bindsCreditors ? 'policy.pack.creditorsToo' : 'policy.pack.collectorsOnly'),
  ];
}

function listCapRows(caps: readonly Cap[], words: Words): PackRow[] {
  return caps.map((cap, place) => ({
    id: `cap-${place}`,
    what: words.t('policy.pack.frequency'),
    rule: describeCap(cap, words),
    source: cap.source,
  }));
}

const regulationF: Source = { citation: '12 CFR 1006.14(b)(2)(i)', mark: 'primary' };

/** Everything that a pack itself asks of every call. */
export function listPackRows(pack: Pack, words: Words): PackRow[] {
  const { t, language } = words;
  const { hours, holidays, caps, notice, isUnitedStates } = pack;
  const hoursWords = chooseHoursWords(t, language);
  return [
    {
      id: 'hours',
      what: t('policy.pack.hours'),
      rule: [
        describeWeek(hours.week, hoursWords),
        ...(hours.atWork === undefined
          ? []
          : [t('policy.pack.hoursAtWork', { hours: describeWeek(hours.atWork, hoursWords) })]),
      ],
      source: hours.source,
    },
    ...(holidays === null
      ? []
      : [
          {
            id: 'holidays',
            what: t('policy.pack.holidays'),
            rule: [t('policy.pack.holidaysRule', holidays.calendar.years)],
            source: holidays.source,
          },
        ]),
    ...(isUnitedStates
      ? [
          {
            id: 'regulation-f',
            what: t('policy.pack.frequency'),
            rule: [t('policy.pack.regulationF'), t('policy.pack.collectorsOnly')],
            source: regulationF,
          },
        ]
      : []),
    ...listCapRows(caps, words),
    ...(notice === null
      ? []
      : [
          {
            id: 'notice',
            what: t('policy.pack.notice'),
            rule: [t('policy.pack.noticeRule', { count: notice.days })],
            source: notice.source,
          },
        ]),
  ];
}

/** What a state or city asks for on top. */
export function listPlaceRows({ hours, caps }: Jurisdiction, words: Words): PackRow[] {
  const { t, language } = words;
  return [
    ...(hours === null
      ? []
      : [
          {
            id: 'hours',
            what: t('policy.pack.hours'),
            rule: [describeWeek(hours.week, chooseHoursWords(t, language))],
            source: hours.source,
          },
        ]),
    ...listCapRows(caps, words),
  ];
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The days of a year on which a pack allows no calls, such as `2026-07-01`; none where it is not covered. */
export function listHolidays(
  { calendar }: NonNullable<Pack['holidays']>,
  year: number,
): { day: string; name: string }[] {
  if (year < calendar.years.from || year > calendar.years.to) {
    return [];
  }
  const first = Date.UTC(year, 0, 1) / dayMilliseconds;
  const last = Date.UTC(year, 11, 31) / dayMilliseconds;
  return Array.from({ length: last - first + 1 }, (_unused, place) => first + place).flatMap(
    (day) => {
      const name = calendar.findHoliday(day);
      return name === undefined
        ? []
        : [{ day: new Date(day * dayMilliseconds).toISOString().slice(0, 10), name }];
    },
  );
}
