import * as z from 'zod';
import { describeSettings, plain, secret } from '../settings.ts';

/** Also of whatever else speaks Twilio's API. */
export const twilioAccount = {
  sid: plain(
    'Account SID',
    z
      .string('It is missing.')
      .regex(/^AC[0-9a-f]{32}$/, 'It is AC and 32 characters of 0 to 9 and a to f.'),
  ),
  token: secret('Auth token', z.string('It is missing.').min(1, 'It is missing.')),
};

export const twilioAddress = z.url({
  protocol: /^https?$/,
  error: ({ input }) => (input === undefined ? 'It is missing.' : 'It is not a web address.'),
});

export const twilioSettings = describeSettings(
  z.object({
    ...twilioAccount,
    address: plain('Another address than Twilio’s own', twilioAddress.optional()),
  }),
);
