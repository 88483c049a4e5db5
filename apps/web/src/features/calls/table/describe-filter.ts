import type { CallFilter } from '@ringfence/contract/calls';
import type { TFunction } from 'i18next';
import { type Language, languageLocales } from '../../../i18n/languages.ts';
import { formatDate, formatMoment } from '../../../ui/format-moment.ts';
import { formatSeconds } from '../../../ui/format-number.ts';
import { nameOutcome } from '../call-words.ts';

export interface FilterChip {
  part: keyof CallFilter;
  label: string;
}

export interface Choices {
  campaigns: readonly { id: string; name: string }[];
  lists: readonly { id: string; name: string }[];
  callerIds: readonly string[];
  accounts: readonly { id: string; name: string }[];
}

/** A day of the week by its number, Sunday being 0. */
export const nameWeekday = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(languageLocales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    // The first of February 2026 was a Sunday.
    new Date(Date.UTC(2026, 1, 1 + weekday)),
  );

/** An hour of the day, such as 9:00 – 10:00. */
export function nameHour(hour: number, language: Language): string {
  const format = new Intl.DateTimeFormat(languageLocales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.UTC(2026, 1, 1, hour), Date.UTC(2026, 1, 1, hour + 1));
}

/** Beside outcomes, calls that have none yet are added to those that have one of them. */
export const nameUnderWay = ({ outcomes = [] }: CallFilter, t: TFunction<'work'>): string =>
  t(outcomes.length === 0 ? 'calls.filter.underWay' : 'calls.filter.orUnderWay');

/** The conditions in force, each in a few words. */
export function describeFilter(
  filter: CallFilter,
  choices: Choices,
  { t, language }: { t: TFunction<'work'>; language: Language },
): FilterChip[] {
  const nameOf = (known: readonly { id: string; name: string }[], id: string): string =>
    known.find((one) => one.id === id)?.name ?? '…';
  const { from, to, outcomes = [], campaignId, listId, contactId, callerId, accountId } = filter;
  const { origin, answeredBy, minimumSeconds, maximumSeconds, underWay, state } = filter;
  const { placed, placedAfter, placedUntil, happened, hour, weekday } = filter;
  const chips: [keyof CallFilter, string | undefined][] = [
    ['from', from && t('calls.filter.sinceDay', { day: formatDate(from, language) })],
    ['to', to && t('calls.filter.untilDay', { day: formatDate(to, language) })],
    [
      'outcomes',
      outcomes.length === 0
        ? undefined
        : outcomes.map((outcome) => nameOutcome(outcome, t)).join(', '),
    ],
    ['origin', origin && `${t('calls.filter.origin')}: ${t(`calls.origins.${origin}`)}`],
    ['campaignId', campaignId && nameOf(choices.campaigns, campaignId)],
    ['listId', listId && nameOf(choices.lists, listId)],
    ['contactId', contactId && t('calls.filter.oneContact')],
    ['callerId', callerId],
    ['accountId', accountId && nameOf(choices.accounts, accountId)],
    [
      'answeredBy',
      answeredBy && `${t('calls.filter.answeredBy')}: ${t(`calls.answerers.${answeredBy}`)}`,
    ],
    [
      'minimumSeconds',
      minimumSeconds === undefined
        ? undefined
        : t('calls.filter.atLeast', { length: formatSeconds(minimumSeconds, language) }),
    ],
    [
      'maximumSeconds',
      maximumSeconds === undefined
        ? undefined
        : t('calls.filter.atMost', { length: formatSeconds(maximumSeconds, language) }),
    ],
    ['underWay', underWay === true ? nameUnderWay(filter, t) : undefined],
    ['state', state && t('calls.filter.state', { state: t(`calls.states.${state}`) })],
    ['placed', placed === true ? t('calls.filter.placed') : undefined],
    [
      'placedAfter',
      placedAfter && t('calls.filter.placedAfter', { moment: formatMoment(placedAfter, language) }),
    ],
    [
      'placedUntil',
      placedUntil && t('calls.filter.placedUntil', { moment: formatMoment(placedUntil, language) }),
    ],
    ['happened', happened && t(`calls.happenings.${happened}`)],
    ['hour', hour === undefined ? undefined : nameHour(hour, language)],
    ['weekday', weekday === undefined ? undefined : nameWeekday(weekday, language)],
  ];
  return chips.flatMap(([part, label]) => (label === undefined ? [] : [{ part, label }]));
}
