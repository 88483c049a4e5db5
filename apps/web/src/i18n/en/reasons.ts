/** The rules by their reason codes: the name of the rule, what it says when it fails, what helps. */
export const reasons = {
  NUM_INVALID: {
    rule: 'A number that can be called',
    failed: 'This number cannot be called',
    lift: 'A number that can be called',
  },
  WRONG_NUMBER: {
    rule: 'The number of the right person',
    failed: 'This number belongs to somebody else',
    lift: 'Another number of this person',
  },
  MEDIUM_STOP: {
    rule: 'No stop request from the person',
    failed: 'The person asked not to be called',
    lift: 'The person asking for calls again',
  },
  NUMBER_STOP: {
    rule: 'No stop request for the number',
    failed: 'The person asked not to be called on this number',
    lift: 'Another number of this person',
  },
  PAID: {
    rule: 'An open debt',
    failed: 'The debt is paid',
    lift: 'An open debt',
  },
  NO_TCPA_CONSENT: {
    rule: 'Consent to automated calls',
    failed: 'No consent to automated calls to this number is recorded',
    lift: 'A recorded consent for this number',
  },
  TCPA_REVOKED: {
    rule: 'Consent not taken back',
    failed: 'The person took back their consent to automated calls',
    lift: 'A new consent of the person',
  },
  TZ_UNKNOWN: {
    rule: 'A known place',
    failed: 'It is not known where this person may be, so neither what time it is there',
    lift: 'A state, a ZIP code or a confirmed time zone',
  },
  WINDOW_CLOSED: {
    rule: 'Calling hours',
    failed: 'It is outside 8:00–21:00 where this person may be',
    lift: 'Waiting for calling hours',
  },
  FREQ_7IN7: {
    rule: 'Seven calls in seven days',
    failed: 'This would be the eighth call in seven days',
    lift: 'Waiting until earlier calls are seven days past',
  },
  CONV_COOLDOWN: {
    rule: 'Seven days after a conversation',
    failed: 'There was a conversation in the last seven days',
    lift: 'Waiting until the conversation is seven days past',
  },
  NO_LAWFUL_MINUTE: {
    rule: 'A lawful minute ahead',
    failed: 'No minute of the next 60 days passes every rule',
    lift: 'Knowing better where the person is',
  },
} as const;
