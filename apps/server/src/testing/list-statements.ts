import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SpanningStatement } from '../platform/database/spanning.ts';
import type { RowShape, Statement } from '../platform/database/statement.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

type Found = Statement<RowShape> | SpanningStatement<RowShape>;

function isFound(value: unknown): value is Found {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'statement' || value.kind === 'spanning';
}

const formsOf = (found: Found): Statement<RowShape>[] =>
  found.kind === 'spanning' ? [found.within, found.across] : [found];

/** Every statement of the server, as the files of queries have them. */
export async function listStatements(): Promise<Statement<RowShape>[]> {
  const files = globSync('**/{queries,*.queries}.ts', { cwd: source }).concat(
    globSync('**/queries/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts')),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(`${source}${file}`)));
  return modules.flatMap((module) => Object.values(module).filter(isFound).flatMap(formsOf));
}
