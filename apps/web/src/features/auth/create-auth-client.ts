import { GoTrueClient } from '@supabase/auth-js';
import { detectLanguage, languageStorageKey } from '../../i18n/languages.ts';
import { readStored } from '../../platform/browser-storage.ts';
import type { AuthAddress } from './auth-address.ts';
import { holdSession, sessionStorageKey } from './hold-session.ts';

/** Mails and text messages come in the language that the screens are in, whichever the browser's is. */
function fetchInLanguage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const chosen = readStored(languageStorageKey);
  headers.set('accept-language', detectLanguage(chosen, navigator.languages));
  return fetch(input, { ...init, headers });
}

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
    fetch: fetchInLanguage,
  });
}
