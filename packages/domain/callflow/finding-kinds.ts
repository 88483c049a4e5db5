/** A finding that refuses keeps a script from being approved; one that advises only says it could be better. */
export type Severity = 'refuses' | 'advises';

interface FindingKind {
  severity: Severity;
  /** The law that asks for it; `policy` where it is ours. */
  citation: string;
}

const refuses = (citation: string) => ({ severity: 'refuses', citation }) as const;
const advises = (citation: string) => ({ severity: 'advises', citation }) as const;
const thirdParties = '12 CFR 1006.6(d)(1)';
const limitedContent = '12 CFR 1006.2(j)';
const optOut = 'policy; 47 CFR 64.1200(b)(3)';
const recording = 'policy; Cal. Penal Code 632, 632.7';
const policy = 'policy';

/** Everything that the checker can find in a script. */
export const findingKinds = {
  debt_before_check: refuses(thirdParties),
  debt_variable_before_check: refuses(thirdParties),
  no_check: refuses(thirdParties),
  connect_before_check: refuses(thirdParties),
  wrong_person_not_offered: refuses('12 CFR 1006 cmt 14(b)(2)(i)-3'),
  another_time_before_check: refuses('12 CFR 1006.6(b)(1)'),
  consent_incomplete: refuses('12 CFR 1006.14(b)(3)(i)'),

  disclosure_missing: refuses('12 CFR 1006.18(e)'),
  disclosure_empty: refuses('12 CFR 1006.18(e)'),
  disclosure_incomplete: refuses('12 CFR 1006.18(e)(1)–(2)'),
  disclosure_language: refuses('12 CFR 1006.18(e)(4)'),
  creditor_called_collector: refuses('15 USC 1692a(6)'),

  caller_missing: refuses('47 CFR 64.1200(b)(1)'),
  caller_late: refuses('47 CFR 64.1200(b)(1)'),
  stop_not_offered: refuses(optOut),
  stop_late: refuses(optOut),
  stop_part_missing: refuses(optOut),
  stop_key_taken: refuses(optOut),
  stop_not_in_menu: refuses(optOut),
  ring_back_missing: refuses('47 CFR 64.1200(b)(2)'),

  voicemail_says_more: refuses(limitedContent),
  voicemail_lacks: refuses(`${limitedContent}(1)`),
  voicemail_language: refuses(limitedContent),
  contact_person_missing: refuses(`${limitedContent}(1)(iii)`),
  contact_person_unfit: refuses(`${limitedContent}(1)(iii)`),

  recording_notice_missing: refuses(recording),
  recording_notice_unclear: refuses(recording),

  variable_unknown: refuses(policy),
  fallback_missing: refuses(policy),
  braces_unclosed: refuses(policy),
  variables_differ: advises(policy),
  words_missing: refuses(policy),
  other_language: refuses(policy),
  card_asked_for: refuses(policy),

  too_long_before_choice: refuses(policy),
  no_parts: refuses(policy),
  part_unknown: refuses(policy),
  part_doubled: refuses(policy),
  part_id_reserved: refuses(policy),
  part_not_reached: advises(policy),
  circle_without_question: refuses(policy),
  never_ends: refuses(policy),
  too_many_paths: refuses(policy),
  key_leads_nowhere: refuses(policy),
  key_not_named: refuses(policy),
  menu_without_keys: refuses(policy),
  promise_without_offers: refuses(policy),
  offer_out_of_range: refuses(policy),
  too_many_offers: refuses(policy),
} as const satisfies Record<string, FindingKind>;

export type FindingCode = keyof typeof findingKinds;
