import type { Audit, AuditFinding } from '@ringfence/contract/audits';

export function createAudit(part: Partial<Audit> = {}): Audit {
  return {
    id: '1',
    organization: { id: 'Harbor', name: 'Harbor' },
    cause: 'nightly',
    state: 'finished',
    startedAt: '2026-11-15T02:15:00.000Z',
    finishedAt: '2026-11-15T02:16:00.000Z',
    calls: 1234,
    decisions: 1234,
    violations: 0,
    chainEntries: 567,
    chainFaults: 0,
    ...part,
  };
}

export function createFinding(part: Partial<AuditFinding> = {}): AuditFinding {
  return {
    position: 1,
    kind: 'violation',
    code: 'MEDIUM_STOP',
    citation: '12 CFR 1006.14(h)',
    callId: '01890a5d-ac96-774b-bcce-b302099a8001',
    contactId: null,
    decisionId: null,
    entryId: null,
    at: '2026-11-14T15:00:00.000Z',
    detail: '',
    ...part,
  };
}
