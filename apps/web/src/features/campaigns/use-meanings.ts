import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatMinute } from '../../ui/format-minute.ts';
import { readWallTime } from '../../ui/wall-time.ts';
import { describeWeek } from '../../ui/week-hours.ts';
import { mostCallsAtOnce, mostCallsPerSecond, readCount } from './campaign-fields.ts';
import type { CampaignForm } from './use-campaign-form.ts';
import { readWeek } from './week-draft.ts';

type Words = ReturnType<typeof useTranslation<'work'>>['t'];
type Meant = Pick<CampaignForm, 'fields' | 'list' | 'zone' | 'connects'>;

function describeWhom(t: Words, { fields, list }: Meant): string {
  const { furtherListIds, excludedListIds } = fields;
  const more = furtherListIds.length;
  const less = excludedListIds.length;
  return [
    list === undefined
      ? t('campaigns.form.meanings.whomNone')
      : t('campaigns.form.meanings.whomOne', { list: list.name }),
    ...(more === 0 ? [] : [t('campaigns.form.meanings.whomMore', { count: more })]),
    ...(less === 0 ? [] : [t('campaigns.form.meanings.whomLess', { count: less })]),
  ].join(' ');
}

function describePace(t: Words, { fields, connects }: Meant): string {
  const perSecond = readCount(fields.callsPerSecond, mostCallsPerSecond);
  const atOnce = readCount(fields.callsAtOnce, mostCallsAtOnce);
  const said = [
    ...(typeof perSecond === 'number'
      ? [t('campaigns.form.meanings.paceSecond', { count: perSecond })]
      : []),
    ...(typeof atOnce === 'number'
      ? [t('campaigns.form.meanings.paceAtOnce', { count: atOnce })]
      : []),
  ];
  return [
    said.length === 0 ? t('campaigns.form.meanings.paceAccount') : said.join(', '),
    ...(connects ? [t('campaigns.form.meanings.pacePlaces')] : []),
  ].join(', ');
}

/** What each folded part of the form means as it stands. */
export function useMeanings(form: Meant) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { fields, zone } = form;
  const show = (text: string) => {
    const moment = readWallTime(text, zone);
    return moment === null ? null : formatMinute(moment, language, zone);
  };
  const [starts, ends] = [show(fields.startsAt), show(fields.endsAt)];
  const week = fields.days === null ? undefined : readWeek(fields.days);
  const words = { language, allDay: '0–24', none: t('campaigns.form.hoursNone') };
  const when = [
    starts === null
      ? t('campaigns.form.meanings.startsNow')
      : t('campaigns.form.meanings.starts', { at: starts }),
    ...(ends === null ? [] : [t('campaigns.form.meanings.ends', { at: ends })]),
    week === undefined || week === 'none'
      ? t('campaigns.form.meanings.whenLawful')
      : describeWeek(week, words),
  ].join(', ');
  const attempts = readCount(fields.mostAttempts, 7);
  return {
    whom: describeWhom(t, form),
    when,
    pace: describePace(t, form),
    again:
      typeof attempts === 'number' ? t('campaigns.form.meanings.again', { count: attempts }) : '',
  };
}
