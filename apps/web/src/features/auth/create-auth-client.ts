import { GoTrueClient } from '@supabase/auth-js';
import type { AuthAddress } from './auth-address.ts';

export const sessionStorageKey = 'ringfence-session';

export function createAuthClient({ url, headers }: AuthAddress): GoTrueClient {
  return new GoTrueClient({
    url,
    headers,
    storageKey: sessionStorageKey,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
}
