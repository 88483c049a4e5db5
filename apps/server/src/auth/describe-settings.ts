import type { AuthSettings } from './settings.ts';

/** What a sign-in page must know before anybody has signed in. */
export function describeSettings(settings: AuthSettings) {
  const { providers } = settings;
  return {
    external: {
      email: settings.emailSignIn,
      phone: settings.phoneSignIn,
      anonymous_users: false,
      ...Object.fromEntries(providers.map(({ id }) => [id, true])),
    },
    external_labels: Object.fromEntries(providers.map(({ id, label }) => [id, label])),
    disable_signup: settings.signUp === 'closed',
    mailer_enabled: settings.canMail,
    mailer_autoconfirm: settings.emailAutoconfirm,
    phone_autoconfirm: settings.phoneAutoconfirm,
    sms_provider: settings.smsProvider,
    saml_enabled: false,
    password_minimum_length: settings.shortestPassword,
  };
}
