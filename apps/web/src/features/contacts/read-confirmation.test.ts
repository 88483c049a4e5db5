import { describe, expect, it } from 'vitest';
import { readConfirmation } from './read-confirmation.ts';

const refuse = (code: string, reason?: string) =>
  Object.assign(new Error('refused'), {
    data: {
      type: 'x',
      title: 'x',
      detail: 'x',
      requestId: 'x',
      status: 409,
      code,
      ...(reason === undefined ? {} : { reason }),
    },
  });

describe('a change that would let somebody be called', () => {
  it('is told by the rule that forbids it now', () => {
    expect(readConfirmation(refuse('confirmation_needed', 'TZ_UNKNOWN'))).toBe('TZ_UNKNOWN');
    expect(readConfirmation(refuse('confirmation_needed'))).toBe('');
  });

  it('is no other refusal, and none where nothing failed', () => {
    expect(readConfirmation(refuse('conflict', 'TZ_UNKNOWN'))).toBeNull();
    expect(readConfirmation(null)).toBeNull();
  });
});
