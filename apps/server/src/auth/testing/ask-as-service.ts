import { GoTrueAdminApi } from '@supabase/auth-js';
import { signSharedToken } from './sign-shared-token.ts';
import type { RunningAuth } from './start-auth.ts';

/** The protocol's own client for the service role, with a token of that role or another one. */
export async function askAsService(
  { url }: Pick<RunningAuth, 'url'>,
  token: Promise<string> | string = signSharedToken(),
): Promise<GoTrueAdminApi> {
  return new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${await token}` } });
}
