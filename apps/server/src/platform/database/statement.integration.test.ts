import { isDeepStrictEqual } from 'node:util';
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

  it('fits the schema and answers the columns it declares', async () => {
    const faults: string[] = [];
    for (const { name, row, text } of statements) {
      const declared = Object.entries(row).map(([column, type]) => [column, type.replace('?', '')]);
      const answered = await describeStatement(client, text).catch((error: unknown) => `${error}`);
      if (isDeepStrictEqual(answered, declared)) continue;
      faults.push(`${name} declares ${JSON.stringify(declared)}: ${JSON.stringify(answered)}`);
    }
    expect(faults).toEqual([]);
  });
});
