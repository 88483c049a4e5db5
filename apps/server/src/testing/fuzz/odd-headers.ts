import type { Draw } from './draw.ts';
import { canary, hostileTexts } from './hostile-values.ts';

type Headers = Record<string, string | string[]>;

/** A client refuses to send what a header cannot hold. */
export const headerText = (text: string): string =>
  text
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '')
    .slice(0, 4_000)
    .trim();

const twists: readonly ((headers: Headers, draw: Draw) => Headers)[] = [
  (headers, draw) => ({ ...headers, 'idempotency-key': headerText(draw.pick(hostileTexts)) }),
  (headers) => ({ ...headers, 'idempotency-key': 'the-same-again' }),
  (headers) => ({ ...headers, 'idempotency-key': [canary, 'two'] }),
  (headers, draw) => ({ ...headers, 'x-organization-id': headerText(draw.pick(hostileTexts)) }),
  (headers) => ({ ...headers, 'x-organization-id': 'all' }),
  ({ 'x-organization-id': _, ...headers }) => headers,
  (headers) => ({ ...headers, 'x-request-id': canary.repeat(3) }),
  (headers) => ({ ...headers, authorization: `Basic ${canary}` }),
  (headers) => ({ ...headers, authorization: `Bearer ${canary}` }),
  (headers) => ({ ...headers, authorization: `Bearer rfk_${canary.repeat(4)}` }),
  (headers) => ({ ...headers, authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }),
  (headers) => ({ ...headers, authorization: `Bearer ${'a.'.repeat(1_500)}` }),
  (headers) => ({ ...headers, authorization: '' }),
  (headers, draw) => ({ ...headers, 'last-event-id': headerText(draw.pick(hostileTexts)) }),
  (headers) => ({ ...headers, 'accept-encoding': 'br;q=x, *;q=0, gzip' }),
  (headers, draw) => ({ ...headers, 'user-agent': headerText(draw.pick(hostileTexts)) }),
  (headers) => ({ ...headers, cookie: `a=${canary}; =; ${'b=1; '.repeat(200)}` }),
  (headers) => ({ ...headers, origin: 'null', referer: canary }),
  (headers) => ({ ...headers, 'x-http-method-override': 'DELETE' }),
  (headers) => ({ ...headers, range: 'bytes=0-99999999999' }),
  (headers) => ({ ...headers, 'x-supabase-api-version': '2024-01-01' }),
  (headers) => ({ ...headers, 'x-forwarded-for': `${canary}, '; --` }),
  (headers) => ({ ...headers, 'x-forwarded-for': 'x'.repeat(3_000) }),
];

export function drawOddHeaders(headers: Headers, draw: Draw): Headers {
  return draw.pick(twists)(headers, draw);
}
