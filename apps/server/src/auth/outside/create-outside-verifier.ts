import * as z from 'zod';
import { cleanText } from '../external/describe-account.ts';
import { keepOutsideProfile } from '../queries/outside.ts';
import { newEmailInput } from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import { readBearer } from '../tokens/read-token.ts';
import type { Principal } from '../tokens/verify-access-token.ts';
import { createTokenReader, type OutsideClaims, type OutsideTokens } from './read-outside-token.ts';

export interface OutsideOptions extends OutsideTokens, Pick<AuthServices, 'database' | 'log'> {
  /** Whether the operator vouches that the outside lets nobody in with an unproven address. */
  emailsAreConfirmed?: boolean | undefined;
}

const mostRemembered = 10_000;

// Only for the profile to begin with: people write this themselves.
const named = z.object({
  full_name: z.string().transform((text) => cleanText(text, 200)),
});

/**
 * Verifies the access tokens of a Supabase Auth that signs people in instead of us, as
 * `verifyAccessToken` does with ours. What it cannot know is described in docs/outside-sign-in.md: a
 * session that ended lives on to the end of its token, and whether somebody has a second factor is
 * not in it.
 */
export function createOutsideVerifier(
  options: OutsideOptions,
): (authorizationHeader: string | null | undefined) => Promise<Principal> {
  const readToken = createTokenReader(options);
  // The address with which each person's profile was written last, so that not every request does.
  const remembered = new Map<string, string>();

  async function keepProfile(userId: string, email: string, fullName: string): Promise<void> {
    if (remembered.get(userId) === email) return;
    try {
      await options.database.asAuth((transaction) =>
        transaction.all(keepOutsideProfile, [userId, email, fullName]),
      );
    } catch (error) {
      // It stands apart from the session, and the next request tries again.
      options.log.warn({ error, userId }, 'a profile could not be made');
      return;
    }
    const [oldest] = remembered.keys();
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
    remembered.set(userId, email);
  }

  return async (authorizationHeader) => {
    const claims = await readToken(readBearer(authorizationHeader));
    const email = readProvenEmail(claims, options.emailsAreConfirmed === true);
    const fullName = named.safeParse(claims.user_metadata).data?.full_name ?? '';
    await keepProfile(claims.sub, email, fullName);
    return {
      userId: claims.sub,
      email,
      sessionId: claims.session_id,
      assuranceLevel: claims.aal,
      hasFactor: false,
    };
  };
}

/**
 * Super administrators are named by email, so an address that nobody had to prove must give no
 * rights. Supabase writes `email_verified` into user_metadata, where the person can write it too;
 * elsewhere in the token it is only put by the operator, with a hook.
 */
function readProvenEmail(claims: OutsideClaims, emailsAreConfirmed: boolean): string {
  const isProven =
    emailsAreConfirmed ||
    claims.email_verified === true ||
    claims.app_metadata.email_verified === true;
  return isProven ? (newEmailInput.safeParse(claims.email).data ?? '') : '';
}
