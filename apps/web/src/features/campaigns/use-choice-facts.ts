import type { Campaign } from '@ringfence/contract/campaigns';
import {
  firstRetryRules,
  type RetriedOutcome,
  retriedOutcomes,
} from '@ringfence/domain/retry/retry-rules';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDisplayZone } from '../../ui/display-zone.ts';
import { formatMinute } from '../../ui/format-minute.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { describeWeek } from '../../ui/week-hours.ts';
import { never } from './campaign-fields.ts';
import { useRetryWords } from './use-retry-words.ts';

const nameAll = (lists: Campaign['furtherLists']): string =>
  lists.map(({ name }) => name).join(', ');

/** What was chosen for a campaign besides the three things that it needs; nothing where all is as usual. */
export function useChoiceFacts(campaign: Campaign): { term: string; value: string }[] {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const retryWords = useRetryWords();
  const { furtherLists, excludedLists, order, startsAt, endsAt, hours, retry } = campaign;
  const moment = (at: string | null) => (at === null ? '' : formatMinute(at, language, zone));
  const count = (calls: number | null) => (calls === null ? '' : formatNumber(calls, language));
  const words = { language, allDay: '0–24', none: t('campaigns.form.hoursNone') };
  const otherRetries = retriedOutcomes.filter(
    (outcome) => retry[outcome] !== firstRetryRules[outcome],
  );
  const { anotherNumberAfter } = retry;
  const isUsual = (outcome: RetriedOutcome) =>
    anotherNumberAfter.includes(outcome) === firstRetryRules.anotherNumberAfter.includes(outcome);
  const another = retriedOutcomes
    .filter((outcome) => anotherNumberAfter.includes(outcome))
    .map((outcome) => t(`campaigns.form.retryAfter.${outcome}`));
  const facts = [
    { term: t('campaigns.form.furtherLists'), value: nameAll(furtherLists) },
    { term: t('campaigns.form.excludedLists'), value: nameAll(excludedLists) },
    {
      term: t('campaigns.form.order'),
      value: order === 'even' ? '' : t(`campaigns.form.orders.${order}`),
    },
    { term: t('campaigns.form.startsAt'), value: moment(startsAt) },
    { term: t('campaigns.form.endsAt'), value: moment(endsAt) },
    {
      term: t('campaigns.form.hours'),
      value: hours === null ? '' : describeWeek(hours, words),
    },
    { term: t('campaigns.form.callsPerSecond'), value: count(campaign.callsPerSecond) },
    { term: t('campaigns.form.callsAtOnce'), value: count(campaign.callsAtOnce) },
    ...otherRetries.map((outcome) => ({
      term: t(`campaigns.form.retryAfter.${outcome}`),
      value: retryWords(String(retry[outcome] ?? never)),
    })),
    {
      term: t('campaigns.form.anotherNumberAfter'),
      value: retriedOutcomes.every(isUsual)
        ? ''
        : another.join(', ') || t('campaigns.form.anotherNumberNever'),
    },
  ];
  return facts.filter(({ value }) => value !== '');
}
