import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import { type RestrictionKind, restrictionKinds } from '@ringfence/domain/compliance/words';
import {
  type Changes,
  casesOf,
  dialled,
  type LineRestriction,
  noon,
  type SharedCase,
  shift,
} from './shared-case.ts';

const codes: Readonly<Record<RestrictionKind, string>> = {
  medium_stop: 'MEDIUM_STOP',
  number_stop: 'NUMBER_STOP',
  cease_written: 'CEASE_WRITTEN',
  attorney: 'ATTORNEY',
  dispute_open: 'DISPUTE_OPEN',
  dispute_oral: 'DISPUTE_OPEN',
  orig_creditor_request: 'ORIG_CREDITOR_REQ',
  bankruptcy: 'BANKRUPTCY',
  paid: 'PAID',
  deceased: 'DECEASED',
  wrong_number: 'WRONG_NUMBER',
  reassigned: 'NUM_REASSIGNED',
  work_prohibited: 'WORK_PROHIBITED',
  place_inconvenient: 'PLACE_INCONVENIENT',
  identity_theft: 'DISPUTE_OPEN',
  incarcerated: 'PLACE_INCONVENIENT',
};

const other = '+13125550177';

/** At the moment it begins, before it, when it ends, and where it is about something else. */
function casesOfKind(kind: RestrictionKind): SharedCase[] {
  const scope = restrictionScopes[kind];
  const subject = scope === 'number' ? { phone: dialled } : {};
  const restricted = (changes: Partial<LineRestriction>): Changes => ({
    person: { phones: [dialled, other] },
    restrictions: [{ kind, at: '2026-03-01T00:00:00Z', ...subject, ...changes }],
  });
  return casesOf(codes[kind], [
    [`${kind}: from the moment it is received`, 'block', restricted({ at: noon })],
    // Clocks differ by seconds: the application takes what lies half a minute ahead for now.
    [`${kind}: a minute before it`, 'allow', restricted({ at: shift(noon, 60_000) })],
    [`${kind}: lifted at the moment`, 'allow', restricted({ liftedAt: noon })],
    [`${kind}: lifted a moment later`, 'block', restricted({ liftedAt: shift(noon, 1) })],
    ...(scope === 'number'
      ? ([[`${kind}: of another number`, 'allow', restricted({ phone: other })]] as const)
      : []),
    ...(scope === 'perhaps_debt'
      ? ([
          [`${kind}: of this debt`, 'block', restricted({ debtId: 'a' })],
          [`${kind}: of another debt`, 'allow', restricted({ debtId: 'b' })],
        ] as const)
      : []),
  ]);
}

const deceased: Changes = {
  restrictions: [{ kind: 'deceased', at: '2026-03-01T00:00:00Z' }],
};

export const restrictionCases: readonly SharedCase[] = [
  ...restrictionKinds.flatMap(casesOfKind),
  ...casesOf('DECEASED', [
    ['a representative is spoken to', 'allow', { ...deceased, person: { role: 'representative' } }],
    ['a spouse is not', 'block', { ...deceased, person: { role: 'spouse' } }],
  ]),
  ...casesOf('BANKRUPTCY', [
    [
      'a co-debtor is protected',
      'block',
      {
        person: { role: 'co_debtor' },
        restrictions: [{ kind: 'bankruptcy', debtId: 'a', at: '2026-03-01T00:00:00Z' }],
      },
    ],
  ]),
  ...casesOf('ROLE_NOT_SPOKEN_TO', [
    ['the debtor', 'allow', { person: { role: 'debtor' } }],
    ['a co-debtor', 'allow', { person: { role: 'co_debtor' } }],
    ['the spouse', 'allow', { person: { role: 'spouse' } }],
    ['a guardian', 'allow', { person: { role: 'guardian' } }],
    ['a representative', 'allow', { person: { role: 'representative' } }],
    ['somebody else', 'block', { person: { role: 'other' } }],
    [
      'somebody else, to find the person',
      'allow',
      { person: { role: 'other' }, purpose: 'location' },
    ],
  ]),
  ...casesOf('FACTS_UNREADABLE', [
    [
      'a consent revoked before it was given',
      'block',
      {
        consents: [
          {
            kind: 'tcpa',
            phone: dialled,
            at: '2026-03-01T00:00:00Z',
            revokedAt: '2026-02-28T23:59:59.999Z',
          },
        ],
      },
    ],
    [
      'a consent revoked when it was given',
      'allow',
      {
        consents: [
          {
            kind: 'tcpa',
            phone: dialled,
            at: '2026-03-01T00:00:00Z',
            revokedAt: '2026-03-01T00:00:00Z',
          },
        ],
      },
    ],
    [
      'a restriction lifted before it began',
      'block',
      {
        restrictions: [
          {
            kind: 'attorney',
            at: '2026-03-01T00:00:00Z',
            liftedAt: '2026-02-28T23:59:59.999Z',
          },
        ],
      },
    ],
    [
      'a restriction lifted when it began',
      'allow',
      {
        restrictions: [
          { kind: 'attorney', at: '2026-03-01T00:00:00Z', liftedAt: '2026-03-01T00:00:00Z' },
        ],
      },
    ],
  ]),
];
