import type { Database, Patience, TenantScope, Transaction } from '../database/database.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { ProblemError } from '../http/problem.ts';
import { claimKey, findAnswer, insertAnswer, keepAnswer } from './queries.ts';
import { giveAgain, type Key, type KeyedRequest, readKey } from './read-key.ts';

export interface WriteRequest<Output> extends KeyedRequest<Output> {
  scope: TenantScope;
}

type Work<Output> = (transaction: Transaction) => Promise<Output>;

const placeOf = ({ scope }: WriteRequest<unknown>, { text }: Key) => [
  scope.organizationId,
  scope.userId,
  text,
];

async function doOnce<Output>(
  transaction: Transaction,
  request: WriteRequest<Output>,
  work: Work<Output>,
): Promise<Output> {
  const key = readKey(request);
  if (key === undefined) return work(transaction);
  const place = placeOf(request, key);
  const values = [...place, request.operation, key.requestHash];
  if ((await transaction.first(claimKey, values)) === undefined) {
    const kept = await transaction.first(findAnswer, place);
    if (kept === undefined) throw new ProblemError('conflict');
    return giveAgain(kept, key, request);
  }
  const answer = await work(transaction);
  await transaction.all(keepAnswer, [...place, JSON.stringify(answer)]);
  return answer;
}

/**
 * Does the work in one transaction with its key: whatever happens in between, it is done once, and
 * a request that is sent again gets the first answer.
 */
export async function writeOnce<Output>(
  database: Database,
  request: WriteRequest<Output>,
  work: Work<Output>,
): Promise<Output> {
  return retryDeadlock(() =>
    database.asTenant(request.scope, (transaction) => doOnce(transaction, request, work)),
  );
}

/** The same, for what no person's role may write: the caller has checked that they may. */
export async function writeOnceAsSystem<Output>(
  database: Database,
  request: WriteRequest<Output>,
  work: Work<Output>,
  patience?: Patience,
): Promise<Output> {
  return retryDeadlock(() =>
    database.asSystem((transaction) => doOnce(transaction, request, work), patience),
  );
}

/**
 * What the same request was answered the first time, if there was one: asked where something comes
 * before the work that a repeated request must not run into, such as a limit.
 */
export async function findFirstAnswer<Output>(
  database: Database,
  request: WriteRequest<Output>,
): Promise<Output | undefined> {
  const key = readKey(request);
  if (key === undefined) return undefined;
  const kept = await database.asTenant(request.scope, (transaction) =>
    transaction.first(findAnswer, placeOf(request, key)),
  );
  return kept === undefined ? undefined : giveAgain(kept, key, request);
}

/** Keeps an answer in the transaction of its work, where that cannot begin with the key. */
export async function keepFirstAnswer<Output>(
  transaction: Transaction,
  request: WriteRequest<Output>,
  answer: Output,
): Promise<void> {
  const key = readKey(request);
  if (key === undefined) return;
  const values = [...placeOf(request, key), request.operation, key.requestHash];
  await transaction.all(insertAnswer, [...values, JSON.stringify(answer)]);
}
