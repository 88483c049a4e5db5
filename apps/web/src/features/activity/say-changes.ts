import type { ActivityEntry } from '@ringfence/contract/activity';
import type { TFunction } from 'i18next';
import type { Language } from '../../i18n/languages.ts';
import { formatMoment } from '../../ui/format-moment.ts';

type Words = Readonly<Record<string, string>>;

const find = (words: Words | undefined, key: string): string | undefined =>
  words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function sayChange(name: string, before: string | null, after: string | null): string {
  if (before === null && after === null) return name;
  return before === null ? `${name}: ${after}` : `${name}: ${before} → ${after ?? '–'}`;
}

/** What changed, in the reader's names of fields and values; what has no name is shown as it is. */
export function sayChanges(
  changes: ActivityEntry['changes'],
  t: TFunction<readonly ['work', 'settings']>,
  { language, zone }: { language: Language; zone: string | undefined },
): string {
  const fields: Words = {
    ...t('settings:policy.fields', { returnObjects: true }),
    ...t('work:record.fields', { returnObjects: true }),
  };
  // By field, because a word such as `paid` means another thing of a debt than of a restriction.
  const values: Readonly<Record<string, Words>> = t('work:record.values', { returnObjects: true });
  const say = (field: string, value: string | null) => {
    if (value === null) return null;
    if (moment.test(value)) return formatMoment(value, language, zone);
    const own = Object.hasOwn(values, field) ? values[field] : undefined;
    return find(own, value) ?? find(values.any, value) ?? value;
  };
  return changes
    .map(({ field, before, after }) =>
      sayChange(
        find(fields, field) ?? field.replaceAll('_', ' '),
        say(field, before),
        say(field, after),
      ),
    )
    .join(' · ');
}
