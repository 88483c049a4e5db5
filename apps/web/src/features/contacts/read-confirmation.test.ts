import { describe, expect, it } from 'vitest';
import { confirmAgain, readConfirmation } from './read-confirmation.ts';

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
  it('is named by the rule that forbids it now', () => {
    expect(readConfirmation(refuse('confirmation_needed', 'TZ_UNKNOWN'))).toBe('TZ_UNKNOWN');
    expect(readConfirmation(refuse('confirmation_needed'))).toBe('');
  });

  it('is no other refusal, and none where nothing failed', () => {
    expect(readConfirmation(refuse('conflict', 'TZ_UNKNOWN'))).toBeNull();
    expect(readConfirmation(null)).toBeNull();
  });

  it('is confirmed by sending the same again, and not by sending anything else', () => {
    const asked = refuse('confirmation_needed', 'NO_TCPA_CONSENT');
    const input = { place: 'home' };
    const sent = confirmAgain(null, undefined, input);
    expect(sent).toEqual({ place: 'home', confirmsCallable: false });
    expect(confirmAgain(asked, sent, input).confirmsCallable).toBe(true);
    expect(confirmAgain(asked, sent, { place: 'work' }).confirmsCallable).toBe(false);
    expect(confirmAgain(refuse('conflict'), sent, input).confirmsCallable).toBe(false);
  });

  it('stays confirmed where the answer to the confirmation was lost', () => {
    const input = { place: 'home' };
    const sent = { ...input, confirmsCallable: true };
    expect(confirmAgain(new TypeError('fetch failed'), sent, input)).toEqual(sent);
    // What was stored is asked about again.
    expect(confirmAgain(null, sent, input).confirmsCallable).toBe(false);
    const other = { place: 'work' };
    expect(confirmAgain(new TypeError('fetch failed'), sent, other).confirmsCallable).toBe(false);
  });
});
