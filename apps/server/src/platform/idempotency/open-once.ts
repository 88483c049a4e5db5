import type { Database, Transaction } from '../database/database.ts';
import { findAnswerAnywhere, insertAnswer, lockKey } from './queries.ts';
import { giveAgain, type KeyedRequest, readKey } from './read-key.ts';

export interface OpeningRequest<Output> extends KeyedRequest<Output> {
  userId: string;
}

export interface Opening<Output> {
  organizationId: string;
  answer: Output;
}

/**
 * Opens an organization once for a key. There is no organization to keep the key in before, so the
 * answer is kept in the one that was opened.
 */
export function openOnce<Output>(
  database: Database,
  request: OpeningRequest<Output>,
  work: (transaction: Transaction) => Promise<Opening<Output>>,
): Promise<Output> {
  return database.asSystem(async (transaction) => {
    const key = readKey(request);
    if (key === undefined) return (await work(transaction)).answer;
    const { userId, operation } = request;
    await transaction.all(lockKey, [userId, key.text]);
    const kept = await transaction.first(findAnswerAnywhere, [userId, key.text, operation]);
    if (kept !== undefined) return giveAgain(kept, key, request);
    const { organizationId, answer } = await work(transaction);
    const values = [organizationId, userId, key.text, operation, key.requestHash];
    await transaction.all(insertAnswer, [...values, JSON.stringify(answer)]);
    return answer;
  });
}
