import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatMinute } from '../../ui/format-minute.ts';
import { useNow } from '../../ui/use-now.ts';
import { describeWeek } from '../../ui/week-hours.ts';
import { mostCallsAtOnce, mostCallsPerSecond, readCount } from './campaign-fields.ts';
import { hasPassed, readMoment } from './read-hours-change.ts';
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
    ...(perSecond === null || atOnce === null
      ? [t('campaigns.form.meanings.paceInvalid')]
      : said.length === 0
        ? [t('campaigns.form.meanings.paceAccount')]
        : said),
    ...(connects ? [t('campaigns.form.meanings.pacePlaces')] : []),
  ].join(', ');
}

/** When it begins or ends, or that what was typed is no moment. */
function describeMoment(
  t: Words,
  which: 'starts' | 'ends',
  moment: string | null | undefined,
  { language, zone }: { language: Language; zone: string },
): string {
  if (moment === undefined) return t(`campaigns.form.meanings.${which}Invalid`);
  if (moment !== null) {
    return t(`campaigns.form.meanings.${which}`, { at: formatMinute(moment, language, zone) });
  }
  return which === 'starts' ? t('campaigns.form.meanings.startsNow') : '';
}

/** What each folded part of the form means as it stands. */
export function useMeanings(form: Meant) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const now = useNow();
  const { fields, zone } = form;
  const week = fields.days === null ? undefined : readWeek(fields.days);
  const words = { language, allDay: '0–24', none: t('campaigns.form.hoursNone') };
  const when = [
    describeMoment(
      t,
      'starts',
      hasPassed(fields.startsAt, zone, now) ? null : readMoment(fields.startsAt, zone),
      { language, zone },
    ),
    describeMoment(t, 'ends', readMoment(fields.endsAt, zone), { language, zone }),
    week === undefined || week === 'none'
      ? t('campaigns.form.meanings.whenLawful')
      : describeWeek(week, words),
  ]
    .filter((part) => part !== '')
    .join(', ');
  const attempts = readCount(fields.mostAttempts, 7);
  return {
    whom: describeWhom(t, form),
    when,
    pace: describePace(t, form),
    again:
      typeof attempts === 'number' ? t('campaigns.form.meanings.again', { count: attempts }) : '',
  };
}
