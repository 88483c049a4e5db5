import {
  type Changes,
  casesOf,
  dialled,
  type LineConsent,
  noon,
  type SharedCase,
  shift,
} from './shared-case.ts';

const recorded = (consents: LineConsent[], changes: Changes = {}): Changes => ({
  mode: 'prerecorded',
  consents,
  ...changes,
});
const given = (changes: Partial<LineConsent> = {}): LineConsent => ({
  kind: 'tcpa',
  phone: dialled,
  at: '2026-01-02T00:00:00Z',
  ...changes,
});
const state = (region: string, debt: Changes['debt'] = {}): Changes => ({
  person: { region, postalCode: null },
  debt: { timeBarred: true, ...debt },
});
const first = (debt: Changes['debt'], now: string, changes: Changes = {}): Changes => ({
  now,
  debt: { firstContactAt: '2026-06-01T17:00:00Z', noticeSentAt: null, ...debt },
  ...changes,
});
const nevada = (
  debt: NonNullable<Changes['debt']>,
  now: string,
  changes: Changes = {},
): Changes => ({
  now,
  person: { region: 'NV', postalCode: '89101' },
  phone: { e164: '+17025550100' },
  debt,
  ...changes,
});
const ontario = (noticeSentAt: string, now: string): Changes => ({
  now,
  policy: { pack: 'ca-on' },
  person: { country: 'CA', region: 'ON', postalCode: 'M5V 2T6' },
  phone: { e164: '+14165550100' },
  debt: { noticeSentAt },
});

export const debtCases: readonly SharedCase[] = [
  ...casesOf('NO_TCPA_CONSENT', [
    ['none', 'block', recorded([])],
    ['for the number', 'allow', recorded([given()])],
    ['for another number', 'block', recorded([given({ phone: '+13125550177' })])],
    ['given at the moment', 'allow', recorded([given({ at: noon })])],
    ['given a moment later', 'block', recorded([given({ at: shift(noon, 1) })])],
    ['run out at the moment', 'block', recorded([given({ expiresAt: noon })])],
    ['run out a moment later', 'allow', recorded([given({ expiresAt: shift(noon, 1) })])],
    ['a line of unknown kind', 'block', recorded([], { phone: { lineType: 'unknown' } })],
    ['a voice of a machine', 'block', { mode: 'ai', phone: { lineType: 'voip' } }],
    ['a person who speaks', 'allow', { mode: 'human' }],
  ]),
  ...casesOf('TCPA_REVOKED', [
    ['revoked at the moment', 'block', recorded([given({ revokedAt: noon })])],
    ['revoked a minute later', 'allow', recorded([given({ revokedAt: shift(noon, 60_000) })])],
    [
      'given again after it',
      'allow',
      recorded([
        given({ revokedAt: '2026-03-01T00:00:00Z' }),
        given({ at: '2026-03-02T00:00:00Z' }),
      ]),
    ],
    [
      'on a landline too',
      'block',
      recorded([given({ revokedAt: '2026-03-01T00:00:00Z' })], { phone: { lineType: 'landline' } }),
    ],
  ]),
  ...casesOf('TIME_BARRED', [
    ['Wisconsin', 'block', state('WI')],
    ['Mississippi', 'block', state('MS')],
    ['New York', 'block', state('NY')],
    ['Massachusetts', 'block', state('MA')],
    ['Illinois', 'allow', state('IL')],
    ['Wisconsin, a debt that can be sued for', 'allow', state('WI', { timeBarred: false })],
    [
      'Wisconsin by area code',
      'block',
      {
        person: { region: null, postalCode: null },
        phone: { e164: '+14145550100' },
        debt: { timeBarred: true },
      },
    ],
  ]),
  ...casesOf('NOTICE_MISSING', [
    ['on the fifth day', 'allow', first({}, '2026-06-06T17:00:00Z')],
    ['the last minute of the fifth evening', 'allow', first({}, '2026-06-07T01:59:00Z')],
    ['on the sixth day', 'block', first({}, '2026-06-07T17:00:00Z')],
    ['with a notice', 'allow', first({ noticeSentAt: '2026-06-05' }, '2026-06-07T17:00:00Z')],
    ['of a creditor', 'allow', first({}, '2026-06-07T17:00:00Z', { collectorRole: 'creditor' })],
  ]),
  ...casesOf('NOTICE_WAIT', [
    [
      'Ontario: on the sixth day',
      '2026-06-09T11:00:00Z',
      ontario('2026-06-02', '2026-06-08T16:00:00Z'),
    ],
    ['Ontario: on the seventh day', 'allow', ontario('2026-06-02', '2026-06-09T16:00:00Z')],
    [
      'Nevada, medical: on day 59',
      '2026-06-10T15:00:00Z',
      nevada({ kind: 'medical', noticeSentAt: '2026-04-11' }, '2026-06-09T17:00:00Z'),
    ],
    [
      'Nevada, medical: on day 60',
      'allow',
      nevada({ kind: 'medical', noticeSentAt: '2026-04-11' }, '2026-06-10T17:00:00Z'),
    ],
    [
      'Nevada, medical: no notice',
      'block',
      nevada({ kind: 'medical', noticeSentAt: null }, '2026-06-10T17:00:00Z'),
    ],
    [
      'Nevada, rent: no notice',
      'allow',
      nevada({ kind: 'rent', noticeSentAt: null }, '2026-06-10T17:00:00Z'),
    ],
    [
      'Nevada, medical, of a creditor',
      'allow',
      nevada({ kind: 'medical', noticeSentAt: null }, '2026-06-10T17:00:00Z', {
        collectorRole: 'creditor',
      }),
    ],
  ]),
];
