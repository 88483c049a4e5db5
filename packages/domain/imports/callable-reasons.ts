/**
 * Why somebody who was not to be called could be called by what a file or a program says: a debt that had
 * ended is open again, there is a new debt where none was left to call about, a number where none was left to
 * call or none that a recording may call, permission where there was none, or a number that needs none; or the
 * rules allow by a notice, a creditor, an address or the place of a number what they did not allow before.
 */
export const callableReasons = [
  'debt_reopened',
  'debt_added',
  'number_added',
  'consent_given',
  'line_type_told',
  'notice_added',
  'creditor_changed',
  'address_changed',
  'place_changed',
] as const;
export type CallableReason = (typeof callableReasons)[number];
