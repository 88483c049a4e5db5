import { createHash } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import {
  defineStatement,
  type RowOf,
  type RowShape,
  type Statement,
} from '../platform/database/statement.ts';

/** A statement that only a test needs; its name is made from its text. */
export function testStatement<const Shape extends RowShape>(
  text: string,
  row: Shape,
): Statement<Shape> {
  const name = `test.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  return defineStatement({ name, text, row });
}

/** Asks past all fences, to see what really happened. */
export function askSystem<Shape extends RowShape>(
  database: Database,
  statement: Statement<Shape>,
  values: readonly unknown[] = [],
): Promise<RowOf<Shape>[]> {
  return database.asSystem((transaction) => transaction.all(statement, values));
}
