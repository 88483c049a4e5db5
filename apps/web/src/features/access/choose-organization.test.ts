import { describe, expect, it } from 'vitest';
import { createMembership } from '../../testing/create-membership.ts';
import { chooseOrganization, choosePlace } from './choose-organization.ts';

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

describe('choosePlace', () => {
  it.each([null, 'admin', 'something else'])(
    'has a super administrator with %j stored begin in admin mode',
    (mode) => {
      expect(choosePlace(memberships, true, { mode, organizationId: 'b' })).toEqual({
        mode: 'admin',
        membership: null,
      });
    },
  );

  it('has a super administrator go on in organization mode', () => {
    const stored = { mode: 'organization', organizationId: 'b' };
    expect(choosePlace(memberships, true, stored)).toEqual({
      mode: 'organization',
      membership: memberships[1],
    });
  });

  it('has a super administrator in admin mode who belongs to no organization', () => {
    const stored = { mode: 'organization', organizationId: 'b' };
    expect(choosePlace([], true, stored).mode).toBe('admin');
  });

  it('has everybody else in organization mode, whatever is stored', () => {
    const stored = { mode: 'admin', organizationId: null };
    expect(choosePlace(memberships, false, stored)).toEqual({
      mode: 'organization',
      membership: memberships[0],
    });
    expect(choosePlace([], false, stored)).toEqual({ mode: 'organization', membership: null });
  });
});
