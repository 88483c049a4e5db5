import {
  type Changes,
  casesOf,
  dialled,
  type LineConsent,
  type SharedCase,
} from './shared-case.ts';

const at = (now: string, changes: Changes = {}): Changes => ({ now, ...changes });
const newYork = {
  person: { region: 'NY', postalCode: '10001' },
  phone: { e164: '+12125550100' },
} as const;
const conflict = {
  person: { region: 'CA', postalCode: '90001' },
  phone: { e164: '+12125550100' },
} as const;
const phoenix = {
  person: { region: 'AZ', postalCode: '85001' },
  phone: { e164: '+16025550100' },
} as const;
const ontario = {
  policy: { pack: 'ca-on' },
  person: { country: 'CA', region: 'ON', postalCode: 'M5V 2T6' },
  phone: { e164: '+14165550100' },
} as const;
const quebec = {
  policy: { pack: 'ca-qc' },
  person: { country: 'CA', region: 'QC', postalCode: 'H2Y 1C6' },
  phone: { e164: '+15145550100' },
} as const;
const miami = {
  person: { region: 'FL', postalCode: '33101' },
  phone: { e164: '+13055550100' },
} as const;

const consent = (changes: Partial<LineConsent> = {}): LineConsent => ({
  kind: 'time_place',
  phone: null,
  at: '2026-06-01T00:00:00Z',
  expiresAt: '2026-07-01T00:00:00Z',
  from: '06:00',
  to: '07:00',
  ...changes,
});
const { from: _from, to: _to, ...withoutHours } = consent();

const slot = (changes: Partial<NonNullable<Changes['inconvenient']>[number]> = {}) => [
  { days: [], from: '09:00', to: '12:00', at: '2026-05-01T00:00:00Z', ...changes },
];

const place = { kind: 'place_inconvenient', phone: dialled, at: '2026-05-01T00:00:00Z' } as const;
const atWork = { place: 'work' } as const;

export const timeCases: readonly SharedCase[] = [
  ...casesOf('WINDOW_CLOSED', [
    ['just before eight', '2026-06-10T13:00:00Z', at('2026-06-10T12:59:59.999Z')],
    ['at eight', 'allow', at('2026-06-10T13:00:00Z')],
    ['just before nine in the evening', 'allow', at('2026-06-11T01:59:59.999Z')],
    ['at nine in the evening', '2026-06-11T13:00:00Z', at('2026-06-11T02:00:00Z')],
    ['the clocks go back', '2026-11-01T13:00:00Z', at('2026-11-01T12:15:00Z', newYork)],
    ['the clocks go forward', '2026-03-09T12:00:00Z', at('2026-03-09T01:05:00Z', newYork)],
    ['Arizona keeps its time', '2026-07-15T15:00:00Z', at('2026-07-15T14:30:00Z', phoenix)],
    ['two places: too early in one', '2026-06-10T15:00:00Z', at('2026-06-10T14:00:00Z', conflict)],
    ['two places: open in both', 'allow', at('2026-06-10T15:00:00Z', conflict)],
    ['two places: too late in one', '2026-06-11T15:00:00Z', at('2026-06-11T01:00:00Z', conflict)],
    [
      'a zone that the person confirmed',
      'allow',
      at('2026-06-10T12:30:00Z', { person: { confirmedZone: 'America/New_York' } }),
    ],
    ['consent opens its hours', 'allow', at('2026-06-10T11:30:00Z', { consents: [consent()] })],
    [
      'consent: just before its hours',
      '2026-06-10T11:00:00Z',
      at('2026-06-10T10:59:59.999Z', { consents: [consent()] }),
    ],
    [
      'consent: when its hours end',
      '2026-06-10T13:00:00Z',
      at('2026-06-10T12:00:00Z', { consents: [consent()] }),
    ],
    [
      'consent: without hours',
      '2026-06-10T13:00:00Z',
      at('2026-06-10T11:30:00Z', { consents: [{ ...withoutHours, phone: dialled }] }),
    ],
    [
      'consent: of another number',
      '2026-06-10T13:00:00Z',
      at('2026-06-10T11:30:00Z', { consents: [consent({ phone: '+13125550177' })] }),
    ],
    [
      'consent: of another place',
      '2026-06-10T13:00:00Z',
      at('2026-06-10T11:30:00Z', {
        phone: { place: 'home' },
        consents: [consent({ place: 'work' })],
      }),
    ],
    [
      'consent: of this place',
      'allow',
      at('2026-06-10T11:30:00Z', {
        phone: { place: 'home' },
        consents: [consent({ place: 'home' })],
      }),
    ],
    [
      'consent: at its end',
      '2026-06-10T13:00:00Z',
      at('2026-06-10T11:30:00Z', { consents: [consent({ expiresAt: '2026-06-10T11:30:00Z' })] }),
    ],
    [
      'consent: revoked',
      '2026-06-10T13:00:00Z',
      at('2026-06-10T11:30:00Z', { consents: [consent({ revokedAt: '2026-06-10T11:30:00Z' })] }),
    ],
    [
      'Florida: its hours fall with consent',
      'allow',
      at('2026-06-10T10:30:00Z', { ...miami, consents: [consent()] }),
    ],
    ['Florida: without consent', '2026-06-10T12:00:00Z', at('2026-06-10T10:30:00Z', miami)],
  ]),
  ...casesOf('INCONVENIENT_TIME', [
    ['just before it', 'allow', at('2026-06-10T13:59:59.999Z', { inconvenient: slot() })],
    [
      'when it begins',
      '2026-06-10T17:00:00Z',
      at('2026-06-10T14:00:00Z', { inconvenient: slot() }),
    ],
    ['when it ends', 'allow', at('2026-06-10T17:00:00Z', { inconvenient: slot() })],
    [
      'on another day',
      'allow',
      at('2026-06-10T15:00:00Z', { inconvenient: slot({ days: ['mon', 'tue'] }) }),
    ],
    [
      'on its day',
      '2026-06-10T17:00:00Z',
      at('2026-06-10T15:00:00Z', { inconvenient: slot({ days: ['wed'] }) }),
    ],
    [
      'consent given after it',
      'allow',
      at('2026-06-10T15:30:00Z', {
        inconvenient: slot(),
        consents: [consent({ from: '10:00', to: '11:00' })],
      }),
    ],
    [
      'consent given before it',
      '2026-06-10T17:00:00Z',
      at('2026-06-10T15:30:00Z', {
        inconvenient: slot({ at: '2026-06-02T00:00:00Z' }),
        consents: [consent({ from: '10:00', to: '11:00' })],
      }),
    ],
    [
      'consent to other hours',
      '2026-06-10T17:00:00Z',
      at('2026-06-10T16:00:00Z', {
        inconvenient: slot(),
        consents: [consent({ from: '10:00', to: '11:00' })],
      }),
    ],
  ]),
  ...casesOf('PLACE_INCONVENIENT', [
    [
      'consent that names the number',
      'allow',
      { phone: atWork, restrictions: [place], consents: [{ ...withoutHours, phone: dialled }] },
    ],
    [
      'consent that names the place',
      'allow',
      { phone: atWork, restrictions: [place], consents: [{ ...withoutHours, place: 'work' }] },
    ],
    [
      'consent to hours alone',
      'block',
      { phone: atWork, restrictions: [place], consents: [consent({ from: '00:00', to: '24:00' })] },
    ],
    [
      'consent given before it',
      'block',
      {
        phone: atWork,
        restrictions: [{ ...place, at: '2026-06-02T00:00:00Z' }],
        consents: [{ ...withoutHours, phone: dialled }],
      },
    ],
  ]),
  ...casesOf('DAY_BLOCKED', [
    ['Quebec on Saturday', 'allow', at('2026-06-13T16:00:00Z', quebec)],
    ['Quebec on Sunday', '2026-06-15T12:00:00Z', at('2026-06-14T16:00:00Z', quebec)],
    ['Quebec when Sunday begins', '2026-06-15T12:00:00Z', at('2026-06-14T04:00:00Z', quebec)],
    ['Quebec on Monday', 'allow', at('2026-06-15T12:00:00Z', quebec)],
  ]),
  ...casesOf('HOLIDAY', [
    ['Canada Day in Ontario', '2026-07-02T11:00:00Z', at('2026-07-01T14:00:00Z', ontario)],
    ['the day before', 'allow', at('2026-06-30T14:00:00Z', ontario)],
    ['the day after', 'allow', at('2026-07-02T11:00:00Z', ontario)],
  ]),
  ...casesOf('TZ_UNKNOWN', [
    [
      'a free number and no address',
      'block',
      { person: { region: null, postalCode: null }, phone: { e164: '+18005550100' } },
    ],
    ['a free number and an address', 'allow', { phone: { e164: '+18005550100' } }],
    [
      'a free number and a confirmed zone',
      'allow',
      {
        person: { region: null, postalCode: null, confirmedZone: 'America/Chicago' },
        phone: { e164: '+18005550100' },
      },
    ],
    ['a state that is none', 'block', { person: { region: '??', postalCode: null } }],
  ]),
  ...casesOf('NUM_INVALID', [
    ['an exchange that is a service', 'block', { phone: { e164: '+13124110100' } }],
    ['an area code that is a service', 'block', { phone: { e164: '+19115550100' } }],
    ['a number that can be dialled', 'allow', { phone: { e164: '+13125550101' } }],
    ['an exchange that begins with one', 'block', { phone: { e164: '+13121550100' } }],
  ]),
  ...casesOf('NO_LAWFUL_MINUTE', [
    [
      'places around the globe',
      'block',
      { person: { phones: ['+13125550100', '+61291234567', '+911123456789'] } },
    ],
    [
      'the whole day is inconvenient',
      'block',
      { inconvenient: slot({ from: '00:00', to: '24:00' }) },
    ],
    [
      'all days but one',
      '2026-06-14T13:00:00Z',
      {
        inconvenient: slot({
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
          from: '00:00',
          to: '24:00',
        }),
      },
    ],
  ]),
];
