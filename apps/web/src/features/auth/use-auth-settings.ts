import { useEffect, useState } from 'react';
import type { AuthSettings } from './auth-settings.ts';
import { useAuthSource } from './auth-source.ts';

/** How people may sign in here; null while that is not known. */
export function useAuthSettings(): AuthSettings | null {
  const { address } = useAuthSource();
  const [settings, setSettings] = useState<AuthSettings | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    async function load() {
      // Fetched when asked for: every page can ask, and hardly any does.
      const { loadAuthSettings } = await import('./entrance.ts');
      setSettings(await loadAuthSettings(address, controller.signal));
    }
    load().catch((error: unknown) => {
      if (!controller.signal.aborted) {
        console.warn('It is not known how people may sign in here', error);
      }
    });
    return () => controller.abort();
  }, [address]);
  return settings;
}
