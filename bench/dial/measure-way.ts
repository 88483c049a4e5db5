import pg from 'pg';

/** What paused campaigns by itself; a run that was paused measured nothing. */
export async function listTripped(connectionString: string): Promise<string[]> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    await client.query('set role ringfence_system');
    const { rows } = await client.query(
      `select distinct coalesce(detail->>'because', detail->>'cause', 'something') as cause from activity_entries
       where action = 'campaign.paused' and actor_kind = 'system'`,
    );
    return rows.map((row) => String(row.cause));
  } finally {
    await client.end();
  }
}

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
    return rows[0].way ?? 0;
  } finally {
    await client.end();
  }
}
