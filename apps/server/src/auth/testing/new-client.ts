import { AuthClient, type Provider } from '@supabase/auth-js';
import type { Browser } from './browser.ts';

export type Client = InstanceType<typeof AuthClient>;

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

export interface ClientOptions {
  flowType?: 'pkce' | 'implicit';
  /** The browser whose page it runs in, so that both have the same cookies. */
  browser?: Browser;
}

/** The protocol's own client, with a memory like a browser's. */
export function newClient(url: string, { flowType = 'pkce', browser }: ClientOptions = {}): Client {
  return new AuthClient({
    url,
    flowType,
    ...(browser === undefined
      ? {}
      : { fetch: (input, init) => browser.open(new Request(input).url, init) }),
    autoRefreshToken: false,
    persistSession: true,
    storage: memoryStorage(),
  });
}

/** Where a client sends the browser to sign in at a provider. */
export async function nameDeparture(
  client: Client,
  provider: Provider,
  redirectTo: string,
): Promise<string> {
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data, error } = await client.signInWithOAuth({ provider, options });
  if (error !== null || data.url === null) throw new Error('the client names no address');
  return data.url;
}
