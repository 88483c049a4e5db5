import { describe, expect, it } from 'vitest';
import { listLastAudits } from './last-audits.ts';
import { makeAudit } from './testing/make-audit.ts';

const bay = { id: 'Bay', name: 'Bay' };

describe('listLastAudits', () => {
  it('has the newest finished one of each organization', () => {
    const audits = [
      makeAudit({ id: '5', state: 'running', finishedAt: null }),
      makeAudit({ id: '4', organization: bay }),
      makeAudit({ id: '3', state: 'cut_off', finishedAt: null }),
      makeAudit({ id: '2' }),
      makeAudit({ id: '1', organization: bay, violations: 3 }),
    ];
    expect(listLastAudits(audits).map(({ id }) => id)).toEqual(['4', '2']);
  });
});
