import { describe, expect, it } from 'vitest';
import { createAudit } from '../../testing/create-audit.ts';
import { listLastAudits } from './last-audits.ts';

const bay = { id: 'Bay', name: 'Bay' };

describe('listLastAudits', () => {
  it('has the newest finished one of each organization', () => {
    const audits = [
      createAudit({ id: '5', state: 'running', finishedAt: null }),
      createAudit({ id: '4', organization: bay }),
      createAudit({ id: '3', state: 'cut_off', finishedAt: null }),
      createAudit({ id: '2' }),
      createAudit({ id: '1', organization: bay, violations: 3 }),
    ];
    expect(listLastAudits(audits).map(({ id }) => id)).toEqual(['4', '2']);
  });
});
