import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeStatement } from '../../testing/describe-statement.ts';
import { listStatements } from '../../testing/list-statements.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const { connectionString } = useTestDatabase();
const statements = await listStatements();

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
