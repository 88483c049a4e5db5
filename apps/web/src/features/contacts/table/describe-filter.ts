import type { ContactFilter } from '@ringfence/contract/contacts';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../../ui/format-number.ts';
import { nameOutcome } from '../../calls/index.ts';

export interface FilterChip {
  id: string;
  label: string;
  /** The parts of the filter that go with it. */
  parts: readonly (keyof ContactFilter)[];
}

interface Words {
  t: TFunction<'tables'>;
  tWork: TFunction<'work'>;
  language: Language;
  /** The name of a list, as far as it is known. */
  nameList: (listId: string) => string;
}

/** How the last call ended, in a word or two. */
export function nameLastOutcome(outcome: string, { t, tWork }: Pick<Words, 't' | 'tWork'>): string {
  return outcome === 'none' ? t('contacts.filter.neverCalled') : nameOutcome(outcome, tWork);
}

function describeOwed(
  { balanceFrom, balanceTo, currency = 'USD' }: ContactFilter,
  { t, language }: Words,
): string {
  const write = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
  if (balanceFrom !== undefined && balanceTo !== undefined) {
    return t('contacts.filter.chips.owedBetween', {
      from: write(balanceFrom),
      to: write(balanceTo),
    });
  }
  return balanceTo === undefined
    ? t('contacts.filter.chips.owedFrom', { value: write(balanceFrom ?? 0) })
    : t('contacts.filter.chips.owedTo', { value: write(balanceTo) });
}

function describeAge({ debtAgeFrom, debtAgeTo }: ContactFilter, { t, language }: Words): string {
  const write = (days: number) => formatNumber(days, language);
  if (debtAgeFrom !== undefined && debtAgeTo !== undefined) {
    return t('contacts.filter.chips.ageBetween', {
      from: write(debtAgeFrom),
      to: write(debtAgeTo),
    });
  }
  return debtAgeTo === undefined
    ? t('contacts.filter.chips.ageFrom', { value: write(debtAgeFrom ?? 0) })
    : t('contacts.filter.chips.ageTo', { value: write(debtAgeTo) });
}

/** Every condition in a few words, beside what is searched for, which stands in its field. */
export function describeFilter(filter: ContactFilter, words: Words): FilterChip[] {
  const { t } = words;
  const { listId, states = [], outcomes = [], callable, zone, promised, suppressed } = filter;
  const hasOwed = filter.balanceFrom !== undefined || filter.balanceTo !== undefined;
  const hasAge = filter.debtAgeFrom !== undefined || filter.debtAgeTo !== undefined;
  const chip = (isThere: boolean, id: string, parts: FilterChip['parts'], label: () => string) =>
    isThere ? [{ id, parts, label: label() }] : [];
  return [
    ...chip(listId !== undefined, 'list', ['listId'], () =>
      t('contacts.filter.chips.list', { value: words.nameList(listId ?? '') }),
    ),
    ...chip(states.length > 0, 'states', ['states'], () =>
      t('contacts.filter.chips.states', {
        value: states.map((state) => t(`contacts.states.${state}`)).join(', '),
      }),
    ),
    ...chip(hasOwed, 'owed', ['balanceFrom', 'balanceTo', 'currency'], () =>
      describeOwed(filter, words),
    ),
    ...chip(hasAge, 'age', ['debtAgeFrom', 'debtAgeTo'], () => describeAge(filter, words)),
    ...chip(outcomes.length > 0, 'outcomes', ['outcomes'], () =>
      t('contacts.filter.chips.outcomes', {
        value: outcomes.map((outcome) => nameLastOutcome(outcome, words)).join(', '),
      }),
    ),
    ...chip(callable !== undefined, 'callable', ['callable'], () =>
      t('contacts.filter.chips.callable', { value: t(`contacts.callable.${callable ?? 'now'}`) }),
    ),
    ...chip(zone !== undefined, 'zone', ['zone'], () =>
      t('contacts.filter.chips.zone', { value: (zone ?? '').replaceAll('_', ' ') }),
    ),
    ...chip(promised !== undefined, 'promised', ['promised'], () =>
      t(promised ? 'contacts.filter.chips.promised' : 'contacts.filter.chips.notPromised'),
    ),
    ...chip(suppressed !== undefined, 'suppressed', ['suppressed'], () =>
      t(suppressed ? 'contacts.filter.chips.suppressed' : 'contacts.filter.chips.notSuppressed'),
    ),
  ];
}

/** The same filter without some of its parts. */
export function dropParts(
  filter: ContactFilter,
  parts: readonly (keyof ContactFilter)[],
): ContactFilter {
  return { ...filter, ...Object.fromEntries(parts.map((part) => [part, undefined])) };
}
