import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { newEmailInput } from '../read-request.ts';

/** Somebody as a provider knows them. */
export interface ExternalAccount {
  /** Never given to somebody else by the provider. */
  providerId: string;
  email: string | undefined;
  /** Whether the provider vouches that the address is this person's. */
  isEmailVerified: boolean;
  /** What is kept of it with the identity. */
  identityData: Record<string, unknown>;
  /** What a new user is called and looks like. */
  metadata: Record<string, unknown>;
}

export interface StatedEmail {
  email: unknown;
  isVerified: boolean;
}

const longestName = 200;
const longestAddress = 1000;

// PostgreSQL takes neither a NUL nor half a surrogate pair, and no name has a control character.
export const cleanText = (text: string, longest: number): string =>
  text
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longest)
    .toWellFormed();

/** A claim of the wrong shape counts as not given: nobody is turned away for a broken picture. */
const words = z
  .string()
  .transform((text) => cleanText(text, longestName) || undefined)
  .optional()
  .catch(undefined);

const picture = z
  .url({ protocol: /^https$/ })
  .max(longestAddress)
  .optional()
  .catch(undefined);

const identifier = z
  .union([z.string(), z.number().int().transform(String)])
  // OpenID Connect Core section 2: at most 255 ASCII characters.
  .pipe(z.string().regex(/^[\x20-\x7e]{1,255}$/));

const claims = z.object({
  iss: words,
  name: words,
  given_name: words,
  family_name: words,
  preferred_username: words,
  login: words,
  picture,
  avatar_url: picture,
});

const subjects = z.object({ sub: z.unknown().optional(), id: z.unknown().optional() });

/** One that says who somebody is by `sub` is not believed by `id`, whatever else stands there. */
function readSubject(stated: unknown): string | undefined {
  const { sub, id } = subjects.safeParse(stated).data ?? {};
  return identifier.safeParse(sub ?? id).data;
}

/** Only what is known and of a size that can be kept, whatever else the provider says. */
export function describeAccount(
  stated: unknown,
  { email, isVerified }: StatedEmail,
): ExternalAccount {
  const providerId = readSubject(stated);
  const address = newEmailInput.safeParse(email).data;
  if (providerId === undefined) throw new AuthError('bad_oauth_callback');
  const { login, picture, avatar_url, ...named } = claims.parse(stated);
  const userName = named.preferred_username ?? login;
  const image = avatar_url ?? picture;
  const fullName =
    named.name ?? ([named.given_name, named.family_name].filter(Boolean).join(' ') || userName);
  const isEmailVerified = address !== undefined && isVerified;
  const metadata = { full_name: fullName, name: fullName, avatar_url: image };
  return {
    providerId,
    email: address,
    isEmailVerified,
    identityData: {
      ...named,
      ...metadata,
      user_name: userName,
      sub: providerId,
      provider_id: providerId,
      email: address,
      email_verified: isEmailVerified,
      phone_verified: false,
    },
    metadata,
  };
}

/** Some providers write the words and numbers of truth instead of truth. */
export function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true' || claim === 1 || claim === '1';
}
