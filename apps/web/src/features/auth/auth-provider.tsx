import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { readStored, removeStored } from '../../platform/browser-storage.ts';
import { type Auth, AuthContext, type AuthState } from './auth-context.ts';
import { type AuthSource, AuthSourceContext } from './auth-source.ts';
import { type Departure, forgetDeparture, readDeparture, writeDeparture } from './departure.ts';
import { readHeldSession, sessionStorageKey } from './hold-session.ts';
import { forgetKeptInvitation, forgetOldInvitation } from './kept-invitation.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import { presentUser } from './present-user.ts';
import { forgetStoredPage, isReturn } from './remembered-page.ts';

const slowAfter = 6000;
/** When a session that still holds is taken as it is, although it could not be refreshed yet. */
const heldAfter = 1500;

function presentSession(event: AuthChangeEvent, session: Session | null): AuthState {
  if (session === null) {
    const { byChoice, idleMinutes } = readDeparture();
    // A person who has just arrived, on any page, did not leave it by choice, and was not sent away.
    const isNew = event === 'INITIAL_SESSION';
    return {
      status: 'signedOut',
      byChoice: byChoice && !isNew,
      idleMinutes,
      hasEnded: !byChoice && idleMinutes === null && !isNew,
    };
  }
  return {
    status: 'signedIn',
    user: presentUser(session.user),
    needsSecondFactor: needsSecondFactor(session),
    isRecovering: event === 'PASSWORD_RECOVERY',
  };
}

interface AuthProviderProps {
  source: AuthSource;
  children: ReactNode;
}

export function AuthProvider({ source, children }: AuthProviderProps) {
  const { client } = source;
  const [state, setState] = useState<AuthState>({ status: 'loading', isSlow: false });

  useEffect(forgetOldInvitation, []);

  useEffect(() => {
    const { data } = client.onAuthStateChange((event, session) => {
      // A session that could not be refreshed for now is kept; the client goes on trying.
      if (event === 'INITIAL_SESSION' && session === null && readStored(sessionStorageKey)) {
        return;
      }
      if (session !== null && event !== 'TOKEN_REFRESHED') {
        forgetDeparture();
      }
      setState(presentSession(event, session));
    });
    const timer = setTimeout(
      () => setState((known) => (known.status === 'loading' ? { ...known, isSlow: true } : known)),
      slowAfter,
    );
    const holding = setTimeout(() => {
      // A link that was followed may bring another session.
      const held = isReturn(window.location) ? null : readHeldSession(Date.now());
      if (held !== null) {
        setState((known) =>
          known.status === 'loading' ? presentSession('INITIAL_SESSION', held) : known,
        );
      }
    }, heldAfter);
    // Another tab that could not tell the server left by itself.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === sessionStorageKey && newValue === null) {
        setState(presentSession('SIGNED_OUT', null));
      }
    };
    window.addEventListener('storage', follow);
    return () => {
      data.subscription.unsubscribe();
      clearTimeout(timer);
      clearTimeout(holding);
      window.removeEventListener('storage', follow);
    };
  }, [client]);

  const actions = useMemo<Omit<Auth, 'state'>>(() => {
    async function leave(how: Departure) {
      writeDeparture(how);
      // First, because what the page asked for afterwards would be refused.
      setState({ status: 'leaving' });
      const { error } = await client.signOut({ scope: 'local' });
      if (error !== null) {
        console.error('Error signing out', error);
        // A person who leaves must be out, although the server could not be reached.
        removeStored(sessionStorageKey);
        setState(presentSession('SIGNED_OUT', null));
      }
    }
    return {
      signOut: () => {
        forgetStoredPage();
        forgetKeptInvitation();
        return leave({ byChoice: true, idleMinutes: null });
      },
      endSession: (reason) => leave({ byChoice: false, idleMinutes: null, ...reason }),
      askSecondFactor: async () => {
        const { error } = await client.refreshSession();
        if (error !== null) {
          console.warn('The session could not be brought up to date', error);
        }
      },
    };
  }, [client]);

  const auth = useMemo(() => ({ state, ...actions }), [state, actions]);

  return (
    <AuthSourceContext value={source}>
      <AuthContext value={auth}>{children}</AuthContext>
    </AuthSourceContext>
  );
}
