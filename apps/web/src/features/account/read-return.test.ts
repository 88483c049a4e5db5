import { describe, expect, it } from 'vitest';
import { readReturn } from './read-return.ts';

describe('readReturn', () => {
  it('finds nothing in the address of a visit', () => {
    expect(readReturn('', '')).toBeNull();
    expect(readReturn('?tab=social', '#')).toBeNull();
  });

  it('tells the way back from another site and from a mail apart', () => {
    expect(readReturn('?tab=social&code=abc', '')).toEqual({
      kind: 'linked',
      text: 'social.linked',
    });
    expect(readReturn('?code=abc', '')).toEqual({
      kind: 'confirmed',
      text: 'profile.emailFollowed',
    });
  });

  it('knows that one of two mails was followed', () => {
    expect(readReturn('?message=Confirmation+link+accepted', '')).toEqual({
      kind: 'confirmed',
      text: 'profile.emailHalfway',
    });
  });

  it('reads the error from the query and from the fragment', () => {
    const code = 'error=server_error&error_code=identity_already_exists';
    expect(readReturn(`?tab=social&${code}`, '')?.text).toBe('errors.identityTaken');
    expect(readReturn('?tab=social', `#${code}`)?.text).toBe('errors.identityTaken');
  });

  it('tells a refusal of the other site', () => {
    const search = '?error=access_denied&error_description=Send+money';
    expect(readReturn(search, '')?.text).toBe('errors.linkRefused');
  });

  it('tells a link that is too old from a refusal, which come under one name', () => {
    const hash = '#error=access_denied&error_code=otp_expired';
    expect(readReturn('', hash)?.text).toBe('errors.linkExpired');
  });

  it('has a sentence for every other error', () => {
    expect(readReturn('?error=server_error&message=Hello', '')).toEqual({
      kind: 'failed',
      text: 'errors.unexpected',
    });
  });
});
