import type { ReactNode } from 'react';
import { type Auth, AuthContext } from '../features/auth/auth-context.ts';

const nothing = async () => {};

const auth: Auth = {
  state: {
    status: 'signedIn',
    user: { id: 'a', email: 'ana@harbor.example', name: 'Ana Torres' },
    needsSecondFactor: false,
    isRecovering: false,
  },
  signOut: nothing,
  endSession: nothing,
  askSecondFactor: nothing,
};

/** Somebody is signed in. */
export function WithPerson({ children }: { children: ReactNode }) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}
