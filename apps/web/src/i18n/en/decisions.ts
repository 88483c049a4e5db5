export const decisions = {
  verdicts: {
    allow: 'Allowed',
    defer: 'Later',
    block: 'Blocked',
  },
  waiting: 'Waiting',
  unreadable: 'Not judged, because its facts could not be read: {{rule}}',
  missing: {
    HOLIDAY: {
      failed: 'The holidays of this year are not known for where this person may be',
      lift: 'A newer table of holidays',
    },
    NOTICE_WAIT: {
      failed: 'It is not known when the notice of this debt was sent',
      lift: 'The day on which the notice was sent, entered with the debt',
    },
  },
  version: 'version {{version}}',
  why: {
    title: 'Why this call was allowed',
    lead: 'Every rule was asked just before the call. All of them had to allow it.',
    rules: 'Rules that were asked',
    zones: 'Where this person may be',
    zonesLead: 'The call had to be lawful at the local time of every one of these places.',
    zone: 'Time zone',
    localTime: 'Local time',
    evidence: 'What speaks for it',
    noZones: 'No place is known.',
    facts: 'Record of the decision',
    attempts: 'Calls to this person about this debt in seven days',
    attemptsValue: '{{before}} before, {{after}} of {{most}} with this call',
    decidedAt: 'Decided',
    tzdata: 'Time zone data',
    fingerprint: 'Fingerprint of the facts',
  },
  evidence: {
    phone: 'phone code {{value}}',
    region: 'state or region {{value}}',
    postal: 'postal code {{value}}',
    country: 'country {{value}}',
    confirmed: 'confirmed by the person',
  },
} as const;
