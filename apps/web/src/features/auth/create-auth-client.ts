import { GoTrueClient } from '@supabase/auth-js';
import type { AuthAddress } from './auth-address.ts';
import { holdSession, sessionStorageKey } from './hold-session.ts';

class PatientAuthClient extends GoTrueClient {
  override getSession(): ReturnType<GoTrueClient['getSession']> {
    return holdSession(super.getSession());
  }
}

export function createAuthClient({ url, headers }: AuthAddress): GoTrueClient {
  return new PatientAuthClient({
    url,
    headers,
    storageKey: sessionStorageKey,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
}
