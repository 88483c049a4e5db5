/** What can be recorded of a person, and what is asked for it. */
export const contactForms = {
  kinds: {
    medium_stop: {
      name: 'Stop calling',
      effect: 'No calls to this person from now on: on no number, about no debt, in no campaign.',
    },
    number_stop: {
      name: 'Not this number',
      effect:
        'No calls to this number from now on, in every campaign. Other numbers can still be called.',
    },
    cease_written: {
      name: 'Cease in writing',
      effect: 'No calls about this debt from now on, in every campaign.',
    },
    attorney: {
      name: 'Attorney',
      effect:
        'No calls about this debt from now on, in every campaign, until the attorney releases the person.',
    },
    dispute_open: {
      name: 'Dispute',
      effect:
        'No calls about this debt, in every campaign, until it is verified and you end the dispute here.',
    },
    identity_theft: {
      name: 'Identity theft',
      effect:
        'No calls about this debt, in every campaign, until the claim is settled and you end it here.',
    },
    orig_creditor_request: {
      name: 'Original creditor asked for',
      effect:
        'No calls about this debt, in every campaign, until the answer is sent and you end the request here.',
    },
    bankruptcy: {
      name: 'Bankruptcy',
      effect:
        'No calls about this debt from now on, in every campaign. The end of the stay changes nothing: a discharge forbids them for good.',
    },
    paid: { name: 'Paid', effect: 'No calls about this debt from now on, in every campaign.' },
    deceased: {
      name: 'Deceased',
      effect: 'No calls to this person from now on: on no number, about no debt, in no campaign.',
    },
    incarcerated: {
      name: 'In jail or prison',
      effect: 'No calls to this person from now on: on no number, about no debt, in no campaign.',
    },
    wrong_number: {
      name: 'Wrong number',
      effect:
        'No calls to this number from now on, in every campaign. Calls made to it no longer count.',
    },
    reassigned: {
      name: 'Number given to somebody else',
      effect:
        'No calls to this number from now on, in every campaign. Consent for it no longer holds.',
    },
    work_prohibited: {
      name: 'Employer forbids calls',
      effect: 'No calls to this number from now on, in every campaign, because it rings at work.',
    },
    place_inconvenient: {
      name: 'Inconvenient place',
      effect:
        'No calls to this number, or to any number at this place, from now on, in every campaign.',
    },
    consent: {
      name: 'Consent',
      effect:
        'What the person permits holds from the moment it was received until it ends or is taken back.',
    },
    inconvenient_time: {
      name: 'Inconvenient time',
      effect: 'No calls at these hours of the person’s own clock from now on, in every campaign.',
    },
    outside_call: {
      name: 'Call made elsewhere',
      effect: 'It counts like any other call, from the moment it took place.',
    },
    confirmed_zone: {
      name: 'Confirmed time zone',
      effect:
        'Calling hours follow this zone alone from now on; phone codes and the address no longer matter for them.',
    },
  },
  consents: {
    kind: 'What is permitted',
    tcpa: 'Automated and recorded voices',
    frequency: 'More calls than the limit',
    time_place: 'Unusual times or places',
    hints: {
      tcpa: 'On the chosen number, until it is taken back.',
      frequency: 'For at most seven days. It ends at any conversation.',
      time_place: 'Opens the hours, the place or the number you enter, and nothing else.',
    },
    expires: 'Ends',
    expiresHint: 'Empty: it does not end by itself. Time in {{zone}}.',
    endHint: 'Until when the person permits it. Time in {{zone}}.',
    from: 'Hours from',
    to: 'Hours to',
    hoursHint:
      'By the person’s own clock. Leave both empty if only the place or the number is permitted.',
    place: 'Place',
    noPlace: 'No place in particular',
    hours: 'Hours {{from}} to {{to}}, by the person’s clock',
    numbersAt: 'Numbers tied to: {{place}}',
    opensNothing:
      'Opens nothing: it names no hours, place or number, or no end. Record it again with them.',
    faults: {
      number_missing: 'Choose the number.',
      scope_not_of_kind: 'Only permission for a time or place has hours.',
      hours_incomplete: 'Enter when the hours begin and when they end.',
      hours_empty: 'Beginning and end are the same.',
      scope_missing: 'Enter the hours, the place or the number that the person permits.',
      end_missing: 'Enter until when the person permits it.',
      end_before_begin: 'It would end before it begins.',
      end_too_late: 'Enter a day before the year 10000.',
      end_half_typed: 'Complete date and time.',
      evidence_missing: 'Enter the words in which the person permitted it.',
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
    everyDebt: 'It then holds for every debt of this person.',
    receivedAt: 'Received',
    receivedHint: 'It holds from then on. Time in {{zone}}.',
    momentInvalid: 'Complete date and time.',
    inFuture: 'This cannot lie in the future.',
    source: 'Source',
    chooseSource: 'Choose how you learned of it',
    evidence: 'Evidence',
    evidenceHint: 'Where the proof is, such as the number of a letter.',
    tooLong: 'Enter at most 500 characters.',
    numberMissing: 'Choose the number.',
    numberOrPlaceMissing: 'Choose the number or the place.',
    debtMissing: 'Choose the debt.',
    sourceMissing: 'Say how you learned of it.',
    noNumbers: 'This person has no number, so there is nothing to record it for.',
    stopsQueued: 'Calls that wait are stopped at once.',
    record: 'Record',
    recording: 'Recording…',
    days: 'Days',
    daysHint: 'None chosen: every day.',
    from: 'From',
    to: 'To',
    timesHint:
      'From 00:00 to 00:00 is the whole day. An end before the beginning lies on the next day.',
    fromMissing: 'Enter when it begins.',
    toMissing: 'Enter when it ends.',
    sameTimes: 'Beginning and end are the same.',
    direction: 'Who called',
    outcome: 'What happened',
    chooseOutcome: 'Choose what happened',
    outcomeMissing: 'Say what happened.',
    occurredAt: 'When it took place',
    occurredHint: 'Time in {{zone}}.',
    about: 'About which debts',
    aboutHint: 'None chosen: it may have been about any.',
    zone: 'Time zone',
    noZone: 'None: phone codes and address decide',
  },
  lift: {
    title: 'End “{{record}}”?',
    body: 'The person can then be called again where every other rule allows it. This is recorded under your name.',
    because: 'Why it ends',
    missing: 'Say why it ends.',
    mistake: 'It was recorded by mistake',
    mistakeHint:
      'Permission that it took away then holds again. Otherwise the person has to agree to automated calls again.',
    ground: 'On what ground',
    groundMissing: 'Choose the ground.',
    grounds: {
      dismissed: 'The case was dismissed',
      not_discharged: 'A court said that this debt was not discharged',
      mistake: 'It was recorded by mistake',
    },
    groundHint:
      'The end of the stay is no ground: a discharge forbids calls about the debt for good (11 USC 524(a)(2)).',
    submit: 'End it',
    busy: 'Ending…',
  },
  revoke: {
    title: 'Permission taken back?',
    body: 'It stops counting from the moment the person said so, in every campaign. It is honoured however they said it.',
    submit: 'Record it',
  },
} as const;
