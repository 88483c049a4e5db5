import { GoTrueClient } from '@supabase/auth-js';

export function createAuthClient(origin: string): GoTrueClient {
  return new GoTrueClient({
    url: `${origin}/auth/v1`,
    storageKey: 'ringfence-session',
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
}
