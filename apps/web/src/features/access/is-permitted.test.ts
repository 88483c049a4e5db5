import { describe, expect, it } from 'vitest';
import { isPermitted } from './organization-context.ts';

describe('what may be done where somebody works', () => {
  it.each([
    ['a member', { standing: 'member', isSuspended: false }, false],
    ['an admin', { standing: 'admin', isSuspended: false }, true],
    ['an admin of a suspended organization', { standing: 'admin', isSuspended: true }, false],
    ['a super administrator', { standing: 'super_administrator', isSuspended: true }, true],
  ] as const)('may be a campaign or not, as for %s', (_who, workplace, isAllowed) => {
    expect(isPermitted(workplace, 'campaigns.control')).toBe(isAllowed);
  });

  it('is to stop all calls, also while the organization is suspended', () => {
    expect(isPermitted({ standing: 'admin', isSuspended: true }, 'calls.halt')).toBe(true);
  });
});
