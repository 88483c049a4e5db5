import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const question = `
  select exists (select from contact_summaries where judge_at = '-infinity') as is_left`;
const pauseMilliseconds = 2_000;

/** Ends when everybody has been judged: a week lies between two files, and nobody judges then any more. */
export async function awaitJudged(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    await client.query('set role ringfence_system');
    for (;;) {
      const { rows } = await client.query<{ is_left: boolean }>(question);
      if (rows[0]?.is_left === false) return;
      await wait(pauseMilliseconds);
    }
  } finally {
    await client.end();
  }
}
