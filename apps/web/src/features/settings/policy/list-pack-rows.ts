import type { Cap, Jurisdiction, Pack, Source } from '@ringfence/domain/compliance/packs/pack';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { describeWeek } from '../../../ui/week-hours.ts';
import { chooseHoursWords } from './describe-value.ts';

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
  const { limit, days, counts, per, at, from, until, afterContactDays, bindsCreditors } = cap;
  const within = days === 1 ? t('policy.pack.aDay') : t('policy.pack.inDays', { days });
  return [
    t(`policy.pack.caps.${counts}`, { count: limit, within, per: t(`policy.pack.per.${per}`) }),
    ...(at === 'anywhere' ? [] : [t(`policy.pack.at.${at}`)]),
    ...(afterContactDays === undefined
      ? []
      : [t('policy.pack.afterContact', { days: afterContactDays })]),
    ...(from === undefined ? [] : [t('policy.pack.since', { day: formatDate(from, language) })]),
    ...(until === undefined ? [] : [t('policy.pack.until', { day: formatDate(until, language) })]),
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
export function listPlaceRows(place: Jurisdiction, words: Words): PackRow[] {
  const { hours, caps } = place;
  const { t, language } = words;
  return [
    ...(hours === null
      ? []
      : [
          {
            id: 'hours',
            what: t('policy.pack.hours'),
            rule: [
              describeWeek(hours.week, chooseHoursWords(t, language)),
              ...(hours.fallsWithConsent ? [t('policy.pack.fallsWithConsent')] : []),
            ],
            source: hours.source,
          },
        ]),
    ...listCapRows(caps, words),
    ...listFurtherRows(place, t),
  ];
}

function listFurtherRows(
  {
    workAfterHome,
    notice,
    timeBarred,
  }: Pick<Jurisdiction, 'workAfterHome' | 'notice' | 'timeBarred'>,
  t: Words['t'],
): PackRow[] {
  const rows: PackRow[] = [];
  if (workAfterHome !== undefined) {
    const rule = [t('policy.pack.workAfterHome')];
    rows.push({ id: 'work', what: t('policy.pack.atWork'), rule, source: workAfterHome });
  }
  if (notice !== undefined) {
    const kinds = notice.debtKinds.map((kind) => t(`policy.pack.debtKinds.${kind}`)).join(', ');
    const rule = [t('policy.pack.noticeRule', { count: notice.days }), kinds];
    rows.push({ id: 'notice', what: t('policy.pack.notice'), rule, source: notice.source });
  }
  if (timeBarred !== undefined) {
    const rule = [t(`policy.pack.timeBarred.${timeBarred.effect}`)];
    const { source } = timeBarred;
    rows.push({ id: 'time-barred', what: t('policy.pack.timeBarredDebts'), rule, source });
  }
  return rows;
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
