/** What can be recorded of a person, and what is asked for it. */
export const contactForms = {
  kinds: {
    medium_stop: {
      name: 'Stop calling',
      effect: 'No more calls to this person, on any number, about any debt, in any campaign.',
    },
    number_stop: {
      name: 'Not this number',
      effect: 'No more calls to this number, in any campaign. Other numbers can still be called.',
    },
    cease_written: {
      name: 'Cease in writing',
      effect: 'No more calls about this debt, in any campaign.',
    },
    attorney: {
      name: 'Attorney',
      effect: 'No calls about this debt, in any campaign, until the attorney releases the person.',
    },
    dispute_open: {
      name: 'Dispute',
      effect:
        'No calls about this debt, in any campaign, until it is verified and you end the dispute here.',
    },
    dispute_oral: {
      name: 'Dispute by phone',
      effect:
        'No calls about this debt, in any campaign, until somebody has looked at it and ends it here.',
    },
    identity_theft: {
      name: 'Identity theft',
      effect:
        'No calls about this debt, in any campaign, until the claim is settled and you end it here.',
    },
    orig_creditor_request: {
      name: 'Asked for original creditor',
      effect:
        'No calls about this debt, in any campaign, until the answer is sent and you end the request here.',
    },
    bankruptcy: {
      name: 'Bankruptcy',
      effect:
        'No more calls about this debt, in any campaign. The end of the stay changes nothing: a discharge forbids calls for good.',
    },
    paid: { name: 'Paid', effect: 'No more calls about this debt, in any campaign.' },
    deceased: {
      name: 'Deceased',
      effect: 'No more calls to this person, on any number, about any debt, in any campaign.',
    },
    incarcerated: {
      name: 'In jail or prison',
      effect: 'No more calls to this person, on any number, about any debt, in any campaign.',
    },
    wrong_number: {
      name: 'Wrong number',
      effect: 'No more calls to this number, in any campaign. Calls made to it no longer count.',
    },
    reassigned: {
      name: 'Reassigned number',
      effect: 'No more calls to this number, in any campaign. Its consent ends.',
    },
    work_prohibited: {
      name: 'Employer forbids calls',
      effect: 'No more calls to this number, in any campaign, because it rings at work.',
    },
    place_inconvenient: {
      name: 'Inconvenient place',
      effect: 'No more calls to this number, or to any number at this place, in any campaign.',
    },
    consent: {
      name: 'Consent',
      effect: 'Consent counts from when it was received until it ends or is withdrawn.',
    },
    inconvenient_time: {
      name: 'Inconvenient time',
      effect: 'No calls at these hours, in the person’s local time, in any campaign.',
    },
    outside_call: {
      name: 'Call made elsewhere',
      effect: 'It counts like any other call, from the moment it took place.',
    },
    confirmed_zone: {
      name: 'Confirmed time zone',
      effect: 'Calling hours follow only this time zone; area codes and the address are ignored.',
    },
  },
  consents: {
    kind: 'What is permitted',
    tcpa: 'Automated and recorded voices',
    frequency: 'More calls than the limit',
    reminder: 'Reminder of a promise',
    time_place: 'Unusual times or places',
    hints: {
      tcpa: 'On the chosen number, until it is withdrawn.',
      frequency: 'For at most seven days. It ends with any conversation.',
      reminder: 'Only the call that reminds of a promised payment.',
      time_place: 'Allows the hours, the place or the number you enter, and nothing else.',
    },
    expires: 'Ends',
    expiresHint: 'Leave empty if it has no end. Time in {{zone}}.',
    endHint: 'Until when the person permits it. Time in {{zone}}.',
    from: 'Hours from',
    to: 'Hours to',
    hoursHint:
      'In the person’s local time. Leave both empty if only the place or number is permitted.',
    place: 'Place',
    noPlace: 'No place in particular',
    hours: 'Hours {{from}} to {{to}}, the person’s local time',
    numbersAt: 'Numbers tied to: {{place}}',
    opensNothing:
      'Has no effect: the hours, place or number, or the end, are missing. Record it again with them.',
    faults: {
      number_missing: 'Choose the number.',
      scope_not_of_kind: 'Only permission for a time or place has hours.',
      hours_incomplete: 'Enter when the hours begin and when they end.',
      hours_empty: 'Start and end are the same.',
      scope_missing: 'Enter the hours, the place or the number that the person permits.',
      end_missing: 'Enter until when the person permits it.',
      end_before_begin: 'It would end before it begins.',
      end_too_late: 'Enter a day before the year 10000.',
      end_half_typed: 'Complete the date and time.',
      evidence_missing: 'Enter what the person said.',
    },
  },
  form: {
    number: 'Number',
    chooseNumber: 'Choose a number',
    chooseNumberOrPlace: 'Choose a number or a place',
    everyNumberAt: {
      work: 'Every number at work',
      home: 'Every number at home',
    },
    debt: 'Debt',
    chooseDebt: 'Choose a debt',
    everyDebt: 'It applies to every debt of this person.',
    receivedAt: 'Received',
    receivedHint: 'It applies from then on. Time in {{zone}}.',
    momentInvalid: 'Complete the date and time.',
    inFuture: 'This cannot be in the future.',
    source: 'Source',
    chooseSource: 'Choose a source',
    evidence: 'Evidence',
    evidenceHint: 'Where the proof is, such as the number of a letter.',
    tooLong: 'Enter at most 500 characters.',
    numberMissing: 'Choose the number.',
    numberOrPlaceMissing: 'Choose the number or the place.',
    debtMissing: 'Choose the debt.',
    sourceMissing: 'Choose a source.',
    noNumbers: 'This person has no phone number to record this for.',
    stopsQueued: 'Waiting calls are cancelled at once.',
    record: 'Record',
    recording: 'Recording…',
    days: 'Days',
    daysHint: 'If none is chosen: every day.',
    from: 'From',
    to: 'To',
    timesHint:
      '00:00 to 00:00 is the whole day. If the end is before the start, it is on the next day.',
    fromMissing: 'Enter a start time.',
    toMissing: 'Enter an end time.',
    sameTimes: 'Start and end are the same.',
    direction: 'Who called',
    outcome: 'What happened',
    chooseOutcome: 'Choose what happened',
    outcomeMissing: 'Choose what happened.',
    occurredAt: 'When it took place',
    occurredHint: 'Time in {{zone}}.',
    about: 'About which debts',
    aboutHint: 'If none is chosen, it may have been about any of them.',
    zone: 'Time zone',
    noZone: 'None: use area codes and address',
  },
  lift: {
    title: 'End “{{record}}”?',
    body: 'The person can then be called again where every other rule allows it. This is recorded under your name.',
    because: 'Reason',
    missing: 'Enter a reason.',
    mistake: 'It was recorded by mistake',
    mistakeHint:
      'Consent that it ended applies again. Otherwise the person must agree to automated calls again.',
    ground: 'Grounds',
    groundMissing: 'Choose the grounds.',
    grounds: {
      dismissed: 'The case was dismissed',
      not_discharged: 'A court ruled that this debt was not discharged',
      mistake: 'It was recorded by mistake',
    },
    groundHint:
      'The end of the stay is not enough: a discharge forbids calls about the debt for good (11 USC 524(a)(2)).',
    submit: 'End it',
    busy: 'Ending…',
  },
  revoke: {
    title: 'Consent withdrawn?',
    body: 'It stops counting from the moment the person said so, in every campaign, however they said it.',
    submit: 'Record it',
  },
} as const;
