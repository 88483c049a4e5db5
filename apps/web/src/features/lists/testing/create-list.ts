import type { List } from '@ringfence/contract/lists';

export function createList(given: Partial<List> = {}): List {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    organization: { id: 'h', name: 'Harbor Recovery' },
    name: 'March portfolio',
    createdAt: '2026-03-01T00:00:00.000Z',
    archivedAt: null,
    contacts: 4031,
    balances: [{ amountMinor: 1_250_000, currency: 'USD' }],
    callable: { now: 1200, later: 2000, never: 831, unknown: 0 },
    called: 512,
    countedAt: '2026-04-01T00:00:00.000Z',
    lastImportAt: '2026-03-02T00:00:00.000Z',
    lastImport: { id: '01890000-0000-7000-8000-000000000002', fileName: 'march.csv' },
    ...given,
  };
}
