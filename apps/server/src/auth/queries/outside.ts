import { defineStatement } from '../../platform/database/statement.ts';

/**
 * A name that is there stays, since the person may have changed it here. An address that another
 * profile has is left out: the outside has given it to somebody new, and both must be able to work.
 */
export const keepOutsideProfile = defineStatement({
  name: 'auth.keep_outside_profile',
  text: `
    insert into profiles as kept (id, email, full_name)
    select $1::uuid, case when exists (
        select from profiles where lower(email) = lower($2::text) and id <> $1::uuid)
      then '' else $2::text end, $3
    on conflict (id) do update set email = excluded.email
    where excluded.email <> '' and kept.email <> excluded.email`,
  row: {},
});
