import type { Instalment } from '../promises/make-offers.ts';
import type { FlowFacts } from './flow-facts.ts';
import type { ScriptLanguage } from './script.ts';
import { speakName } from './speak-name.ts';
import { speakPromise } from './speak-promise.ts';
import { speakDay, speakMoney, speakReference } from './speak-values.ts';
import { spellDigits } from './spell-digits.ts';

export interface VariableKind {
  /** Whether it tells of a debt: never before the person is verified. */
  isOfDebt: boolean;
  /** Whether there are people for whom there is no value, so that the script says what is said instead. */
  isOptional: boolean;
}

/** What a script may name in its words. */
export const scriptVariables = {
  caller: { isOfDebt: false, isOptional: false },
  name: { isOfDebt: false, isOptional: false },
  contact_person: { isOfDebt: false, isOptional: false },
  ring_back: { isOfDebt: false, isOptional: false },
  today: { isOfDebt: false, isOptional: false },
  balance: { isOfDebt: true, isOptional: false },
  reference: { isOfDebt: true, isOptional: false },
  creditor: { isOfDebt: true, isOptional: true },
  due_date: { isOfDebt: true, isOptional: true },
  /** How much and by when, of all payments: what a promise is confirmed with. */
  promise: { isOfDebt: true, isOptional: true },
  promise_amount: { isOfDebt: true, isOptional: true },
  promise_date: { isOfDebt: true, isOptional: true },
} as const satisfies Record<string, VariableKind>;
export type ScriptVariable = keyof typeof scriptVariables;

export const isVariable = (name: string): name is ScriptVariable =>
  Object.hasOwn(scriptVariables, name);

/** A variable as it stands in words: `{creditor}`, or `{creditor|your creditor}` with what is said where there is none. */
export interface NamedVariable {
  name: string;
  fallback: string | null;
}

/** What is not one space already: nearly all words have nothing of it. */
const manySpaces = /\s{2,}|[^\S ]/g;
const variablePattern = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

export function listVariables(words: string): NamedVariable[] {
  return [...words.matchAll(variablePattern)].map(([, name = '', fallback]) => ({
    name: name.trim(),
    fallback: fallback ?? null,
  }));
}

export interface Speaking {
  facts: FlowFacts;
  contactPerson: string;
  language: ScriptLanguage;
  isVerified: boolean;
  /** The promise that is spoken of, where it is not the one that the call is about. */
  promised?: readonly Instalment[] | undefined;
}

function listPromised({ facts, promised }: Speaking) {
  if (promised !== undefined && promised.length > 0) {
    return { instalments: promised, currency: facts.debt.currency };
  }
  return facts.promise && { instalments: [facts.promise], currency: facts.promise.currency };
}

function findValue(name: ScriptVariable, speaking: Speaking): string | null {
  const { facts, language, contactPerson } = speaking;
  const { debt, today } = facts;
  const promise = listPromised(speaking);
  const first = promise?.instalments[0];
  switch (name) {
    case 'caller':
      return facts.spokenName;
    case 'name':
      return speakName(facts.personName);
    case 'contact_person':
      return contactPerson;
    case 'ring_back':
      return spellDigits(facts.ringBackNumber);
    case 'today':
      return speakDay(today, language, today);
    case 'balance':
      return speakMoney(debt.balanceMinor, debt.currency, language);
    case 'reference':
      return speakReference(debt.reference);
    case 'creditor':
      return debt.creditor;
    case 'due_date':
      return debt.dueOn === null ? null : speakDay(debt.dueOn, language, today);
    case 'promise':
      return promise && speakPromise(promise.instalments, { ...promise, language, today });
    case 'promise_amount':
      return promise && first ? speakMoney(first.amountMinor, promise.currency, language) : null;
    case 'promise_date':
      return first ? speakDay(first.dueOn, language, today) : null;
  }
}

/**
 * The words as they are said. Of a debt nothing is filled in before the person is verified, whatever a script
 * says: anybody may be listening (12 CFR 1006.6(d)).
 */
export function fillWords(words: string, speaking: Speaking): string {
  return words
    .replace(variablePattern, (_, named: string, fallback: string | undefined) => {
      const name = named.trim();
      if (!isVariable(name)) return fallback ?? '';
      const mayBeSaid = speaking.isVerified || !scriptVariables[name].isOfDebt;
      return (mayBeSaid ? findValue(name, speaking) : null) ?? fallback ?? '';
    })
    .replace(manySpaces, ' ')
    .trim();
}
