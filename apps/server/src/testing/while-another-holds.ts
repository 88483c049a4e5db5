import pg from 'pg';

/** Does something while another has locked what it wants, and lets that go only afterwards. */
export async function whileAnotherHolds<Result>(
  connectionString: string,
  [lock, values]: readonly [text: string, values: unknown[]],
  work: () => Promise<Result>,
): Promise<Result> {
  const other = new pg.Client(connectionString);
  await other.connect();
  try {
    await other.query('begin; set local role ringfence_system');
    await other.query(lock, values);
    return await work();
  } finally {
    await other.end();
  }
}
