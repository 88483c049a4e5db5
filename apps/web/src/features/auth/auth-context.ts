import type { AuthError } from '@supabase/auth-js';
import { createContext, useContext } from 'react';
import type { SignInErrorKey } from './explain-sign-in-error.ts';

export interface SignedInUser {
  id: string;
  email: string;
  /** The full name where it is known, else the email address. */
  name: string;
}

export type AuthState =
  | { status: 'loading' }
  /** Whoever leaves by choice is not led back to the page they left. */
  | { status: 'signedOut'; byChoice: boolean }
  | { status: 'signedIn'; user: SignedInUser };

export interface SignUpResult {
  error: AuthError | null;
  userId: string | null;
  /** False where the email address has to be confirmed first. */
  isSignedIn: boolean;
}

export interface Auth {
  state: AuthState;
  /** Null when it worked, else the text that says why not. */
  signIn: (email: string, password: string) => Promise<SignInErrorKey | null>;
  signUp: (fullName: string, email: string, password: string) => Promise<SignUpResult>;
  signOut: () => Promise<void>;
  /** For a session the server has ended: the page is remembered for the next sign-in. */
  endSession: () => Promise<void>;
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
