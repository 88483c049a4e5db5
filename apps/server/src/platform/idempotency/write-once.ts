import { createHash } from 'node:crypto';
import { idempotencyKeyHeader } from '@ringfence/contract/headers';
import type * as z from 'zod';
import type { Database, TenantScope, Transaction } from '../database/database.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { ProblemError } from '../http/problem.ts';
import { claimKey, findAnswer, keepAnswer } from './queries.ts';

const longestKey = 200;

export interface WriteRequest<Output> {
  scope: TenantScope;
  headers: Headers;
  /** What is done, such as `campaigns.start`. */
  operation: string;
  /** Everything that the answer depends on. */
  input: unknown;
  /** Reads the kept answer back, in the form that was given first. */
  output: z.ZodType<Output>;
}

function readKey(headers: Headers): string | undefined {
  const key = headers.get(idempotencyKeyHeader) ?? undefined;
  if (key === undefined || key.length <= longestKey) return key;
  throw new ProblemError('validation_failed', undefined, [
    { path: idempotencyKeyHeader, message: `At most ${longestKey} characters.` },
  ]);
}

async function giveAnswerAgain<Output>(
  transaction: Transaction,
  key: string,
  hash: Buffer,
  request: WriteRequest<Output>,
): Promise<Output> {
  const kept = await transaction.first(findAnswer, [key]);
  if (kept === undefined) throw new ProblemError('conflict');
  if (kept.operation !== request.operation || !kept.request_hash.equals(hash)) {
    throw new ProblemError('idempotency_key_reused');
  }
  return request.output.parse(kept.answer);
}

/**
 * Does the work in one transaction with its key: whatever happens in between, it is done once, and
 * a request that is sent again gets the first answer.
 */
export function writeOnce<Output>(
  database: Database,
  request: WriteRequest<Output>,
  work: (transaction: Transaction) => Promise<Output>,
): Promise<Output> {
  const key = readKey(request.headers);
  return retryDeadlock(() =>
    database.asTenant(request.scope, async (transaction) => {
      if (key === undefined) return work(transaction);
      const hash = createHash('sha256').update(JSON.stringify(request.input)).digest();
      const claimed = await transaction.first(claimKey, [key, request.operation, hash]);
      if (claimed === undefined) return giveAnswerAgain(transaction, key, hash, request);
      const answer = await work(transaction);
      await transaction.all(keepAnswer, [key, JSON.stringify(answer)]);
      return answer;
    }),
  );
}
