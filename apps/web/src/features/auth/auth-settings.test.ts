import { describe, expect, it } from 'vitest';
import { readAuthSettings } from './auth-settings.ts';

describe('readAuthSettings', () => {
  it('offers the providers that are on, by the names that the server gives them', () => {
    const settings = readAuthSettings({
      external: { email: true, phone: true, google: true, azure: false, okta: true },
      external_labels: { okta: 'Harbor staff' },
      disable_signup: false,
    });
    expect(settings.providers).toEqual([
      { id: 'google', label: 'Google' },
      { id: 'okta', label: 'Harbor staff' },
    ]);
  });

  it('names them itself where another server gives no names', () => {
    const { providers } = readAuthSettings({
      external: { azure: true, github: true, keycloak: true },
    });
    expect(providers.map(({ label }) => label)).toEqual(['Microsoft', 'GitHub', 'Keycloak']);
  });

  it('leaves out what is no provider, and what is not surely on', () => {
    const { providers } = readAuthSettings({
      external: {
        email: true,
        phone: true,
        anonymous_users: true,
        web3_solana: true,
        web3: true,
        github: 'true',
        google: 1,
      },
    });
    expect(providers).toEqual([]);
  });

  it('takes no label from elsewhere than the labels themselves', () => {
    const { providers } = readAuthSettings({ external: { constructor: true } });
    expect(providers).toEqual([{ id: 'constructor', label: 'Constructor' }]);
  });

  it('knows that registration is closed', () => {
    expect(readAuthSettings({ disable_signup: true }).isSignUpOpen).toBe(false);
  });

  it('knows what cannot be done without mails and text messages', () => {
    const settings = readAuthSettings({
      external: { email: true, phone: false },
      mailer_enabled: false,
      mailer_autoconfirm: true,
    });
    expect(settings).toMatchObject({ isPhoneOn: false, canMail: false, isEmailProven: false });
  });

  it('knows how long a password has to be', () => {
    expect(readAuthSettings({ password_minimum_length: 14 }).shortestPassword).toBe(14);
  });

  it.each([0, -3, 8.5, '14', null])('takes %j for no length of a password', (length) => {
    expect(readAuthSettings({ password_minimum_length: length }).shortestPassword).toBe(10);
  });

  it.each([null, 'text', [], { external: null }])('takes %j for nothing', (answer) => {
    expect(readAuthSettings(answer)).toEqual({
      providers: [],
      isSignUpOpen: true,
      isPhoneOn: true,
      canMail: true,
      isEmailProven: true,
      shortestPassword: 10,
    });
  });
});
