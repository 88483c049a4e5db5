import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

// RFC 6238 with what every authenticator app takes for granted.
const algorithm = 'SHA1';
const digits = 6;
const period = 30;
/** One step before and one after: clocks differ, and people type slowly (section 5.2). */
const window = 1;

export interface NewSecret {
  secret: string;
  /** What an authenticator app reads. */
  uri: string;
  /** The same as a picture, in SVG. */
  picture: string;
}

export function createSecret(names: { issuer: string; label: string }): NewSecret {
  const secret = new Secret({ size: 20 });
  // In the address a colon parts the two names, however it is written.
  const [issuer, label] = [names.issuer, names.label].map((name) => name.replaceAll(':', ' '));
  const uri = new TOTP({ issuer, label, secret, algorithm, digits, period }).toString();
  return { secret: secret.base32, uri, picture: renderSVG(uri, { border: 4 }) };
}

/** The time step that a code belongs to, if it is right at this moment. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm, digits, period });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
