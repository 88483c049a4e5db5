import { createHash } from 'node:crypto';
import { idempotencyKeyHeader } from '@ringfence/contract/headers';
import type * as z from 'zod';
import type { RowOf } from '../database/statement.ts';
import { ProblemError } from '../http/problem.ts';
import type { findAnswer } from './queries.ts';

const longestKey = 200;

/** A write as its key knows it. */
export interface KeyedRequest<Output> {
  headers: Headers;
  /** What is done, such as `campaigns.start`. */
  operation: string;
  /** Everything that the answer depends on, and no secret: a hash of it is kept. */
  input: unknown;
  /** Reads the kept answer back, in the form that was given first. */
  output: z.ZodType<Output>;
}

export interface Key {
  text: string;
  requestHash: Buffer;
}

/** Undefined where the request carries none: it is then done as often as it is sent. */
export function readKey({ headers, input }: KeyedRequest<unknown>): Key | undefined {
  const text = headers.get(idempotencyKeyHeader) ?? '';
  if (text === '') return undefined;
  if (text.length <= longestKey) {
    return { text, requestHash: createHash('sha256').update(JSON.stringify(input)).digest() };
  }
  throw new ProblemError('validation_failed', undefined, [
    { path: idempotencyKeyHeader, message: `At most ${longestKey} characters.` },
  ]);
}

/** The first answer once more, for the same request alone. */
export function giveAgain<Output>(
  kept: RowOf<typeof findAnswer.row>,
  { requestHash }: Key,
  request: KeyedRequest<Output>,
): Output {
  if (kept.operation !== request.operation || !kept.request_hash.equals(requestHash)) {
    throw new ProblemError('idempotency_key_reused');
  }
  return request.output.parse(kept.answer);
}
