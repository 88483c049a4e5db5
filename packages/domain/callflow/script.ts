import type { OfferRule } from '../promises/make-offers.ts';

export const scriptLanguages = ['en', 'es'] as const;
export type ScriptLanguage = (typeof scriptLanguages)[number];

/** The same words in every language that a script speaks. They may hold variables, such as `{creditor|your creditor}`. */
export type Words = Readonly<Record<ScriptLanguage, string>>;

/** Which key leads to which part. */
export const flowKeys = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type FlowKey = (typeof flowKeys)[number];
export type Keys = Readonly<Partial<Record<FlowKey, string>>>;

/** What only the person can know, and that we know too. */
export const verifyQuestions = ['birth_year', 'postal_code', 'reference'] as const;
export type VerifyQuestion = (typeof verifyQuestions)[number];

/** Times of the day that somebody can name by one key. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Words, and then the next part. */
export interface SayPart {
  kind: 'say';
  id: string;
  words: Words;
  next: string;
}

/** Words, and a key that chooses where it goes on. Without a key in time it is asked once more, and then goes on with `silence`. */
export interface MenuPart {
  kind: 'menu';
  id: string;
  words: Words;
  keys: Keys;
  silence: string;
}

/**
 * Whether this is the person: two of the questions to which we know the answer, two tries. Who has fewer
 * answers known goes on with `unverified` without a question.
 */
export interface VerifyPart {
  kind: 'verify';
  id: string;
  questions: Readonly<Record<VerifyQuestion, Words>>;
  /** Said before the second try. */
  again: Words;
  verified: string;
  unverified: string;
}

/** What the law has said of a debt, by role and by whether it was spoken of before. */
export interface DisclosurePart {
  kind: 'disclosure';
  id: string;
  first: Words;
  later: Words;
  creditor: Words;
  next: string;
}

/** A promise to pay: offered, chosen, confirmed, and whether a reminder is welcome. */
export interface PromisePart {
  kind: 'promise';
  id: string;
  /** Before the offers. */
  words: Words;
  offers: readonly OfferRule[];
  /** With `{promise_amount}` and `{promise_date}`: key 1 confirms. */
  confirm: Words;
  /** Asks whether a call may remind of it: key 1 agrees. Null: it is not asked, and nobody is reminded. */
  remind: Words | null;
  made: Words;
  next: string;
  declined: string;
}

/** What somebody says by getting here, kept before another word is said. */
export interface DisputePart {
  kind: 'dispute';
  id: string;
  words: Words;
  next: string;
}

/** Somebody else answers there: the number is not theirs, and is not called again. */
export interface WrongPersonPart {
  kind: 'wrong_person';
  id: string;
  words: Words;
}

/** No calls any more: of the number, and of the person. */
export interface StopPart {
  kind: 'stop';
  id: string;
  words: Words;
}

/** Another time suits better: which part of the day does not, and whether a call may come again within a week. */
export interface AnotherTimePart {
  kind: 'another_time';
  id: string;
  /** Asks by keys 1 to 3 when it suits: in the morning, in the afternoon, in the evening. */
  words: Words;
  /** Asks for the consent that the next call needs: key 1 agrees. */
  consent: Words;
  next: string;
}

/** The other language from here on. */
export interface LanguagePart {
  kind: 'language';
  id: string;
  next: string;
}

/** A person of the organization takes over. */
export interface ConnectPart {
  kind: 'connect';
  id: string;
  words: Words;
  /** What the one who picks up hears first. */
  whisper: Words;
  unanswered: string;
}

/** The last words. */
export interface GoodbyePart {
  kind: 'goodbye';
  id: string;
  words: Words;
}

export type Part =
  | SayPart
  | MenuPart
  | VerifyPart
  | DisclosurePart
  | PromisePart
  | DisputePart
  | WrongPersonPart
  | StopPart
  | AnotherTimePart
  | LanguagePart
  | ConnectPart
  | GoodbyePart;

export const partKinds = [
  'say',
  'menu',
  'verify',
  'disclosure',
  'promise',
  'dispute',
  'wrong_person',
  'stop',
  'another_time',
  'language',
  'connect',
  'goodbye',
] as const satisfies readonly Part['kind'][];

/** What a call says and asks, as small data. It begins with the first part. */
export interface Script {
  /** Said before everything else where calls are announced as recorded. */
  recordingNotice: Words;
  parts: readonly Part[];
  /** After the beep of a machine; null: machines hear nothing. */
  voicemail: Words | null;
  /** The natural person whom a voicemail asks to be called back (12 CFR 1006.2(j)(1)(iii)). */
  contactPerson: string;
}

/** The script of a call, and which version of it. */
export interface ScriptVersion {
  scriptId: string;
  version: number;
  script: Script;
}

export function findPart(script: Script, id: string): Part | undefined {
  return script.parts.find((part) => part.id === id);
}
