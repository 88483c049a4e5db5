import { createContext, useContext } from 'react';
import type { Departure } from './departure.ts';

export interface SignedInUser {
  id: string;
  /** Empty for a person who has only a phone number. */
  email: string;
  /** The full name where it is known, else the email address or the phone number. */
  name: string;
}

export type AuthState =
  /** Slow: long enough to tell the person that something is amiss. */
  | { status: 'loading'; isSlow: boolean }
  /** On the way out: nothing of the session is shown or asked for any more. */
  | { status: 'leaving' }
  /** Ended: while somebody was at work, neither by them nor because they were idle. */
  | ({ status: 'signedOut'; hasEnded: boolean } & Departure)
  /** With the second factor still to be shown, nothing but that can be done. */
  | {
      status: 'signedIn';
      user: SignedInUser;
      needsSecondFactor: boolean;
      /** Let in by the mail for a forgotten password, and about to choose a new one. */
      isRecovering: boolean;
    };

export interface Auth {
  state: AuthState;
  signOut: () => Promise<void>;
  /** The page is remembered for the next sign-in. The sign-in page tells of idle minutes. */
  endSession: (reason?: { idleMinutes: number }) => Promise<void>;
  /** For when the server wants the second factor: the session is brought up to date with it. */
  askSecondFactor: () => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) {
    throw new Error('useAuth must be used within an AuthProvider');
  }
  return auth;
}

/** The signed-in person, for what is only ever shown inside the protected area. */
export function useSignedInUser(): SignedInUser {
  const { state } = useAuth();
  if (state.status !== 'signedIn') {
    throw new Error('useSignedInUser must be used within the protected area');
  }
  return state.user;
}
