import type { PlaceAnswer } from '../port.ts';
import { DelayAsked } from './find-delay.ts';

type Refusal = Extract<PlaceAnswer, { kind: 'refused' }>['because'];

/** https://www.twilio.com/docs/api/errors */
const refusalByCode: Readonly<Record<number, Refusal>> = {
  10004: 'busy_carrier',
  13214: 'caller_id',
  13223: 'number',
  13224: 'number',
  13225: 'number',
  20003: 'account',
  20429: 'busy_carrier',
  21201: 'number',
  21202: 'number',
  21210: 'caller_id',
  21211: 'number',
  21212: 'caller_id',
  21213: 'caller_id',
  21214: 'number',
  21216: 'number',
  21217: 'number',
  21606: 'caller_id',
};

interface Failure {
  status: number;
  code: number | undefined;
  retryAfterSeconds: number | undefined;
}

/** The two exceptions that the SDK makes of an answer have these in common, and nothing else. */
function readFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return undefined;
  }
  const code = 'code' in error && typeof error.code === 'number' ? error.code : undefined;
  const retryAfterSeconds = error instanceof DelayAsked ? error.retryAfterSeconds : undefined;
  return { status: error.status, code, retryAfterSeconds };
}

/** Whether the connection was never made, so that nothing can have been asked. */
function neverConnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) {
    return true;
  }
  // A name with several addresses fails with one error an address.
  if (error instanceof AggregateError) {
    return error.errors.length > 0 && error.errors.every(neverConnected);
  }
  return neverConnected(error.cause);
}

/** An explanation goes into logs and records, and Twilio repeats the number it was given. */
function withoutNumbers(text: string): string {
  return text.replace(/\+?\d(?:[\s().-]?\d){6,}/g, '…');
}

/**
 * What went wrong, in a sentence. The error itself must not travel on: the SDK's errors carry the
 * request, and with it the token and the number.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'The request failed.';
  const failure = readFailure(error);
  const name =
    failure === undefined
      ? 'code' in error && typeof error.code === 'string'
        ? error.code
        : error.name
      : `HTTP ${failure.status}${failure.code === undefined ? '' : `, Twilio error ${failure.code}`}`;
  return `${name}: ${withoutNumbers(String(error.message))}`;
}

/** What a failed request to place a call means for the call. */
export function explainFailure(error: unknown): Exclude<PlaceAnswer, { kind: 'placed' }> {
  const detail = describeFailure(error);
  if (neverConnected(error)) return { kind: 'refused', because: 'busy_carrier', detail };
  const failure = readFailure(error);
  // 408: the carrier stopped waiting for the request, and does not say how far it got.
  const isRefusal =
    failure !== undefined &&
    failure.status >= 400 &&
    failure.status < 500 &&
    failure.status !== 408;
  const retryAfterSeconds = failure?.retryAfterSeconds;
  if (isRefusal) {
    return { kind: 'refused', because: findRefusal(failure), detail, retryAfterSeconds };
  }
  return {
    kind: 'unknown',
    detail,
    isOverloaded: (failure?.status ?? 0) >= 500,
    retryAfterSeconds,
  };
}

function findRefusal({ status, code }: Failure): Refusal {
  const known = code === undefined ? undefined : refusalByCode[code];
  if (known !== undefined) return known;
  // A refusal we do not know is about how we ask rather than about the number: to blame the number
  // would take a good one out of use.
  return status === 429 ? 'busy_carrier' : 'account';
}

/** A failed request, without what the SDK's own errors carry along. */
export class CarrierFailure extends Error {
  readonly status: number | undefined;
  readonly code: number | undefined;

  constructor(what: string, error: unknown) {
    super(`The carrier could not ${what}. ${describeFailure(error)}`);
    const failure = readFailure(error);
    this.status = failure?.status;
    this.code = failure?.code;
  }

  /** By Twilio's own word: any other server at the address could answer 404 to everything. */
  get isNotFound(): boolean {
    return this.status === 404 && this.code === 20404;
  }

  /** A change that the state of the call does not admit: it has moved on in the meantime. */
  get isWrongState(): boolean {
    return this.code === 21220;
  }
}
