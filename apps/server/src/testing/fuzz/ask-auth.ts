import type { AskedRequest, Role } from './asked.ts';
import type { Draw } from './draw.ts';
import { canary, hostileTexts } from './hostile-values.ts';
import { type Fields, isFields, mutate } from './mutate.ts';
import { drawOddHeaders } from './odd-headers.ts';
import { drawUnreadable } from './unreadable-bodies.ts';

interface AuthOperation {
  method: string;
  path: string;
  query?: Record<string, string>;
  body?: Fields;
}

const email = 'nobody@harbor.example';
const id = '01a1dd2e-e25f-7921-a55b-27832127b126';
const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
const data = { full_name: canary, nested: { list: [1, 'two'] } };

/** Every way in to the sign-in protocol, with what a client mostly sends. */
const operations: readonly AuthOperation[] = [
  { method: 'POST', path: '/signup', body: { email, password: 'short', data, ...challenge } },
  { method: 'POST', path: '/signup', body: { phone: '13125550177', password: 'short', data } },
  {
    method: 'POST',
    path: '/token',
    query: { grant_type: 'password' },
    body: { email, password: canary },
  },
  {
    method: 'POST',
    path: '/token',
    query: { grant_type: 'refresh_token' },
    body: { refresh_token: canary },
  },
  {
    method: 'POST',
    path: '/token',
    query: { grant_type: 'pkce' },
    body: { auth_code: id, code_verifier: 'a'.repeat(43) },
  },
  { method: 'POST', path: '/recover', body: { email, ...challenge } },
  { method: 'POST', path: '/otp', body: { email, create_user: true, data, ...challenge } },
  { method: 'POST', path: '/resend', body: { type: 'signup', email } },
  { method: 'POST', path: '/verify', body: { type: 'signup', email, token: '123456' } },
  { method: 'POST', path: '/verify', body: { type: 'email', token_hash: canary } },
  { method: 'GET', path: '/verify', query: { type: 'signup', token: canary, redirect_to: '/' } },
  { method: 'GET', path: '/user' },
  { method: 'PUT', path: '/user', body: { data, email, nonce: '123456' } },
  { method: 'PUT', path: '/user', body: { password: 'short', phone: '13125550177' } },
  { method: 'GET', path: '/reauthenticate' },
  { method: 'POST', path: '/factors', body: { factor_type: 'totp', friendly_name: canary } },
  { method: 'POST', path: `/factors/${id}/challenge`, body: {} },
  { method: 'POST', path: `/factors/${id}/verify`, body: { challenge_id: id, code: '123456' } },
  { method: 'DELETE', path: `/factors/${id}` },
  { method: 'POST', path: '/logout', query: { scope: 'none' } },
  {
    method: 'GET',
    path: '/authorize',
    query: { provider: 'google', redirect_to: '/', scopes: 'a b' },
  },
  { method: 'GET', path: '/callback', query: { code: canary, state: canary, iss: 'https://x' } },
  { method: 'POST', path: '/callback', body: { code: canary, state: canary } },
  { method: 'GET', path: '/user/identities/authorize', query: { provider: 'google' } },
  { method: 'DELETE', path: `/user/identities/${id}` },
  { method: 'GET', path: '/admin/users', query: { page: '1', per_page: '10' } },
  { method: 'POST', path: '/admin/users', body: { email, password: canary } },
  { method: 'PUT', path: `/admin/users/${id}`, body: { email, ban_duration: '1h' } },
  { method: 'DELETE', path: `/admin/users/${id}`, body: {} },
  { method: 'POST', path: '/invite', body: { email, data } },
  { method: 'POST', path: '/admin/generate_link', body: { type: 'recovery', email } },
  { method: 'GET', path: '/.well-known/jwks.json' },
  { method: 'GET', path: '/settings' },
  { method: 'GET', path: '/health' },
  { method: 'GET', path: `/${canary}` },
];

function drawQuery(query: Record<string, string>, draw: Draw): string {
  const parameters = new URLSearchParams(query);
  if (draw.percent(25)) {
    const name = draw.pick(['redirect_to', 'grant_type', 'token', 'provider', 'scope', 'page']);
    parameters.set(name, draw.pick(hostileTexts).slice(0, 2_000).toWellFormed());
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}

export function askAuth(role: Role, authorization: string | undefined, draw: Draw): AskedRequest {
  const operation = draw.pick(operations);
  const { method } = operation;
  const path = draw.percent(5)
    ? operation.path.replace(id, draw.pick(['%00', '..%2f', 'x', '%ff', "'"]))
    : operation.path;
  let headers: AskedRequest['headers'] = {
    'content-type': 'application/json',
    ...(authorization === undefined ? {} : { authorization }),
  };
  let body: Buffer | undefined;
  if (operation.body !== undefined) {
    let value: Fields = operation.body;
    for (let time = draw.below(3); time > 0; time -= 1) {
      const mutated = mutate(value, draw);
      value = isFields(mutated) ? mutated : value;
    }
    const text = JSON.stringify(value);
    const unreadable = draw.percent(20) ? drawUnreadable(draw, text) : undefined;
    body = unreadable?.body ?? Buffer.from(text);
    headers = { ...headers, ...unreadable?.headers };
  }
  if (draw.percent(15)) headers = drawOddHeaders(headers, draw);
  return {
    operation: `auth ${method} ${operation.path.replace(id, ':id')}`,
    role,
    method,
    path: `/auth/v1${path}${drawQuery(operation.query ?? {}, draw)}`,
    headers,
    body,
    isChunked: body !== undefined && draw.percent(10),
  };
}
