import type { FlowFacts } from './flow-facts.ts';
import type { Instalment } from './promise-offers.ts';
import type { ScriptLanguage } from './script.ts';
import { speakDay, speakMoney } from './speak-values.ts';
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

function findPromise({ facts, promised }: Speaking) {
  const [first] = promised ?? [];
  if (first === undefined) return facts.promise;
  return { ...first, currency: facts.debt.currency };
}

function findValue(name: ScriptVariable, speaking: Speaking): string | null {
  const { facts, language, contactPerson } = speaking;
  const { debt } = facts;
  const promise = findPromise(speaking);
  switch (name) {
    case 'caller':
      return facts.spokenName;
    case 'name':
      return facts.personName;
    case 'contact_person':
      return contactPerson;
    case 'ring_back':
      return spellDigits(facts.ringBackNumber);
    case 'today':
      return speakDay(facts.today, language);
    case 'balance':
      return speakMoney(debt.balanceMinor, debt.currency, language);
    case 'reference':
      return [...debt.reference.slice(-4)].join(' ');
    case 'creditor':
      return debt.creditor;
    case 'due_date':
      return debt.dueOn === null ? null : speakDay(debt.dueOn, language);
    case 'promise_amount':
      return promise && speakMoney(promise.amountMinor, promise.currency, language);
    case 'promise_date':
      return promise && speakDay(promise.dueOn, language);
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
    .replace(/\s+/g, ' ')
    .trim();
}
