import type pg from 'pg';

/** The names and types of the columns that a statement would answer, without running it. */
export async function describeStatement(
  client: pg.Client,
  text: string,
): Promise<[name: string, type: string][]> {
  const fields = await new Promise<pg.FieldDef[]>((resolve, reject) => {
    let described: pg.FieldDef[] = [];
    let failure: Error | undefined;
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription(message: { fields: pg.FieldDef[] }) {
        described = message.fields;
      },
      handleError(error: Error) {
        failure = error;
      },
      handleReadyForQuery() {
        if (failure === undefined) resolve(described);
        else reject(failure);
      },
    });
  });
  const types = await client.query<{ oid: number; typname: string }>(
    'select oid::int, typname from pg_type where oid = any($1)',
    [fields.map((field) => field.dataTypeID)],
  );
  const nameOf = new Map(types.rows.map((row) => [row.oid, row.typname]));
  return fields.map((field) => [field.name, nameOf.get(field.dataTypeID) ?? 'unknown']);
}
