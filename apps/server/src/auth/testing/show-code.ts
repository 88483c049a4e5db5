import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret at a moment, or so many steps before or after. */
export function showCode(secret: string, now: Date, steps = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime() + steps * 30_000,
  });
}
