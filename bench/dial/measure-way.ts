import pg from 'pg';

/** From the claim of a call to the moment at which the carrier is asked, as 95 in 100 take at most. */
export async function measureWay(connectionString: string): Promise<number> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    await client.query('set role ringfence_system');
    const { rows } = await client.query(
      `select percentile_disc(0.95) within group (order by
         extract(epoch from placing_at - reserved_at) * 1000)::integer as way
       from calls where placing_at is not null`,
    );
    if (process.argv.includes('--states')) {
      // debugging
      console.log(
        (
          await client.query(
            `select state, verdict, ended_because, count(*), min(next_at), max(next_at) from targets group by 1,2,3`,
          )
        ).rows,
      );
      console.log(
        (await client.query(`select state, outcome, count(*) from calls group by 1,2`)).rows,
      );
      console.log(
        (
          await client.query(
            `select r->>'code' as code, r->>'verdict' as verdict, count(*) from decisions, jsonb_array_elements(reasons) r where r->>'verdict' <> 'allow' group by 1,2 order by 3 desc limit 10`,
          )
        ).rows,
        (await client.query('select now()')).rows,
      );
    }
    return rows[0].way ?? 0;
  } finally {
    await client.end();
  }
}
