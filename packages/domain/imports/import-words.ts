/** What a file tells: who owes, or what a previous system did and learned. */
export const importKinds = ['debtors', 'calls', 'consents', 'restrictions', 'payments'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * The way of a file: it is sent, looked at, its columns are matched, its rows are checked, and only then
 * are they stored. It can be cancelled until it is stored, and undone afterwards.
 */
export const importStates = [
  'uploading',
  'inspecting',
  'matching',
  'checking',
  'checked',
  'storing',
  'stored',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What a step that the server does by itself is at: it reads the rows of the file, compares them with what is known,
 * stores or takes back what they say, and finishes with what concerns no single row.
 */
export const importPhases = ['reading', 'comparing', 'storing', 'undoing', 'finishing'] as const;
export type ImportPhase = (typeof importPhases)[number];

/** Nothing is left to be done with it. */
export const endedImportStates: readonly ImportState[] = [
  'stored',
  'undone',
  'cancelled',
  'failed',
];

/** How the text of a file is written. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** In which order the parts of a date such as 03/04/2026 stand. */
export const dateOrders = ['month_first', 'day_first', 'year_first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The mark before the cents. `either` reads each amount by itself and rejects what could be both. */
export const decimalMarks = ['point', 'comma', 'either'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** What a minus before a balance means: what the creditor owes the person, or what the person owes. */
export const negativeMeanings = ['credits', 'owed'] as const;
export type NegativeMeaning = (typeof negativeMeanings)[number];

/**
 * What becomes of people and debts that were in the list's last upload and are not in this one:
 * nothing, or their debts of that list count as recalled by the creditor.
 */
export const missingRules = ['leave', 'recall'] as const;
export type MissingRule = (typeof missingRules)[number];

/** Of one person: each once. */
export const personFields = [
  'reference',
  'full_name',
  'first_name',
  'middle_name',
  'last_name',
  'second_last_name',
  'name_suffix',
  'birth_year',
  'email',
  'address',
  'city',
  'region',
  'postal_code',
  'country',
  'language',
  'confirmed_zone',
  'note',
  'consent',
  'do_not_call',
  'service_member',
  'inconvenient_time',
] as const;
export type PersonField = (typeof personFields)[number];

/** Of a phone: several columns may hold them, by the number of the phone. */
export const phoneFields = ['phone', 'phone_label', 'line_type', 'phone_place'] as const;
export type PhoneField = (typeof phoneFields)[number];

/** Of a debt: several columns may hold them, by the number of the debt. */
export const debtFields = [
  'debt_reference',
  'creditor',
  'balance',
  'original_amount',
  'currency',
  'opened_on',
  'due_on',
  'charged_off_on',
  'notice_sent_on',
  'first_contact_at',
  'debt_group',
  'debt_state',
  'debt_kind',
  'time_barred',
  'person_role',
] as const;
export type DebtField = (typeof debtFields)[number];

/** Of what a previous system did or learned; the person is found by reference or phone. */
export const historyFields = [
  'occurred_at',
  'occurred_time',
  'direction',
  'outcome',
  'consent_kind',
  'obtained_how',
  'obtained_by',
  'expires_on',
  'permitted_from',
  'permitted_to',
  'permitted_place',
  'reassigned_checked_on',
  'reassigned_answer',
  'restriction_kind',
  'inconvenient_from',
  'inconvenient_to',
  'inconvenient_days',
  'payment_amount',
  'paid_on',
  'payer_reference',
  'payment_reversal',
  'source',
  'evidence',
] as const;
export type HistoryField = (typeof historyFields)[number];

export type ImportField = PersonField | PhoneField | DebtField | HistoryField;

/** Why a row is not stored. `duplicate` repeats another row of the file and is counted apart. */
export const rejectionReasons = [
  'duplicate',
  'phone_missing',
  'phone_invalid',
  'balance_missing',
  'balance_invalid',
  'balance_ambiguous',
  'currency_invalid',
  'name_missing',
  'region_invalid',
  'consent_invalid',
  'date_invalid',
  'debt_state_invalid',
  'value_too_long',
  'digits_lost',
  'totals_row',
  'columns_missing',
  'cells_too_many',
  'text_unreadable',
  'quote_open',
  'reference_taken',
  'person_contradicts',
  'debt_contradicts',
  'contact_unknown',
  'contact_ambiguous',
  'contact_deceased',
  'outcome_invalid',
  'direction_invalid',
  'kind_invalid',
  'moment_missing',
  'moment_in_future',
  'scope_missing',
  'scope_not_of_kind',
  'hours_invalid',
  'place_invalid',
  'end_missing',
  'end_before_begin',
  'evidence_missing',
  'reassigned_invalid',
  'amount_missing',
  'amount_invalid',
  'amount_ambiguous',
  'reversal_invalid',
  'card_number',
  'debt_reference_missing',
  'debt_unknown',
  'debt_ambiguous',
  'currency_differs',
  'payment_differs',
  'payment_unknown',
  'payment_reference_missing',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** What is stored all the same, and worth a look. */
export const warningCodes = [
  'email_invalid',
  'extra_phone_invalid',
  'region_unknown',
  'birth_year_invalid',
  'is_minor',
  'language_unknown',
  'line_type_unknown',
  'zone_unknown',
  'service_member_unknown',
  'debt_kind_unknown',
  'time_barred_unknown',
  'person_role_unknown',
  'date_ignored',
  'time_ignored',
  'balance_credit',
  'original_amount_ignored',
  'value_cut',
  'same_person_several_references',
  'balance_rose',
  'stricter_kept',
  'is_suppressed',
  'restriction_kept',
  'phone_of_others',
  'restriction_left_out',
  'inconvenient_unreadable',
] as const;
export type WarningCode = (typeof warningCodes)[number];
