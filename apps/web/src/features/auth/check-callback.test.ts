import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkCallback } from './check-callback.ts';

const address = { url: 'https://ringfence.example/auth/v1', headers: { apikey: 'key' } };
const answer = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

afterEach(() => void vi.unstubAllGlobals());

describe('checkCallback', () => {
  it('asks what the server knows of a code that this browser has no secret for', async () => {
    const fetched = answer(404, { code: 404, error_code: 'flow_state_not_found', msg: '' });
    vi.stubGlobal('fetch', fetched);
    const found = await checkCallback(address, { search: '?code=abc', hash: '', failure: null });
    expect(found).toMatchObject({ status: 404, code: 'flow_state_not_found' });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      'https://ringfence.example/auth/v1/token?grant_type=pkce',
      expect.objectContaining({
        method: 'POST',
        body: JSON.stringify({ auth_code: 'abc', code_verifier: 'elsewhere' }),
        headers: expect.objectContaining({ apikey: 'key' }),
      }),
    );
  });

  it('asks whose a token is, and signs nobody in with it', async () => {
    const fetched = answer(200, { id: 'a' });
    vi.stubGlobal('fetch', fetched);
    const failure = { name: 'AuthPKCEGrantCodeExchangeError', message: '' };
    const link = { search: '', hash: '#access_token=abc', failure };
    expect(await checkCallback(address, link)).toBeNull();
    expect(fetched.mock.calls[0]?.[0]).toBe('https://ringfence.example/auth/v1/user');
  });

  it('asks nothing where the client has tried the code, or nothing came along', async () => {
    const fetched = answer(500, {});
    vi.stubGlobal('fetch', fetched);
    const failure = { name: 'AuthApiError', message: '', code: 'bad_code_verifier' };
    const tried = { search: '?code=abc', hash: '', failure };
    expect(await checkCallback(address, tried)).toBe(failure);
    expect(await checkCallback(address, { search: '', hash: '', failure: null })).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['no answer', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('offline')))],
    ['the answer of a gateway', answer(503, 'busy')],
  ])('knows %s', async (_what, fetched) => {
    vi.stubGlobal('fetch', fetched);
    const found = await checkCallback(address, { search: '?code=abc', hash: '', failure: null });
    expect(found).toMatchObject({ name: 'AuthRetryableFetchError' });
  });
});
