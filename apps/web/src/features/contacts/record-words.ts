import type { ContactDetail } from '@ringfence/contract/records';
import { type PhonePlace, weekdays } from '@ringfence/domain/compliance/words';
import type { TFunction } from 'i18next';
import type { contact } from '../../i18n/en/contact.ts';
import type { Language } from '../../i18n/languages.ts';
import { formatDate } from '../../ui/format-moment.ts';
import { sundayFirst } from '../../ui/sunday-first.ts';
import { writeClock } from './wall-time.ts';

type Words = TFunction<'contact'>;

const minutesInDay = 1440;

/** A word of the server that this build does not know is shown as it is. */
function nameKnown<Word extends string>(
  words: Readonly<Record<Word, unknown>>,
  word: string,
  name: (known: Word) => string,
): string {
  const isKnown = (text: string): text is Word => Object.hasOwn(words, text);
  return isKnown(word) ? name(word) : word;
}

const sources: Record<keyof typeof contact.records.sources, true> = {
  person: true,
  letter: true,
  email: true,
  creditor: true,
  attorney: true,
  court: true,
  employer: true,
  records: true,
  other: true,
  call: true,
  import: true,
  given_to_creditor: true,
  given_to_us: true,
  written_agreement: true,
  not_known: true,
};

export function nameSource(source: string, t: Words): string {
  return nameKnown(sources, source, (known) => t(`records.sources.${known}`));
}

const phoneStates: Record<keyof typeof contact.phones.states, true> = {
  active: true,
  wrong: true,
  disconnected: true,
  stopped: true,
};

export function namePhoneState(state: string, t: Words): string {
  return nameKnown(phoneStates, state, (known) => t(`phones.states.${known}`));
}

const debtStates: Record<keyof typeof contact.debts.states, true> = {
  open: true,
  promised: true,
  paid: true,
  disputed: true,
  recalled: true,
  closed: true,
};

export function nameDebtState(state: string, t: Words): string {
  return nameKnown(debtStates, state, (known) => t(`debts.states.${known}`));
}

type Phone = ContactDetail['phones'][number];

/** Of which kind a line is and what it is tied to, such as `Mobile, Work`. */
export function describeLine({ lineType, place }: Pick<Phone, 'lineType' | 'place'>, t: Words) {
  const kind = t(`phones.lineTypes.${lineType}`);
  return place === null ? kind : `${kind}, ${t(`phones.places.${place}`)}`;
}

/**
 * When the carrier looked up a line, and what it said where that was not taken over. Null where nobody looked it up.
 */
export function describeLookup(
  { lineType, lookup }: Pick<Phone, 'lineType' | 'lookup'>,
  t: Words,
  showDay: (moment: string) => string,
): string | null {
  if (lookup === null) return null;
  const simulated = lookup.isSimulated ? ` ${t('phones.lookup.simulated')}` : '';
  const day = showDay(lookup.at);
  if (lookup.lineType === 'unknown') return `${t('phones.lookup.nothing', { day })}${simulated}`;
  if (lookup.lineType === lineType) return `${t('phones.lookup.same', { day })}${simulated}`;
  const kind = t(`phones.lineTypes.${lookup.lineType}`);
  return `${t('phones.lookup.other', { day, kind })}${simulated}`;
}

/** Where somebody does not want to be called, such as `At work`. */
export const namePlace = (place: PhonePlace, t: Words): string => t(`records.places.${place}`);

/** Whether the organization is covered where the number was given to somebody else (47 CFR 64.1200(m)). */
export function describeHarbour(
  { reassigned }: Pick<Phone, 'reassigned'>,
  t: Words,
  language: Language,
): string {
  if (reassigned === null) return t('phones.harbour.none');
  const day = formatDate(reassigned.checkedOn, language);
  return t(`phones.harbour.${reassigned.answer}`, { day });
}

type Debt = Pick<ContactDetail['debts'][number], 'creditor' | 'reference'>;

/** Such as `Lakeside Bank, Account •••• 4711`, of which the number of the account stays in one line. */
export function nameDebt({ creditor, reference }: Debt, t: Words): string {
  const name = creditor ?? t('debts.unnamed');
  const unbroken = reference.replaceAll(' ', '\u00a0');
  return reference === '' ? name : `${name}, ${t('debts.reference', { reference: unbroken })}`;
}

type Time = Pick<ContactDetail['inconvenientTimes'][number], 'days' | 'fromMinute' | 'toMinute'>;

/** When a person does not want to be called, such as `Mon, Tue, 09:00 to 12:00`. */
export function describeTime({ days, fromMinute, toMinute }: Time, t: Words): string {
  const named = sundayFirst(weekdays)
    .filter((day) => days.includes(day))
    .map((day) => t(`records.days.${day}`));
  const listed = named.length === 0 ? t('records.everyDay') : named.join(', ');
  return fromMinute === 0 && toMinute === minutesInDay
    ? t('records.wholeDay', { days: listed })
    : t('records.time', { days: listed, from: writeClock(fromMinute), to: writeClock(toMinute) });
}

/**
 * The name of a language or a country in the reader's own, with a capital as everything that stands by
 * itself; a code that has none is shown as it is.
 */
export function nameCode(code: string, type: 'language' | 'region', locale: string): string {
  try {
    const [first = '', ...rest] = new Intl.DisplayNames([locale], { type }).of(code) ?? code;
    return first.toLocaleUpperCase(locale) + rest.join('');
  } catch {
    return code;
  }
}
