import type { ContactDetail } from '@ringfence/contract/records';

export function createContact(given: Partial<ContactDetail> = {}): ContactDetail {
  return {
    id: 'c1',
    organization: { id: 'Harbor', name: 'Harbor Recovery' },
    fullName: 'Ana Ruiz',
    externalReference: 'R-1',
    email: null,
    language: 'en',
    bornOn: null,
    birthYear: null,
    isServiceMember: false,
    address: null,
    city: null,
    region: 'IL',
    postalCode: '60601',
    country: 'US',
    confirmedZone: null,
    createdAt: '2026-01-02T00:00:00Z',
    custom: {},
    revision: 1,
    changedAt: null,
    changedBy: null,
    lists: [{ id: 'l1', name: 'March portfolio' }],
    phones: [
      {
        id: 'p1',
        masked: '+1 ••• ••• 0142',
        label: null,
        lineType: 'mobile',
        place: 'home',
        state: 'active',
        reassigned: null,
        lookup: null,
        zones: ['America/Chicago'],
      },
    ],
    debts: [
      {
        id: 'd1',
        reference: '••11',
        creditor: 'Lakeside Bank',
        balance: { amountMinor: 12_550, currency: 'USD' },
        originalMinor: null,
        state: 'open',
        group: null,
        openedOn: null,
        dueOn: null,
        chargedOffOn: null,
        noticeSentOn: '2026-03-01',
        kind: null,
        isTimeBarred: false,
        personRole: null,
        firstContactAt: null,
      },
    ],
    restrictions: [],
    consents: [],
    inconvenientTimes: [],
    outsideCalls: [],
    ...given,
  };
}

type Restriction = ContactDetail['restrictions'][number];

export function createRestriction(given: Partial<Restriction> = {}): Restriction {
  return {
    id: 'r1',
    kind: 'cease_written',
    phone: null,
    place: null,
    debtId: 'd1',
    startedAt: '2026-04-01T10:00:00Z',
    recordedAt: '2026-04-01T10:05:00Z',
    recordedBy: { id: 'u1', fullName: 'Mo Member' },
    source: 'letter',
    evidence: 'Letter 12',
    note: '',
    liftedAt: null,
    liftedBecause: '',
    liftedGround: null,
    ...given,
  };
}
