import type { Database, Transaction } from '../platform/database/database.ts';
import { forgetPlans } from '../platform/database/queries.ts';

/**
 * The same database, whose connections keep their plans. Uploads and campaigns forget them, because large ones fare
 * badly with the plans of a nearly empty table; where hundreds of tiny ones are made, planning again is most of the work.
 */
export function keepPlans(database: Database): Database {
  const keep = (transaction: Transaction): Transaction => ({
    ...transaction,
    all: async (statement, values) =>
      statement.name === forgetPlans.name ? [] : transaction.all(statement, values),
  });
  return {
    ...database,
    asTenant: (scope, work) => database.asTenant(scope, (transaction) => work(keep(transaction))),
    asSystem: (work, patience) =>
      database.asSystem((transaction) => work(keep(transaction)), patience),
  };
}
