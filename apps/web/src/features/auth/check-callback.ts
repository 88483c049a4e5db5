import { isRecord } from '../../platform/is-record.ts';
import type { AuthAddress } from './auth-address.ts';
import type { AuthFailure } from './auth-failure.ts';

interface FollowedLink {
  search: string;
  hash: string;
  /** Why the client could not use what came along; null where it did not try. */
  failure: AuthFailure | null;
}

/** What came back is in the query, or after the fragment sign, or in both. */
export function readParameters({ search, hash }: Pick<FollowedLink, 'search' | 'hash'>) {
  return new Map([...new URLSearchParams(hash.replace(/^#/, '')), ...new URLSearchParams(search)]);
}

async function ask(
  { url, headers }: AuthAddress,
  path: string,
  request: RequestInit,
): Promise<AuthFailure | null> {
  try {
    const response = await fetch(`${url}${path}`, {
      ...request,
      headers: { ...headers, 'content-type': 'application/json', ...request.headers },
    });
    if (response.ok) {
      return null;
    }
    const isGateway = [502, 503, 504].includes(response.status);
    const answer: unknown = await response.json().catch(() => null);
    const code = isRecord(answer) ? (answer.error_code ?? answer.code) : null;
    return {
      name: isGateway ? 'AuthRetryableFetchError' : 'AuthApiError',
      message: '',
      status: response.status,
      code: typeof code === 'string' ? code : undefined,
    };
  } catch {
    return { name: 'AuthRetryableFetchError', message: '' };
  }
}

/**
 * What the server says of a link that this browser cannot use. It may have been asked for by another browser, and
 * then it was right; or somebody made it up.
 */
export async function checkCallback(
  address: AuthAddress,
  { search, hash, failure }: FollowedLink,
): Promise<AuthFailure | null> {
  const parameters = readParameters({ search, hash });
  const token = parameters.get('access_token');
  if (token !== undefined) {
    return ask(address, '/user', { headers: { authorization: `Bearer ${token}` } });
  }
  const code = parameters.get('code');
  if (code === undefined || failure !== null) {
    return failure;
  }
  // Shorter than any secret that belongs to a code, so that it is taken for the question that it is.
  const body = JSON.stringify({ auth_code: code, code_verifier: 'elsewhere' });
  return ask(address, '/token?grant_type=pkce', { method: 'POST', body });
}
