import type { GoTrueClient } from '@supabase/auth-js';

/**
 * What requests carry; null for visitors. Where the session is kept and cannot be refreshed for now, the request fails as
 * one that reached nobody: sent without a token, it would be refused and end the session.
 */
export async function readAccessToken(
  client: Pick<GoTrueClient, 'getSession'>,
): Promise<string | null> {
  const { data, error } = await client.getSession();
  // By its name, so that no more of the client comes along with the first page.
  if (error?.name === 'AuthRetryableFetchError') {
    throw error;
  }
  return data.session?.access_token ?? null;
}
