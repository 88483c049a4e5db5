import type { Halt } from '@ringfence/contract/halts';
import { describe, expect, it } from 'vitest';
import { isHalted, mayLift, sortHalts } from './judge-halts.ts';

function createHalt(id: string, organizationId: string | null, startedAt: string): Halt {
  return {
    id,
    organization: organizationId === null ? null : { id: organizationId, name: organizationId },
    note: '',
    startedAt,
    startedBy: '',
  };
}

const ofHarbor = createHalt('1', 'harbor', '2026-03-02T09:00:00.000Z');
const ofAll = createHalt('2', null, '2026-03-01T09:00:00.000Z');

describe('isHalted', () => {
  it('knows the order for an organization from the one for all', () => {
    expect(isHalted([ofHarbor], 'harbor')).toBe(true);
    expect(isHalted([ofHarbor], 'northwind')).toBe(false);
    expect(isHalted([ofHarbor], null)).toBe(false);
    expect(isHalted([ofAll], null)).toBe(true);
    expect(isHalted([ofAll], 'harbor')).toBe(false);
  });
});

describe('mayLift', () => {
  it('lets admins allow the calls of their organization', () => {
    expect(mayLift(ofHarbor, 'admin')).toBe(true);
    expect(mayLift(ofHarbor, 'super_administrator')).toBe(true);
    expect(mayLift(ofHarbor, 'member')).toBe(false);
  });

  it('lets super administrators alone allow the calls of all', () => {
    expect(mayLift(ofAll, 'super_administrator')).toBe(true);
    expect(mayLift(ofAll, 'admin')).toBe(false);
  });
});

describe('sortHalts', () => {
  it('puts the order for all first and then the newest', () => {
    const older = createHalt('3', 'northwind', '2026-02-01T09:00:00.000Z');
    expect(sortHalts([older, ofHarbor, ofAll]).map(({ id }) => id)).toEqual(['2', '1', '3']);
  });
});
