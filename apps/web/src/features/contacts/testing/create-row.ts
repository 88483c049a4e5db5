import type { ContactRow } from '@ringfence/contract/contacts';

/** A row of the table of contacts. */
export function createRow(given: Partial<ContactRow> = {}): ContactRow {
  return {
    id: '1',
    organization: { id: 'h', name: 'Harbor Recovery' },
    fullName: 'Ana Ruiz',
    externalReference: 'R-1',
    email: null,
    phone: { id: '2', masked: '+1 ••• ••• 0142', state: 'active' },
    phones: 1,
    balance: { amountMinor: 12_550, currency: 'USD' },
    debts: 1,
    state: 'open',
    oldestDebtOn: '2025-11-01',
    region: null,
    postalCode: null,
    country: 'US',
    zone: 'America/Chicago',
    addedAt: '2026-04-01T00:00:00.000Z',
    lastCall: null,
    callable: null,
    consent: null,
    suppression: null,
    ...given,
  };
}

/** A standing reason not to call somebody: they said stop. */
export function createSuppression(
  given: Partial<NonNullable<ContactRow['suppression']>> = {},
): NonNullable<ContactRow['suppression']> {
  return {
    id: 's',
    kind: 'medium_stop',
    startedAt: '2026-04-01T00:00:00.000Z',
    covers: 'person',
    covered: 1,
    of: 1,
    ...given,
  };
}
