import type { PolicyContent } from '@ringfence/contract/compliance';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { describeWeek, type HoursWords } from '../../../ui/week-hours.ts';
import { disclosurePlaces } from './disclosure-places.ts';
import type { PolicyField } from './list-changes.ts';

export function chooseHoursWords(t: TFunction<'settings'>, language: Language): HoursWords {
  return { language, allDay: t('policy.hours.allDay'), none: t('policy.hours.none') };
}

type Words = TFunction<'settings'>;

const join = (parts: readonly string[], t: Words): string =>
  parts.length === 0 ? t('policy.values.nothing') : parts.join('; ');

function describeRoles(roles: PolicyContent['creditorRoles'], t: Words): string {
  const parts = Object.entries(roles).map(
    ([name, role]) => `${name}: ${t(`policy.values.roles.${role}`)}`,
  );
  return join(parts.toSorted(), t);
}

function describeTexts(texts: PolicyContent['timeBarredDisclosures'], t: Words): string {
  const names = new Map(disclosurePlaces.map(({ id, name }) => [id, name]));
  const parts = Object.entries(texts).map(([id, text]) => `${names.get(id) ?? id}: “${text}”`);
  return join(parts.toSorted(), t);
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
    case 'creditorRoles':
      return describeRoles(policy.creditorRoles, t);
    case 'timeBarredDisclosures':
    case 'timeBarredDisclosuresInSpanish':
      return describeTexts(policy[field], t);
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
    case 'promiseBinds':
      return t(`policy.promises.binds.${policy.promiseBinds}`);
    case 'promiseGraceDays':
      return t('policy.values.days', { count: policy.promiseGraceDays });
    case 'promiseTerms':
      return t('policy.promises.terms', { ...policy.promiseTerms });
    case 'brokenPromiseList':
      return t(
        policy.brokenPromiseList === null ? 'policy.values.nothing' : 'policy.promises.aList',
      );
    case 'callsPerFreePlace':
      return formatNumber(policy.callsPerFreePlace, language);
    case 'abandonmentPercent':
      return formatNumber(policy.abandonmentPercent, language);
    case 'scriptApproval':
      return t(policy.scriptApproval === 'other_person' ? 'policy.yes' : 'policy.no');
    default:
      return t(policy[field] ? 'policy.yes' : 'policy.no');
  }
}
