/** The rules by their reason codes: the name of the rule, what it says when it fails, what helps. */
export const reasons = {
  OK: {
    rule: 'Every rule',
    failed: 'Every rule allows the call',
    lift: 'Nothing is needed',
  },
  FACTS_UNREADABLE: {
    rule: 'Facts that can be read',
    failed: 'The data about this person or call cannot be read, so no call is made',
    lift: 'Correcting what is stored about the person',
  },
  NUM_INVALID: {
    rule: 'A number that can be called',
    failed: 'This number cannot be called',
    lift: 'A number that can be called',
  },
  WRONG_NUMBER: {
    rule: 'The number of the right person',
    failed: 'This number belongs to someone else',
    lift: 'Another number of this person',
  },
  NUM_REASSIGNED: {
    rule: 'A number that was not reassigned',
    failed: 'This number was reassigned to someone else after the person consented',
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
  CEASE_WRITTEN: {
    rule: 'No written request to cease',
    failed: 'The person asked in writing for contact about this debt to end',
    lift: 'The person withdrawing the request in writing',
  },
  ATTORNEY: {
    rule: 'No attorney for the debt',
    failed: 'An attorney represents the person for this debt',
    lift: 'The attorney releasing the person; write to the attorney until then',
  },
  DISPUTE_OPEN: {
    rule: 'No open dispute',
    failed: 'The person disputes this debt in writing, and it is not verified yet',
    lift: 'Sending the verification of the debt, and ending the dispute here',
  },
  ORIG_CREDITOR_REQ: {
    rule: 'No open question about the original creditor',
    failed: 'The person asked who the original creditor is, and it was not sent yet',
    lift: 'Sending the name and address of the original creditor, and ending the request here',
  },
  BANKRUPTCY: {
    rule: 'No bankruptcy',
    failed: 'A bankruptcy stay is in force, or the debt was discharged',
    lift: 'The case being dismissed, or a court order that this debt was not discharged',
  },
  PAID: {
    rule: 'An open debt',
    failed: 'The debt is not open: it is paid, promised, recalled or closed',
    lift: 'The debt being open again',
  },
  DECEASED: {
    rule: 'A living person',
    failed: 'The person has died; only a representative may be spoken to',
    lift: 'Evidence that the person is alive, or a personal representative as the contact',
  },
  ROLE_NOT_SPOKEN_TO: {
    rule: 'Someone we may speak to',
    failed: 'The law does not let us speak to this person about the debt',
    lift: 'Another role on the debt, a parent or guardian as the contact, or proof of age',
  },
  TIME_BARRED: {
    rule: 'Time-barred debt',
    failed: 'The time to sue for this debt has run out',
    lift: 'Evidence that it has not, or the disclosure your counsel confirmed in the settings',
  },
  NOTICE_MISSING: {
    rule: 'A validation notice',
    failed: 'No validation notice was sent within five days of the first conversation',
    lift: 'The date on which the notice was sent',
  },
  PROMISE_OPEN: {
    rule: 'No open promise',
    failed: 'A promise to pay is open',
    lift: 'Waiting until the promised date and its grace days have passed',
  },
  SERVICE_MEMBER: {
    rule: 'Not a service member',
    failed: 'This person serves in the military, and the policy holds such calls back',
    lift: 'The end of service, or another policy',
  },
  THIRD_PARTY_ONCE: {
    rule: 'One location call to others',
    failed: 'This third party was already asked once where the person is',
    lift: 'The third party asking to be called again',
  },
  NO_TCPA_CONSENT: {
    rule: 'Consent to automated calls',
    failed: 'No consent to automated calls to this number is recorded',
    lift: 'A recorded consent for this number',
  },
  TCPA_REVOKED: {
    rule: 'Consent not withdrawn',
    failed: 'The person withdrew their consent to automated calls',
    lift: 'New consent from the person',
  },
  RES_3_IN_30: {
    rule: 'Three automated calls to a home line in 30 days',
    failed: 'This would be the fourth automated call to this home line in 30 days',
    lift: 'A recorded consent, or waiting until earlier calls are 30 days past',
  },
  WORK_PROHIBITED: {
    rule: 'A number the employer allows',
    failed: 'The employer does not allow such calls at work',
    lift: 'Another number of this person',
  },
  PLACE_INCONVENIENT: {
    rule: 'A convenient place',
    failed: 'The person said the place of this number is inconvenient',
    lift: 'Another number of this person',
  },
  TZ_UNKNOWN: {
    rule: 'A known place',
    failed: 'It is not known where this person may be, or what time it is there',
    lift: 'A state, a ZIP code or a confirmed time zone',
  },
  WINDOW_CLOSED: {
    rule: 'Calling hours',
    failed: 'It is outside calling hours where this person may be',
    lift: 'Waiting for calling hours',
  },
  INCONVENIENT_TIME: {
    rule: 'A convenient time',
    failed: 'The person said this time is inconvenient',
    lift: 'Waiting for another time of the day or week',
  },
  DAY_BLOCKED: {
    rule: 'A day for calls',
    failed: 'No calls are allowed on this day of the week where this person may be',
    lift: 'Waiting for a day on which calls are allowed',
  },
  HOLIDAY: {
    rule: 'No holiday',
    failed: 'It is a holiday where this person may be',
    lift: 'Waiting until after the holiday',
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
  FREQ_CONSENT: {
    rule: 'The person permitted more calls for these days',
    failed: 'The person permitted more calls for these days',
    lift: 'Nothing is needed',
  },
  STATE_FREQ: {
    rule: 'The call limit of the state, country or policy',
    failed: 'The law of the place, or the policy, allows no further call for now',
    lift: 'Waiting until earlier calls are far enough past',
  },
  NOTICE_WAIT: {
    rule: 'Days after the notice',
    failed: 'The notice of this debt was sent too few days ago',
    lift: 'Waiting until the days after the notice have passed',
  },
  CAMPAIGN_HOURS: {
    rule: 'The campaign’s own hours',
    failed: 'The campaign does not call at this time of the person’s day',
    lift: 'Waiting for the hours that were chosen for the campaign, or choosing others',
  },
  NUMBER_GAP: {
    rule: 'Time between calls to a number',
    failed: 'This number was called too recently',
    lift: 'Waiting until the gap between two calls has passed',
  },
  ABANDON_CAP: {
    rule: 'Few abandoned calls',
    failed: 'Too many people in this campaign answered and heard nobody',
    lift: 'An admin resuming the campaign with a reason',
  },
  LICENSE_MISSING: {
    rule: 'A licence for the place',
    failed: 'No licence is recorded for where this person lives',
    lift: 'A licence for that state in the settings, or an address that names the state',
  },
  NO_LAWFUL_MINUTE: {
    rule: 'A lawful minute ahead',
    failed: 'No minute of the next 60 days passes every rule',
    lift: 'What is missing by then, such as the notice or consent that lasts, or knowing better where the person is',
  },
} as const;
