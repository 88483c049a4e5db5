import type { GoTrueClient, Session } from '@supabase/auth-js';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Auth, AuthContext, type AuthState } from './auth-context.ts';
import { explainSignInError } from './explain-sign-in-error.ts';
import { presentUser } from './present-user.ts';

function presentSession(session: Session | null, byChoice: boolean): AuthState {
  return session === null
    ? { status: 'signedOut', byChoice }
    : { status: 'signedIn', user: presentUser(session.user) };
}

interface AuthProviderProps {
  authClient: GoTrueClient;
  children: ReactNode;
}

export function AuthProvider({ authClient, children }: AuthProviderProps) {
  const [state, setState] = useState<AuthState>({ status: 'loading' });

  const isLeaving = useRef(false);

  useEffect(() => {
    const { data } = authClient.onAuthStateChange((_event, session) => {
      setState(presentSession(session, isLeaving.current));
    });
    return () => data.subscription.unsubscribe();
  }, [authClient]);

  const actions = useMemo<Omit<Auth, 'state'>>(() => {
    async function leave(byChoice: boolean) {
      isLeaving.current = byChoice;
      const { error } = await authClient.signOut({ scope: 'local' });
      isLeaving.current = false;
      if (error !== null) {
        console.error('Error signing out', error);
      }
    }
    return {
      signIn: async (email, password) => {
        const { error } = await authClient.signInWithPassword({ email, password });
        return error === null ? null : explainSignInError(error);
      },
      signUp: async (fullName, email, password) => {
        const { data, error } = await authClient.signUp({
          email,
          password,
          options: { data: { full_name: fullName } },
        });
        return { error, userId: data.user?.id ?? null, isSignedIn: data.session !== null };
      },
      signOut: () => leave(true),
      endSession: () => leave(false),
    };
  }, [authClient]);

  const auth = useMemo(() => ({ state, ...actions }), [state, actions]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
