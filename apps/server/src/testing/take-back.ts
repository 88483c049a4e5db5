import type { Database, Transaction } from '../platform/database/database.ts';
import { testStatement } from './test-statement.ts';

/** Whatever would only be checked at the commit is checked now. */
const checkDeferred = testStatement('set constraints all immediate', {});

class TakenBack extends Error {}

export interface TakenBackDatabase {
  database: Database;
  /** While the work lasts, requests do everything but keep what they write; who signs in or out does. */
  takeBack<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * A database that can take every transaction back at its end, so that many may try what they may do on the same rows.
 * What needs an earlier transaction of its own request does not find it.
 */
export function takeBackOf(database: Database): TakenBackDatabase {
  let isTakingBack = false;
  const tryOut = async <Result>(
    open: (work: (transaction: Transaction) => Promise<void>) => Promise<void>,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> => {
    const tried: { result: Result }[] = [];
    try {
      await open(async (transaction) => {
        tried.push({ result: await work(transaction) });
        await transaction.all(checkDeferred);
        throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
    const last = tried.at(-1);
    if (last === undefined) throw new Error('nothing was tried');
    return last.result;
  };
  return {
    database: {
      ...database,
      asTenant: (scope, work, patience) =>
        isTakingBack
          ? tryOut((all) => database.asTenant(scope, all, patience), work)
          : database.asTenant(scope, work, patience),
      asSystem: (work, patience) =>
        isTakingBack
          ? tryOut((all) => database.asSystem(all, patience), work)
          : database.asSystem(work, patience),
      askAsTenant: (scope, statement, values) =>
        isTakingBack
          ? tryOut(
              (all) => database.asTenant(scope, all),
              (transaction) => transaction.all(statement, values),
            )
          : database.askAsTenant(scope, statement, values),
      askAsSystem: (statement, values) =>
        isTakingBack
          ? tryOut(
              (all) => database.asSystem(all),
              (transaction) => transaction.all(statement, values),
            )
          : database.askAsSystem(statement, values),
    },
    async takeBack(work) {
      isTakingBack = true;
      try {
        return await work();
      } finally {
        isTakingBack = false;
      }
    },
  };
}
