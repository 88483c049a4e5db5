import { defineStatement } from '../../platform/database/statement.ts';

/** Keeps that a person ($1) has used a device ($2) at a moment ($3), and forgets all but so many ($4). */
export const keepDevice = defineStatement({
  name: 'auth.keep_device',
  text: `
    with kept as (
      insert into auth.known_devices as known (user_id, mark_hash, used_at) values ($1, $2, $3)
      on conflict (user_id, mark_hash) do update set used_at = greatest(known.used_at, excluded.used_at)
    )
    delete from auth.known_devices
    where user_id = $1 and mark_hash in (
      select mark_hash from auth.known_devices
      where user_id = $1 and mark_hash <> $2
      order by used_at desc offset $4::int - 1)`,
  row: {},
});

/** Whether the person who has this address or number ($2) has used the device ($1) since a moment ($3). */
export const findDevice = defineStatement({
  name: 'auth.find_device',
  text: `
    select exists (
      select from auth.known_devices known
      join auth.users person on person.id = known.user_id
      where known.mark_hash = $1 and known.used_at > $3 and (person.email = $2 or person.phone = $2)
    ) as is_known`,
  row: { is_known: 'bool' },
});
