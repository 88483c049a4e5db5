import type { WorkSpan } from '@ringfence/domain/imports/share-of-work';
import type { Transaction } from '../../../platform/database/database.ts';
import { countPeople } from '../store/queries/people.ts';

/** Hears of each statement of a step when it begins and when it has ended. */
export interface StatementListener {
  begin(name: string, span?: WorkSpan): void;
  end(name: string): void;
}

/** Statements that are run for some of the people at a time say so by these words, with the positions as values. */
const ofSome = /\bbetween \$3 and \$4\b/;

/** For which part of the people a statement is run, where it is not run for all of them. */
export function findSpan(
  text: string,
  values: readonly unknown[],
  people: number,
): WorkSpan | undefined {
  const [first, last] = values.slice(2, 4);
  if (people === 0 || typeof first !== 'number' || typeof last !== 'number') return undefined;
  if (!ofSome.test(text)) return undefined;
  return { from: Math.min(1, (first - 1) / people), to: Math.min(1, last / people) };
}

/** The same transaction; what is done in it is heard, and who does it need not know. */
export function followStatements(
  transaction: Transaction,
  listener: StatementListener,
): Transaction {
  let people = 0;
  const all: Transaction['all'] = async (statement, values = []) => {
    listener.begin(statement.name, findSpan(statement.text, values, people));
    const rows = await transaction.all(statement, values);
    listener.end(statement.name);
    if (statement.name === countPeople.name) {
      const [counted] = rows;
      if (counted !== undefined && 'last' in counted) people = Number(counted.last);
    }
    return rows;
  };
  return {
    ...transaction,
    all,
    first: async (statement, values) => (await all(statement, values))[0],
  };
}
