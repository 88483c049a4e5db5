import type { ShownFactGroup } from '@ringfence/contract/calls';
import type { TFunction } from 'i18next';
import type { Language } from '../../i18n/languages.ts';
import { formatDate, formatMoment } from '../../ui/format-moment.ts';

type Words = Readonly<Record<string, string>>;
type Row = ShownFactGroup['rows'][number];
type Value = Row['parts'][number]['value'];

interface Reader {
  t: TFunction<'work'>;
  language: Language;
  zone: string | undefined;
}

const find = (words: Words, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
const minutesOfDay: ReadonlySet<string> = new Set(['from', 'to']);
const sayTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((one) => String(one).padStart(2, '0')).join(':');

/** A fact in words: what it is, and what was known of it. What has no words is shown as it is stored. */
export function sayFact({ field, nth, parts }: Row, { t, language, zone }: Reader) {
  const fields: Words = t('facts.fields', { returnObjects: true });
  const values: Words = {
    ...t('contacts.doNotCall', { returnObjects: true }),
    ...t('facts.values', { returnObjects: true }),
  };
  const name = (one: string) => find(fields, one) ?? one;
  const say = (one: string, value: Value): string => {
    if (value === null) return t('facts.notKnown');
    if (Array.isArray(value)) {
      return value.length === 0 ? '–' : value.map((each) => say(one, each)).join(', ');
    }
    if (typeof value === 'number') return minutesOfDay.has(one) ? sayTime(value) : String(value);
    const text = String(value);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text, language);
    if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatMoment(text, language, zone);
    return find(values, text) ?? text;
  };
  return {
    term: nth === null ? name(field) : t('facts.nth', { name: name(field), nth }),
    value: parts
      .map((part) =>
        part.field === field
          ? say(field, part.value)
          : `${name(part.field)}: ${say(part.field, part.value)}`,
      )
      .join(' · '),
  };
}
