import {
  type Changes,
  call,
  callsUntil,
  casesOf,
  dialled,
  type LineCall,
  noon,
  type SharedCase,
} from './shared-case.ts';

/** The evening before noon. */
const yesterday = '2026-06-09T18:00:00Z';
const directConsent = (at: string, revokedAt: string | null = null) => ({
  kind: 'frequency' as const,
  phone: null,
  at,
  revokedAt,
});
const seven = callsUntil(yesterday, 7);
const talk = (at: string, changes: Partial<LineCall> = {}) =>
  call(at, { outcome: 'conversation', ...changes });
const recorded: Changes = { mode: 'prerecorded', phone: { lineType: 'landline', place: 'home' } };

export const frequencyCases: readonly SharedCase[] = [
  ...casesOf('FREQ_7IN7', [
    ['six in seven days', 'allow', { history: callsUntil(yesterday, 6) }],
    ['seven in the days before', 'allow', { history: seven }],
    [
      'seven with today',
      '2026-06-11T13:00:00Z',
      { history: callsUntil('2026-06-10T14:00:00Z', 7) },
    ],
    [
      'seven, one of them busy',
      'allow',
      {
        history: [
          ...callsUntil('2026-06-10T14:00:00Z', 6),
          call('2026-06-10T15:00:00Z', { outcome: 'busy' }),
        ],
      },
    ],
    [
      'seven, one of them about another debt',
      'allow',
      {
        history: [
          ...callsUntil('2026-06-10T14:00:00Z', 6),
          call('2026-06-10T15:00:00Z', { debtIds: ['b'] }),
        ],
      },
    ],
    [
      'seven on loans under one account',
      '2026-06-11T13:00:00Z',
      {
        debt: { group: 'loan' },
        history: callsUntil('2026-06-10T14:00:00Z', 7, { debtIds: ['b'], group: 'loan' }),
      },
    ],
    [
      'seven, of a creditor in its own name',
      'allow',
      { collectorRole: 'creditor', history: callsUntil('2026-06-10T14:00:00Z', 7) },
    ],
    [
      'seven, strict by the hour',
      '2026-06-10T18:00:00Z',
      { policy: { strict168h: true }, history: seven },
    ],
    [
      'seven, one to a wrong number',
      'allow',
      {
        person: { phones: [dialled] },
        restrictions: [{ kind: 'wrong_number', phone: '+13125550177', at: '2026-06-10T16:00:00Z' }],
        history: [
          ...callsUntil('2026-06-10T14:00:00Z', 6),
          call('2026-06-10T15:00:00Z', { phone: '+13125550177' }),
        ],
      },
    ],
  ]),
  ...casesOf('CONV_COOLDOWN', [
    ['on the seventh day', '2026-06-11T13:00:00Z', { history: [talk('2026-06-04T20:00:00Z')] }],
    [
      'on the eighth day',
      'allow',
      { now: '2026-06-11T13:00:00Z', history: [talk('2026-06-04T20:00:00Z')] },
    ],
    [
      'who called us',
      '2026-06-11T13:00:00Z',
      { history: [talk('2026-06-04T20:00:00Z', { direction: 'inbound' })] },
    ],
    [
      'about another debt',
      'allow',
      { history: [talk('2026-06-09T20:00:00Z', { debtIds: ['b'] })] },
    ],
    [
      'on a number that turned out to be wrong',
      'allow',
      {
        restrictions: [{ kind: 'wrong_number', phone: '+13125550177', at: '2026-06-10T00:00:00Z' }],
        history: [talk('2026-06-09T20:00:00Z', { phone: '+13125550177' })],
      },
    ],
    [
      'of a creditor',
      'allow',
      { collectorRole: 'creditor', history: [talk('2026-06-09T20:00:00Z')] },
    ],
  ]),
  ...casesOf('FREQ_CONSENT', [
    [
      'on the seventh day of consent',
      'allow',
      {
        consents: [directConsent('2026-06-04T18:00:00Z')],
        history: callsUntil('2026-06-10T14:00:00Z', 7),
      },
    ],
    [
      'on the eighth',
      '2026-06-17T13:00:00Z',
      {
        consents: [directConsent('2026-06-03T18:00:00Z')],
        history: [
          ...callsUntil('2026-06-10T14:00:00Z', 1),
          ...Array.from({ length: 6 }, () => call('2026-06-10T15:00:00Z')),
        ],
      },
    ],
    [
      'ended by a conversation',
      '2026-06-16T13:00:00Z',
      {
        consents: [directConsent('2026-06-08T18:00:00Z')],
        history: [talk('2026-06-09T20:00:00Z')],
      },
    ],
    [
      'not ended by a talk on a wrong number',
      'allow',
      {
        consents: [directConsent('2026-06-08T18:00:00Z')],
        restrictions: [{ kind: 'wrong_number', phone: '+13125550177', at: '2026-06-10T00:00:00Z' }],
        history: [
          talk('2026-06-09T20:00:00Z', { phone: '+13125550177' }),
          talk('2026-06-08T17:00:00Z'),
        ],
      },
    ],
  ]),
  ...casesOf('RES_3_IN_30', [
    ['two', 'allow', { ...recorded, history: callsUntil(yesterday, 2) }],
    ['three', '2026-07-07T13:00:00Z', { ...recorded, history: callsUntil(yesterday, 3) }],
    [
      'three, of the household',
      '2026-07-07T13:00:00Z',
      { ...recorded, history: callsUntil(yesterday, 3, { personId: 'neighbour', debtIds: ['n'] }) },
    ],
    [
      'three, one busy',
      '2026-07-07T13:00:00Z',
      {
        ...recorded,
        history: [...callsUntil('2026-06-08T18:00:00Z', 2), call(yesterday, { outcome: 'busy' })],
      },
    ],
    [
      'three, one out of service',
      'allow',
      {
        ...recorded,
        history: [
          ...callsUntil('2026-06-08T18:00:00Z', 2),
          call(yesterday, { outcome: 'not_in_service' }),
        ],
      },
    ],
    [
      'three, spoken by a person',
      'allow',
      { ...recorded, mode: 'human', history: callsUntil(yesterday, 3) },
    ],
    [
      'three, with consent',
      'allow',
      {
        ...recorded,
        history: callsUntil(yesterday, 3),
        consents: [{ kind: 'tcpa', phone: dialled, at: '2026-01-02T00:00:00Z' }],
      },
    ],
  ]),
  ...casesOf('NUMBER_GAP', [
    [
      'a minute too soon',
      '2026-06-10T17:01:00Z',
      { policy: { numberGapMinutes: 30 }, history: [call('2026-06-10T16:31:00Z')] },
    ],
    [
      'exactly the gap',
      'allow',
      { policy: { numberGapMinutes: 30 }, history: [call('2026-06-10T16:30:00Z')] },
    ],
    [
      'a call for somebody else',
      '2026-06-10T17:01:00Z',
      {
        policy: { numberGapMinutes: 30 },
        history: [call('2026-06-10T16:31:00Z', { personId: 'neighbour', debtIds: ['n'] })],
      },
    ],
    [
      'a call to another number',
      'allow',
      {
        policy: { numberGapMinutes: 30 },
        history: [call('2026-06-10T16:31:00Z', { phone: '+13125550177' })],
      },
    ],
  ]),
  ...casesOf('THIRD_PARTY_ONCE', [
    [
      'a talk about the debt',
      'block',
      { purpose: 'location', history: [talk('2026-05-20T18:00:00Z')] },
    ],
    [
      'an unanswered call',
      'allow',
      { purpose: 'location', history: [call('2026-05-20T18:00:00Z')] },
    ],
    [
      'a talk on a wrong number',
      'allow',
      {
        purpose: 'location',
        restrictions: [{ kind: 'wrong_number', phone: '+13125550177', at: '2026-06-01T00:00:00Z' }],
        history: [talk('2026-05-20T18:00:00Z', { phone: '+13125550177' })],
      },
    ],
    ['a call to the person', 'allow', { history: [talk('2026-05-20T18:00:00Z')] }],
  ]),
  ...casesOf('OK', [['nothing speaks against it', 'allow', { now: noon }]]),
];
