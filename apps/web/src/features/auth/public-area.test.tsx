import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { type Auth, AuthContext, type AuthState } from './auth-context.ts';
import { PublicArea } from './public-area.tsx';

const nothing = async () => {};

async function show(state: AuthState): Promise<string> {
  const auth: Auth = { state, signOut: nothing, endSession: nothing, askSecondFactor: nothing };
  const { text } = await renderMarkup(
    <AuthContext value={auth}>
      <Routes>
        <Route element={<PublicArea />}>
          <Route path="/login" element="the sign-in page" />
        </Route>
      </Routes>
    </AuthContext>,
    { at: '/login' },
  );
  return text;
}

describe('the pages for visitors', () => {
  it('say "Loading..." until it is known who is there', async () => {
    expect(await show({ status: 'loading', isSlow: false })).toBe('Loading...');
  });

  it('are shown to people who are not signed in', async () => {
    const state = { status: 'signedOut', byChoice: false, idleMinutes: null } as const;
    expect(await show({ ...state, hasEnded: false })).toBe('the sign-in page');
  });

  it('are not shown to people who are', async () => {
    const user = { id: 'a', email: 'ana@harbor.example', name: 'Ana Torres' };
    const state = { status: 'signedIn', user, needsSecondFactor: false } as const;
    expect(await show({ ...state, isRecovering: false })).toBe('');
    expect(await show({ ...state, isRecovering: true })).toBe('');
  });
});
