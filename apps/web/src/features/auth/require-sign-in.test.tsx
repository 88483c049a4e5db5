import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { type Auth, AuthContext, type AuthState } from './auth-context.ts';
import { RequireSignIn } from './require-sign-in.tsx';

const nothing = async () => {};

async function show(state: AuthState): Promise<string> {
  const auth: Auth = { state, signOut: nothing, endSession: nothing, askSecondFactor: nothing };
  const { text } = await renderMarkup(
    <AuthContext value={auth}>
      <RequireSignIn>the debtors</RequireSignIn>
    </AuthContext>,
  );
  return text;
}

describe('what needs a signed-in person', () => {
  it('is shown to one', async () => {
    const user = { id: 'a', email: 'ana@harbor.example', name: 'Ana Torres' };
    const state = { status: 'signedIn', user, needsSecondFactor: false } as const;
    expect(await show({ ...state, isRecovering: false })).toBe('the debtors');
  });

  it('is gone as soon as somebody leaves, before the server has answered', async () => {
    expect(await show({ status: 'leaving' })).not.toContain('the debtors');
  });
});
