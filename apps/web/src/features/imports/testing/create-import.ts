import type {
  ImportDetail,
  ImportFindings,
  ImportProgress,
  ImportSummary,
  Inspection,
} from '@ringfence/contract/imports';

export function createProgress(part: Partial<ImportProgress> = {}): ImportProgress {
  const nothingSaid = { phase: null, rows: null, rowsPerSecond: null, secondsLeft: null };
  return { done: 0, total: 0, ...nothingSaid, ...part };
}

export function createSummary(part: Partial<ImportSummary> = {}): ImportSummary {
  return {
    id: '0199c7a2-0000-7000-8000-000000000001',
    kind: 'debtors',
    state: 'stored',
    listId: '0199c7a2-0000-7000-8000-000000000002',
    listName: 'March portfolio',
    fileName: 'march.csv',
    fileBytes: 1024,
    receivedBytes: 1024,
    fingerprint: 'a1',
    createdAt: '2026-03-01T12:00:00.000Z',
    createdBy: { id: '0199c7a2-0000-7000-8000-000000000003', fullName: 'Ana Torres' },
    rows: 12,
    added: 4,
    changed: 3,
    unchanged: 2,
    duplicate: 1,
    rejected: 2,
    consents: 7,
    waiting: 0,
    columns: [{ name: 'Tel', field: 'phone' }],
    obtainedHow: 'given_to_creditor',
    obtainedBy: 'First Bank',
    obtainedOn: '2026-01-02',
    progress: createProgress(),
    waitsForTurn: false,
    failure: null,
    checkedAt: null,
    storedAt: null,
    undoneAt: null,
    ...part,
  };
}

export function createFindings(part: Partial<ImportFindings> = {}): ImportFindings {
  return {
    rows: 12,
    duplicate: 1,
    rejected: 2,
    added: 4,
    changed: 3,
    unchanged: 2,
    changes: {
      names: 0,
      addresses: 0,
      phones: 0,
      balances: 3,
      debtsAdded: 0,
      debtsPaid: 1,
      debtsRecalled: 0,
      consentsGiven: 0,
      consentsTakenBack: 0,
      restricted: 0,
      inconvenient: 0,
      promisesKept: 0,
      paymentsReversed: 0,
    },
    balanceMoves: [{ amountMinor: -12_550, currency: 'USD' }],
    callable: { people: 0, restricted: 0 },
    waiting: 0,
    asks: null,
    samples: [],
    unheeded: { people: 0, examples: [] },
    statuses: [],
    suppressed: 0,
    missing: 0,
    rejections: [
      { reason: 'phone_missing', column: 'Tel', rows: 2, examples: [{ line: 7, value: '' }] },
    ],
    warnings: [
      {
        code: 'email_invalid',
        column: 'Correo',
        rows: 1,
        examples: [{ line: 9, value: 'nobody' }],
      },
    ],
    ...part,
  };
}

export function createInspection(part: Partial<Inspection> = {}): Inspection {
  const format: Inspection['format'] = {
    kind: 'text',
    encoding: 'windows-1252',
    delimiter: ';',
    sheet: null,
    headerLine: 3,
    entry: null,
  };
  const columns: Inspection['columns'] = [
    {
      name: 'Nombre',
      field: 'full_name',
      position: 0,
      customName: null,
      confidence: 0.95,
      because: 'header',
      samples: ['José Núñez'],
    },
    {
      name: 'Celular',
      field: 'phone',
      position: 0,
      customName: null,
      confidence: 0.7,
      because: 'content',
      samples: ['3125550142'],
    },
    {
      name: 'Saldo',
      field: 'balance',
      position: 0,
      customName: null,
      confidence: 0.4,
      because: 'content',
      samples: ['1.234,50'],
    },
  ];
  return {
    format,
    sheets: [],
    entries: [],
    lines: [{ line: 3, cells: ['Nombre', 'Celular', 'Saldo'] }],
    columns,
    mapping: {
      kind: 'debtors',
      format,
      columns,
      country: 'US',
      currency: 'USD',
      dateOrder: 'day_first',
      decimalMark: 'comma',
      zone: 'America/Chicago',
      missingRule: 'leave',
    },
    layout: null,
    ...part,
  };
}

export function createDetail(part: Partial<ImportDetail> = {}): ImportDetail {
  return {
    ...createSummary(part),
    inspection: null,
    mapping: null,
    draft: null,
    findings: null,
    undo: null,
    twins: [],
    ...part,
  };
}
