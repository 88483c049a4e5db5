import type { PolicyContent } from '@ringfence/contract/compliance';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import type { PolicyField } from './list-changes.ts';
import { describeWeek, type HoursWords } from './week-hours.ts';

export function chooseHoursWords(t: TFunction<'settings'>, language: Language): HoursWords {
  return { language, allDay: t('policy.hours.allDay'), none: t('policy.hours.none') };
}

/** What a field of a policy says, in words. */
export function describeValue(
  field: PolicyField,
  policy: PolicyContent,
  t: TFunction<'settings'>,
  language: Language,
): string {
  switch (field) {
    case 'pack':
      return t(`policy.packs.${policy.pack}`);
    case 'collectorRole':
      return t(`policy.values.roles.${policy.collectorRole}`);
    case 'hours':
      return policy.hours === null
        ? t('policy.values.ofPack')
        : describeWeek(policy.hours, chooseHoursWords(t, language));
    case 'attemptsPerDay':
    case 'attemptsPerWeek': {
      const count = policy[field];
      return count === null ? t('policy.values.ofPack') : t('policy.values.calls', { count });
    }
    case 'numberGapMinutes':
      return policy.numberGapMinutes === 0
        ? t('policy.values.noGap')
        : t('policy.values.minutes', { count: policy.numberGapMinutes });
    case 'abandonmentPercent':
      return formatNumber(policy.abandonmentPercent, language);
    default:
      return t(policy[field] ? 'policy.yes' : 'policy.no');
  }
}
