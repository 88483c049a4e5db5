import type { Membership } from '@ringfence/contract/access';
import { describe, expect, it } from 'vitest';
import { chooseOrganization } from './choose-organization.ts';

function createMembership(id: string): Membership {
  const createdAt = '2026-01-05T09:00:00.000Z';
  return {
    organizationId: id,
    role: 'member',
    createdAt,
    organization: { id, name: `Organization ${id}`, createdAt },
  };
}

const memberships = [createMembership('a'), createMembership('b')];

describe('chooseOrganization', () => {
  it('takes the organization worked in last', () => {
    expect(chooseOrganization(memberships, 'b')?.organizationId).toBe('b');
  });

  it('takes the first when the person left the one worked in last', () => {
    expect(chooseOrganization(memberships, 'gone')?.organizationId).toBe('a');
    expect(chooseOrganization(memberships, null)?.organizationId).toBe('a');
  });

  it('takes none when there is none', () => {
    expect(chooseOrganization([], 'a')).toBeNull();
  });
});
