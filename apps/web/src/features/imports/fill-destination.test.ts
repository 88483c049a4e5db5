import type { ImportDetail, Inspection } from '@ringfence/contract/imports';
import { describe, expect, it } from 'vitest';
import { fillDestination, findRemembered } from './fill-destination.ts';

const destination = {
  listId: '01994d1e-0000-7000-8000-000000000001',
  listName: 'March portfolio',
  obtainedHow: 'given_to_creditor',
  obtainedBy: 'First Bank',
  obtainedOn: '2026-03-04',
} as const;
const inspection: Inspection = {
  format: {
    kind: 'text',
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    headerLine: 1,
    entry: null,
  },
  sheets: [],
  entries: [],
  lines: [],
  columns: [],
  mapping: {
    kind: 'debtors',
    format: {
      kind: 'text',
      encoding: 'utf-8',
      delimiter: ',',
      sheet: null,
      headerLine: 1,
      entry: null,
    },
    columns: [{ name: 'Name', field: 'full_name', position: 0, customName: null }],
    country: 'US',
    currency: 'USD',
    dateOrder: 'month_first',
    decimalMark: 'point',
    zone: 'America/New_York',
    missingRule: 'leave',
  },
  layout: { id: '01994d1e-0000-7000-8000-000000000009', name: 'First Bank weekly', destination },
};
const upload: Parameters<typeof fillDestination>[0] = {
  draft: null,
  inspection,
  listId: null,
  listName: null,
  obtainedHow: null,
  obtainedBy: null,
  obtainedOn: null,
};
const draft: ImportDetail['draft'] = {
  mapping: null,
  isNewList: true,
  listId: '',
  listName: 'April',
  obtainedHow: null,
  obtainedBy: '',
  obtainedOn: '',
  layout: null,
};

describe('the list and the source of the numbers', () => {
  it('are at first what was answered for the last file of the layout', () => {
    expect(fillDestination(upload, null)).toEqual({
      ...destination,
      listName: '',
      isNewList: false,
    });
    expect(findRemembered(upload)?.name).toBe('First Bank weekly');
  });

  it('name a new list again where the one of the layout has gone', () => {
    const layout = {
      ...inspection.layout,
      id: '01994d1e-0000-7000-8000-000000000009',
      name: 'First Bank weekly',
      destination: { ...destination, listId: null },
    };
    const filled = fillDestination({ ...upload, inspection: { ...inspection, layout } }, null);
    expect(filled).toMatchObject({ isNewList: true, listName: 'March portfolio', listId: '' });
  });

  it('keep the list that somebody came from', () => {
    const wanted = '01994d1e-0000-7000-8000-000000000002';
    expect(fillDestination(upload, wanted)).toMatchObject({
      listId: wanted,
      obtainedBy: 'First Bank',
    });
  });

  it('are what somebody has filled in since, however little', () => {
    expect(fillDestination({ ...upload, draft }, null)).toMatchObject({
      listName: 'April',
      obtainedHow: null,
      obtainedOn: '',
    });
    expect(findRemembered({ ...upload, draft })).toBeNull();
  });
});
