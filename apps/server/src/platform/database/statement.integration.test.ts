import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeStatement } from '../../testing/describe-statement.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { SpanningStatement } from './spanning.ts';
import type { RowShape, Statement } from './statement.ts';

const { connectionString } = useTestDatabase();
const source = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('**/{queries,*.queries}.ts', { cwd: source }).concat(
  globSync('**/queries/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts')),
);

type Found = Statement<RowShape> | SpanningStatement<RowShape>;

function isFound(value: unknown): value is Found {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'statement' || value.kind === 'spanning';
}

const formsOf = (found: Found): Statement<RowShape>[] =>
  found.kind === 'spanning' ? [found.within, found.across] : [found];

const modules: object[] = await Promise.all(files.map((file) => import(`${source}${file}`)));
const statements = modules.flatMap((module) =>
  Object.values(module).filter(isFound).flatMap(formsOf),
);

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(connectionString);
  await client.connect();
});
afterAll(() => client.end());

describe('every statement', () => {
  it('is found', () => {
    expect(statements.length).toBeGreaterThan(10);
  });

  it('has a name of its own', () => {
    const names = statements.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(statements.map((statement) => [statement.name, statement] as const))(
    '%s fits the schema and answers the columns it declares',
    async (_, statement) => {
      const declared = Object.entries(statement.row).map(([name, type]) => [
        name,
        type.replace('?', ''),
      ]);
      expect(await describeStatement(client, statement.text)).toEqual(declared);
    },
  );
});
