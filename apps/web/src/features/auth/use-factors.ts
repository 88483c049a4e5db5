import type { Factor } from '@supabase/auth-js';
import { useCallback, useEffect, useState } from 'react';
import { useAuth } from './auth-context.ts';
import { explainFailure, isSessionMissing } from './auth-failure.ts';
import { useAuthClient } from './auth-source.ts';

interface Factors {
  /** Those that can give a code; null while they are not known. */
  factors: readonly Factor[] | null;
  failure: ReturnType<typeof explainFailure> | null;
  reload: () => void;
}

/** The second factors as the server knows them now: the session may be older than they are. */
export function useFactors(): Factors {
  const authClient = useAuthClient();
  const { askSecondFactor, endSession } = useAuth();
  const [found, setFound] = useState<Pick<Factors, 'factors' | 'failure'>>({
    factors: null,
    failure: null,
  });

  const load = useCallback(async () => {
    const { data, error } = await authClient.mfa.listFactors();
    if (error === null) {
      setFound({ factors: data.totp, failure: null });
      if (data.totp.length === 0) {
        // Removed elsewhere: the session learns of it, and the page leads on.
        await askSecondFactor();
      }
    } else if (isSessionMissing(error)) {
      await endSession();
    } else {
      setFound({ factors: null, failure: explainFailure(error) });
    }
  }, [authClient, askSecondFactor, endSession]);

  useEffect(() => {
    void load();
  }, [load]);
  return { ...found, reload: () => void load() };
}
