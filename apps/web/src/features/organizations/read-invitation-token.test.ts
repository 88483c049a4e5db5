import { describe, expect, it } from 'vitest';
import { readInvitationToken } from './read-invitation-token.ts';

describe('readInvitationToken', () => {
  it.each([
    { search: '?token=secret', hash: '' },
    { search: '', hash: '#token=secret' },
    { search: '?token=old', hash: '#token=secret' },
  ])('finds the secret in $search$hash', (place) => {
    expect(readInvitationToken(place)).toBe('secret');
  });

  it.each([
    { search: '', hash: '' },
    { search: '?token=', hash: '#' },
    { search: '?tokens=secret', hash: '#content' },
  ])('finds none in $search$hash', (place) => {
    expect(readInvitationToken(place)).toBeNull();
  });
});
