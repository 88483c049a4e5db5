import { runOnServer } from './run-on-server.ts';

/** Somebody with the rights of the tables' owner, past every guard of the application. */
export function tamper(
  connectionString: string,
  tables: readonly string[],
  ...statements: string[]
): Promise<void> {
  return runOnServer(
    connectionString,
    ...tables.flatMap((table) => [
      `alter table ${table} disable trigger user`,
      `alter table ${table} no force row level security`,
    ]),
    ...statements,
    ...tables.flatMap((table) => [
      `alter table ${table} force row level security`,
      `alter table ${table} enable trigger user`,
    ]),
  );
}
