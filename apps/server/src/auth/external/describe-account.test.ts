import { describe, expect, it } from 'vitest';
import { describeAccount } from './describe-account.ts';

const address = { email: 'Ada@Example.com', isVerified: true };
const describeStated = (stated: object) => describeAccount({ sub: 'one', ...stated }, address);

describe('what a provider tells of somebody', () => {
  it('is kept under the names that clients know', () => {
    const account = describeStated({
      iss: 'https://id.example.com',
      name: 'Ada Byron',
      picture: 'https://pictures.example.com/ada',
      preferred_username: 'ada',
      groups: ['administrators'],
    });
    expect(account).toEqual({
      providerId: 'one',
      email: 'ada@example.com',
      isEmailVerified: true,
      metadata: {
        full_name: 'Ada Byron',
        name: 'Ada Byron',
        avatar_url: 'https://pictures.example.com/ada',
      },
      identityData: {
        iss: 'https://id.example.com',
        sub: 'one',
        provider_id: 'one',
        name: 'Ada Byron',
        full_name: 'Ada Byron',
        preferred_username: 'ada',
        user_name: 'ada',
        avatar_url: 'https://pictures.example.com/ada',
        email: 'ada@example.com',
        email_verified: true,
        phone_verified: false,
      },
    });
  });

  it('names somebody by the parts of their name, or as they are called there', () => {
    const parts = describeStated({ given_name: 'Ada', family_name: 'Byron' });
    expect(parts.metadata.full_name).toBe('Ada Byron');
    expect(describeStated({ login: 'ada' }).metadata.full_name).toBe('ada');
    expect(describeStated({}).metadata.full_name).toBeUndefined();
  });

  it('is cleaned of what no name has, and stays small', () => {
    const { identityData, metadata } = describeStated({
      name: ` \u0000Ada\u0007 ${'😀'.repeat(200)} `,
      given_name: { first: 'Ada' },
      picture: `https://pictures.example.com/${'x'.repeat(2000)}`,
    });
    expect(metadata.full_name).toMatch(/^Ada /);
    expect(metadata.avatar_url).toBeUndefined();
    expect(identityData.given_name).toBeUndefined();
    const text = JSON.stringify({ identityData, metadata });
    expect(text).not.toMatch(/\\u(0000|0007|d[89a-f])/);
    expect(Buffer.byteLength(text)).toBeLessThan(8000);
  });

  it.each(['javascript:alert(1)', 'http://pictures.example.com/ada', 'ada.png'])(
    'has no picture at %s',
    (picture) => {
      expect(describeStated({ picture, avatar_url: picture }).metadata.avatar_url).toBeUndefined();
    },
  );

  it.each([undefined, null, 7, '', 'ada', 'ada@', 'a da@example.com'])(
    'has no address %j, and none is verified then',
    (email) => {
      const account = describeAccount({ id: 7 }, { email, isVerified: true });
      expect(account).toMatchObject({ providerId: '7', isEmailVerified: false });
      expect(account.email).toBeUndefined();
    },
  );

  it('goes by `sub` where there is one, whatever `id` is', () => {
    expect(describeStated({ id: { number: 7 } }).providerId).toBe('one');
    expect(describeStated({ id: 1.5 }).providerId).toBe('one');
  });

  it.each([
    {},
    { sub: '' },
    { sub: 'x'.repeat(256), id: 7 },
    { sub: 'x'.repeat(256) },
    { sub: 'a\u0000' },
    { id: 1.5 },
    null,
    'one',
  ])('is of no use without a lasting name: %j', (stated) => {
    expect(() => describeAccount(stated, address)).toThrow('did not answer as it should');
  });
});
