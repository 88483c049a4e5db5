import * as z from 'zod';

const busy = new Set([429, 503]);
const longestSeconds = 24 * 60 * 60;
const answerBody = z.object({ code: z.number().optional(), message: z.string().optional() });

/** An answer that says when to ask again. The SDK's own errors lose the headers. */
export class DelayAsked extends Error {
  readonly status: number;
  readonly code: number | undefined;
  readonly retryAfterSeconds: number;

  constructor(status: number, body: unknown, retryAfterSeconds: number) {
    const { code, message = 'Failed to execute request' } = readBody(body);
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Undefined for every answer but that of a carrier which is busy and says for how long. */
export function findDelay(
  { statusCode, body, headers }: { statusCode: number; body: unknown; headers: unknown },
  now: number,
): DelayAsked | undefined {
  if (!busy.has(statusCode)) return undefined;
  const seconds = readSeconds(readHeader(headers), now);
  return seconds === undefined ? undefined : new DelayAsked(statusCode, body, seconds);
}

function readHeader(headers: unknown): string {
  if (typeof headers !== 'object' || headers === null || !('retry-after' in headers)) return '';
  return String(headers['retry-after']).trim();
}

/** Seconds, or the date until which to wait (RFC 9110, section 10.2.3). */
function readSeconds(value: string, now: number): number | undefined {
  if (value === '') return undefined;
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((new Date(value).getTime() - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestSeconds);
}

function readBody(body: unknown): z.infer<typeof answerBody> {
  try {
    const read = answerBody.safeParse(typeof body === 'string' ? JSON.parse(body) : body);
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}
