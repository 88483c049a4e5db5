import { describe, expect, it } from 'vitest';
import { readSessionId } from './read-session-id.ts';

/** A token as servers write it, in the alphabet of base64url and without padding. */
function sign(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const text = btoa(String.fromCharCode(...bytes));
  return `e30.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.signature`;
}

describe('readSessionId', () => {
  it('reads the session of a token, also with letters that need more than one byte', () => {
    const token = sign({ session_id: 'f00d', user_metadata: { full_name: 'Íñigo ÿÿÿ???>>>' } });
    expect(readSessionId(token)).toBe('f00d');
  });

  it.each(['', 'one.two', sign({}), sign({ session_id: 7 })])('finds none in %s', (token) => {
    expect(readSessionId(token)).toBeNull();
  });
});
