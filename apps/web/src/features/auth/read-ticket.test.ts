import { describe, expect, it } from 'vitest';
import { readTicket } from './read-ticket.ts';

describe('a printed link', () => {
  it.each(['invite', 'recovery'])('is read from behind the hash: %s', (type) => {
    expect(readTicket(`#token_hash=abc-123&type=${type}`)).toEqual({ tokenHash: 'abc-123', type });
  });

  it.each(['', '#', '#token_hash=&type=invite', '#type=invite', '#token_hash=a&type=email_change'])(
    'is nothing else: %j',
    (hash) => {
      expect(readTicket(hash)).toBeNull();
    },
  );
});
