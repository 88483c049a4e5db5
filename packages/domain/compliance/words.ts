/** Who speaks: a person, a recording, or a synthetic voice, which the law treats as artificial. */
export const callModes = ['human', 'prerecorded', 'ai'] as const;
export type CallMode = (typeof callModes)[number];

/** Regulation F binds who collects for others; some states bind creditors in their own name too. */
export const collectorRoles = ['third_party', 'creditor'] as const;
export type CollectorRole = (typeof collectorRoles)[number];

export const purposes = ['collect', 'location', 'legal_notice'] as const;
export type Purpose = (typeof purposes)[number];

export const lineTypes = ['mobile', 'landline', 'voip', 'unknown'] as const;
export type LineType = (typeof lineTypes)[number];

/** What a number is tied to, where it is known. */
export const phonePlaces = ['home', 'work', 'personal', 'other'] as const;
export type PhonePlace = (typeof phonePlaces)[number];

/**
 * What a person permitted: artificial voices, calls beyond the frequency, to be reminded of a promise and nothing else,
 * unusual times and places.
 */
export const consentKinds = ['tcpa', 'frequency', 'reminder', 'time_place'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const restrictionKinds = [
  'medium_stop',
  'number_stop',
  'cease_written',
  'attorney',
  'dispute_open',
  'dispute_oral',
  'orig_creditor_request',
  'bankruptcy',
  'paid',
  'deceased',
  'wrong_number',
  'reassigned',
  'work_prohibited',
  'place_inconvenient',
  'identity_theft',
  'incarcerated',
] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** What the person is to the debt: 12 CFR 1006.6(a) says who of them may be spoken to. */
export const personRoles = [
  'debtor',
  'co_debtor',
  'spouse',
  'guardian',
  'representative',
  'other',
] as const;
export type PersonRole = (typeof personRoles)[number];

/** Some laws ask for more where a debt is of one kind. */
export const debtKinds = ['medical', 'student', 'rent', 'other'] as const;
export type DebtKind = (typeof debtKinds)[number];

export const pastOutcomes = [
  'no_answer',
  'voicemail',
  'dropped',
  'conversation',
  'busy',
  'not_in_service',
] as const;
export type PastOutcome = (typeof pastOutcomes)[number];

/** Who called: we, or they. */
export const directions = ['outbound', 'inbound'] as const;
export type Direction = (typeof directions)[number];

/** Why the law does not count a call as an attempt. */
export const uncountedReasons = [
  'inbound',
  'busy',
  'not_in_service',
  'wrong_number',
  'consent',
] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/** From Monday on, as a week of calling is read. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** The bodies of law that an organization can choose to call under. */
export const packIds = [
  'us',
  'uk',
  'ca-on',
  'ca-qc',
  'ca-bc',
  'ca-ab',
  'au',
  'in',
  'mx',
  'br-sp',
  'co',
  'cl',
] as const;
export type PackId = (typeof packIds)[number];
