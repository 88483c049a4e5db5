import { createHash } from 'node:crypto';
import { defineStatement, type RowShape, type Statement } from '../platform/database/statement.ts';

/** A statement that only a test needs; its name is made from its text. */
export function testStatement<const Shape extends RowShape>(
  text: string,
  row: Shape,
): Statement<Shape> {
  const name = `test.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  return defineStatement({ name, text, row });
}
