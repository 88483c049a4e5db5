import { describe, expect, it } from 'vitest';
import { judgeInvitation } from './judge-invitation.ts';

const invited = 'ada@harbor.example';

describe('judgeInvitation', () => {
  it('has visitors sign in', () => {
    expect(judgeInvitation(invited, null)).toBe('signIn');
  });

  it('lets the invited person accept, however the address is written', () => {
    const reader = { email: 'Ada@Harbor.example', needsSecondFactor: false };
    expect(judgeInvitation(invited, reader)).toBe('accept');
  });

  it('asks the invited person for the second factor first', () => {
    expect(judgeInvitation(invited, { email: invited, needsSecondFactor: true })).toBe(
      'secondFactor',
    );
  });

  it.each(['bob@harbor.example', ''])('sends somebody else away: %s', (email) => {
    expect(judgeInvitation(invited, { email, needsSecondFactor: false })).toBe('signOut');
  });
});
