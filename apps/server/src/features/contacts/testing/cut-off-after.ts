import type {
  Database,
  Patience,
  TenantScope,
  Transaction,
} from '../../../platform/database/database.ts';

/** What breaks a worker off that is killed. */
export class Killed extends Error {}

/** A database that is gone after so many transactions of people. */
export function cutOffAfter(database: Database, most: number): Database {
  let begun = 0;
  return {
    ...database,
    asTenant<Result>(
      scope: TenantScope,
      work: (transaction: Transaction) => Promise<Result>,
      patience?: Patience,
    ): Promise<Result> {
      begun += 1;
      return begun > most ? Promise.reject(new Killed()) : database.asTenant(scope, work, patience);
    },
  };
}
