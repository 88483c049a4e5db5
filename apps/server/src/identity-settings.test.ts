import { describe, expect, it } from 'vitest';
import { usualLimits } from './auth/limits/usual-limits.ts';
import { composeIdentity } from './compose-identity.ts';
import { readConfig } from './config.ts';

const compose = (environment: Record<string, string>, demo = true) =>
  composeIdentity(readConfig(environment), { demo });

const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Ringfence <a@example.com>' };

describe('how people sign in', () => {
  it('is proven by mail in the demo, which keeps its mails', () => {
    const { mailbox, settings } = compose({});
    expect(mailbox).toBe(true);
    expect(settings).toMatchObject({ emailAutoconfirm: false, phoneSignIn: true, canMail: true });
  });

  it('is proven by mail where a mail server is named', () => {
    const { mailbox, settings } = compose(smtp, false);
    expect(mailbox).toBe(false);
    expect(settings).toMatchObject({ emailAutoconfirm: false, phoneSignIn: false, canMail: true });
  });

  it('is taken as it is where nothing can be sent', () => {
    const { mailbox, settings } = compose({}, false);
    expect(mailbox).toBe(false);
    expect(settings).toMatchObject({ emailAutoconfirm: true, phoneSignIn: false, canMail: false });
  });

  it('is proven by mail, and closed to strangers, where another process may send and call', () => {
    const config = readConfig({ RINGFENCE_ROLES: 'api' });
    expect(config).toMatchObject({ signUp: 'closed', organizationCreation: 'closed' });
    const { settings } = composeIdentity(config, { demo: false });
    expect(settings).toMatchObject({ emailAutoconfirm: false, canMail: true });
  });

  it('shows no mailbox where others reach the server', () => {
    expect(compose({ PUBLIC_URL: 'https://calls.example.com' }).mailbox).toBe(false);
    expect(compose({ PUBLIC_URL: 'http://localhost:3000' }).mailbox).toBe(true);
  });

  it('has the limits of the settings, each one by its name', () => {
    const { limits } = compose({ RATE_LIMITS: 'token=10/2/1,sign_up=7' }).settings;
    expect(limits).toEqual({
      ...usualLimits,
      token: { windowSeconds: 300, perAddress: 10, perAccount: 2, perPair: 1 },
      sign_up: { windowSeconds: 300, perAddress: 7, perAccount: 30 },
    });
  });

  it('leads people to the public address, and names the same issuer on every port', () => {
    expect(compose({ PORT: '4000' }).settings).toMatchObject({
      publicUrl: 'http://localhost',
      address: 'http://localhost:4000',
      siteUrl: 'http://localhost:4000',
    });
    expect(
      compose({ PUBLIC_URL: 'https://x.example', SITE_URL: 'https://y.example/in' }).settings,
    ).toMatchObject({
      publicUrl: 'https://x.example',
      address: 'https://x.example',
      siteUrl: 'https://y.example/in',
    });
  });

  it('may be at the root, or signed by a key that is given', () => {
    const key = { kty: 'oct', k: Buffer.alloc(32).toString('base64url') };
    const { settings } = compose({ AUTH_PATH: '/', AUTH_SIGNING_KEY: JSON.stringify(key) });
    expect(settings).toMatchObject({ basePath: '', signingKey: key });
  });

  it.each([
    [{ RATE_LIMITS: 'coffee=3' }, /RATE_LIMITS must look like/],
    [{ RATE_LIMITS: 'token=0' }, /RATE_LIMITS must look like/],
    [{ AUTH_SIGNING_KEY: 'secret' }, /AUTH_SIGNING_KEY must be a JWK/],
    [{ AUTH_SIGNING_KEY: '{"kty":"oct","k":"short"}' }, /AUTH_SIGNING_KEY must have at least 32/],
    [{ AUTH_SHARED_SECRET: 'short' }, /AUTH_SHARED_SECRET must have at least 32/],
    [{ AUTH_PATH: 'auth' }, /AUTH_PATH must be a path/],
    [{ SMTP_URL: 'smtp://mail.example.com' }, /SMTP_URL and MAIL_FROM/],
    [{ MAIL_FROM: 'nobody' }, /MAIL_FROM must look like/],
    [{ SMS_FROM: '+13125550100' }, /CARRIER must be set where SMS_FROM/],
    [{ RATE_LIMITS: 'toString=5' }, /RATE_LIMITS must look like/],
    [{ AUTH_URL: 'http://auth.example.com' }, /AUTH_URL must begin with https/],
    [{ AUTH_KEY: 'x' }, /AUTH_URL must be set/],
    [{ CORS_ORIGINS: 'https://x.example/path' }, /CORS_ORIGINS must be origins/],
    [{ EMAIL_AUTOCONFIRM: 'yes' }, /EMAIL_AUTOCONFIRM must be on or off/],
  ])('says what is wrong with %o', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});
