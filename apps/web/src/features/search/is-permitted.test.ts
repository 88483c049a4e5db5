import { describe, expect, it } from 'vitest';
import { isPermitted } from './is-permitted.ts';

describe('whether an action is offered', () => {
  it.each([
    ['a member', { standing: 'member', isSuspended: false }, false],
    ['an admin', { standing: 'admin', isSuspended: false }, true],
    ['an admin of a suspended organization', { standing: 'admin', isSuspended: true }, false],
    ['a super administrator', { standing: 'super_administrator', isSuspended: true }, true],
    ['somebody without an organization', null, false],
  ] as const)('to %s', (_who, workplace, isOffered) => {
    expect(isPermitted(workplace, 'campaigns.control')).toBe(isOffered);
  });

  it('to stop all calls goes on while the organization is suspended', () => {
    expect(isPermitted({ standing: 'admin', isSuspended: true }, 'calls.halt')).toBe(true);
  });
});
