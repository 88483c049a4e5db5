import type { CollectorRole } from '../compliance/words.ts';
import type { PromiseTerms } from '../promises/promise-words.ts';
import type { ScriptLanguage, VerifyQuestion, Words } from './script.ts';

/** What a call is about. Nothing of it is said before it is known who listens. */
export interface SpokenDebt {
  creditor: string | null;
  balanceMinor: number;
  currency: string;
  /** Calendar days, such as 2026-11-27. */
  dueOn: string | null;
  reference: string;
}

export interface SpokenPromise {
  amountMinor: number;
  currency: string;
  dueOn: string;
}

/** Everything that a script may need to know of one call. */
export interface FlowFacts {
  /** A name of the caller that does not tell what they do. */
  spokenName: string;
  personName: string;
  /** The person's own, where a script begins. */
  language: ScriptLanguage;
  /** The staffed line where calls are returned, E.164. */
  ringBackNumber: string;
  /** E.164. */
  callerId: string;
  /** In whose name the debt is collected: only who collects for others is a debt collector. */
  role: CollectorRole;
  /** Whether this would be the first communication about the debt (12 CFR 1006.18(e)(1)). */
  isFirst: boolean;
  /**
   * What the law of the place has said of a debt that can no longer be sued for. Null: nobody can know what
   * has to be said, and then nothing is said of the debt.
   */
  disclosures: readonly Words[] | null;
  debt: SpokenDebt;
  /** The promise that the call is about, where there is one. */
  promise: SpokenPromise | null;
  promiseTerms: PromiseTerms;
  /** What the keypad would have to say; null where we do not know it ourselves. */
  answers: Readonly<Record<VerifyQuestion, string | null>>;
  /** The day it is for the person. */
  today: string;
  announcesRecording: boolean;
  /** Whether the policy wants calls recorded; nothing is without the announcement. */
  wantsRecording: boolean;
  /**
   * The numbers to which somebody can be connected, in turn, E.164. Null while one is closed or has no free
   * place: the others keep where they stand, so that none is rung twice or left out while a call lasts.
   */
  lines: readonly (string | null)[];
}

/** What the keypad has to say, from what is stored. A code with letters cannot be typed there, so it is not asked for. */
export function listAnswers(known: {
  birthYear: number | null;
  postalCode: string | null;
  reference: string | null;
}): FlowFacts['answers'] {
  const postalCode = known.postalCode?.trim().replace(/^(\d{5})-?\d{4}$/, '$1') ?? '';
  return {
    birth_year: known.birthYear === null ? null : String(known.birthYear),
    postal_code: /^\d{4,8}$/.test(postalCode) ? postalCode : null,
    reference: /(\d{4})\D*$/.exec(known.reference ?? '')?.[1] ?? null,
  };
}
