import type { GoTrueClient } from '@supabase/auth-js';
import { createContext, useContext } from 'react';
import type { AuthAddress } from './auth-address.ts';

export interface AuthSource {
  client: GoTrueClient;
  address: AuthAddress;
}

export const AuthSourceContext = createContext<AuthSource | null>(null);

export function useAuthSource(): AuthSource {
  const source = useContext(AuthSourceContext);
  if (source === null) {
    throw new Error('useAuthSource must be used within an AuthProvider');
  }
  return source;
}

/** The client of the sign-in protocol, for what goes beyond signing in and out. */
export function useAuthClient(): GoTrueClient {
  return useAuthSource().client;
}
