/** How a promise stands: it waits for its day, or it was met, missed or taken back. */
export const promiseStates = ['open', 'kept', 'broken', 'cancelled'] as const;
export type PromiseState = (typeof promiseStates)[number];

/** On a call by the person's own keys, entered by somebody of the organization, or by a program of theirs. */
export const promiseWays = ['call', 'member', 'program'] as const;
export type PromiseWay = (typeof promiseWays)[number];

/** Why a promise was cancelled: somebody said so, a later promise took its place, or nothing is owed there any more. */
export const promiseEndings = ['asked', 'mistake', 'replaced', 'debt_ended'] as const;
export type PromiseEnding = (typeof promiseEndings)[number];

/** Those that people choose from; the others follow from something else. */
export const chosenEndings = ['asked', 'mistake'] as const satisfies readonly PromiseEnding[];

/**
 * What became of the reminder that a person agreed to: it waits for its day, has its place among the calls, was called,
 * could not be called in time, or the promise ended before.
 */
export const reminderStates = ['waiting', 'scheduled', 'called', 'missed', 'withdrawn'] as const;
export type ReminderState = (typeof reminderStates)[number];

/** How many days before the promised day people are reminded, unless the organization says otherwise. */
export const firstReminderDays = 2;
export const mostReminderDays = 30;

/** Who brought a payment: somebody of the organization, a program of theirs, or a file. */
export const paymentSources = ['member', 'program', 'file'] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** What waits while a promise is open: calls about its debt, or every call to the person. */
export const promiseBindings = ['debt', 'person'] as const;
export type PromiseBinding = (typeof promiseBindings)[number];

/** What an organization accepts at most. */
export interface PromiseTerms {
  /** Of what is owed, how many in a hundred have to be promised at least. */
  readonly leastPercent: number;
  /** How many days from today the last part may be due. */
  readonly latestDays: number;
  readonly mostInstalments: number;
}

export const firstPromiseTerms: PromiseTerms = {
  leastPercent: 10,
  latestDays: 90,
  mostInstalments: 6,
};
