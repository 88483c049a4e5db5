import { describe, expect, it } from 'vitest';
import { type Callback, explainCallback } from './explain-callback.ts';

function explain(rest: Partial<Callback>) {
  return explainCallback({ search: '', hash: '', failure: null, isFromProvider: false, ...rest });
}

const refused = { name: 'AuthApiError', message: '', status: 404, code: 'flow_state_not_found' };

describe('explainCallback', () => {
  it.each([
    ['?error=access_denied&error_description=User+said+no', 'denied'],
    ['?error=access_denied&error_code=otp_expired', 'linkExpired'],
    ['?error=invalid_request&error_code=flow_state_expired', 'tooSlow'],
    ['?error_code=bad_oauth_state', 'tooSlow'],
    ['?error=server_error&error_code=bad_oauth_callback', 'otherSite'],
    ['?error_code=provider_email_needs_verification', 'addressUnconfirmed'],
    ['?error_code=signup_disabled', 'signUpClosed'],
    ['?error_code=user_banned', 'banned'],
    ['?error_code=identity_already_exists', 'identityTaken'],
    ['?error=brand_new&error_description=Call+this+number', 'unexpected'],
    ['?error_description=Call+this+number', 'unexpected'],
  ])('explains %s, in the query and in the fragment', (search, key) => {
    const outcome = { kind: 'failed', text: `callback.errors.${key}` };
    expect(explain({ search })).toEqual(outcome);
    expect(explain({ hash: search.replace('?', '#') })).toEqual(outcome);
  });

  it.each(['bad_code_verifier', 'flow_state_expired'])(
    'says that the address is confirmed when another browser had asked for the link: %s',
    (code) => {
      const failure = { ...refused, code };
      expect(explain({ search: '?code=abc', failure })).toEqual({ kind: 'confirmed' });
    },
  );

  it('says that a link does not hold whose code the server does not know', () => {
    const outcome = { kind: 'failed', text: 'callback.errors.linkExpired' };
    expect(explain({ search: '?code=invented', failure: refused })).toEqual(outcome);
    expect(explain({ search: '?code=invented' })).toEqual(outcome);
    const failure = { name: 'AuthApiError', message: '', status: 403, code: 'bad_jwt' };
    expect(explain({ hash: '#access_token=invented&type=signup', failure })).toEqual(outcome);
  });

  it('asks to begin again when this tab had gone to another site', () => {
    expect(explain({ search: '?code=abc', failure: refused, isFromProvider: true })).toEqual({
      kind: 'failed',
      text: 'callback.errors.tooSlow',
    });
  });

  it('says that the server could not be reached', () => {
    const failure = { name: 'AuthRetryableFetchError', message: '', status: 503 };
    expect(explain({ search: '?code=abc', failure })).toEqual({
      kind: 'failed',
      text: 'callback.errors.unreachable',
    });
  });

  it('signs nobody in with tokens from the address', () => {
    expect(explain({ hash: '#access_token=a&type=signup' })).toEqual({ kind: 'confirmed' });
    expect(explain({ hash: '#access_token=a&type=invite' })).toEqual({ kind: 'choosePassword' });
  });

  it('knows that one of two mails was followed', () => {
    expect(explain({ search: '?message=Confirmation+link+accepted' })).toEqual({ kind: 'halfway' });
  });

  it('has nothing to tell when nothing was brought along', () => {
    expect(explain({})).toEqual({ kind: 'none' });
  });
});
