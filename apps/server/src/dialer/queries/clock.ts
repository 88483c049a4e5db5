import { defineStatement } from '../../platform/database/statement.ts';

/** A worker that was killed while its clock was off is forgotten with the next one whose clock is. */
export const keepWrongClock = defineStatement({
  name: 'dialer.keep_wrong_clock',
  text: `
    with old as (
      delete from wrong_clocks
      where worker_id <> $1 and seen_at < clock_timestamp() - interval '1 hour'
    )
    insert into wrong_clocks as known (worker_id, seconds_ahead) values ($1, $2)
    on conflict (worker_id) do update
    set seconds_ahead = excluded.seconds_ahead, seen_at = clock_timestamp()
    returning (xmax = 0) as is_new`,
  row: { is_new: 'bool' },
});

export const deleteWrongClock = defineStatement({
  name: 'dialer.delete_wrong_clock',
  text: `delete from wrong_clocks where worker_id = $1 returning worker_id`,
  row: { worker_id: 'uuid' },
});

export const listScreens = defineStatement({
  name: 'dialer.list_screens',
  text: `select id from organizations where deleted_at is null order by id`,
  row: { id: 'uuid' },
});
