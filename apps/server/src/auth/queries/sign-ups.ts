import { defineStatement } from '../../platform/database/statement.ts';

/**
 * What a new user will look like, before it is known whether the address is free: ids, and fields in
 * the order in which PostgreSQL keeps them.
 */
export const imagineUser = defineStatement({
  name: 'auth.imagine_user',
  text: `
    select ids.id, ids.identity_id, $1::jsonb as app_metadata, $2::jsonb as user_metadata,
      $3::jsonb || jsonb_build_object('sub', ids.id) as identity_data
    from (select new_id() as id, new_id() as identity_id) as ids`,
  row: {
    id: 'uuid',
    identity_id: 'uuid',
    app_metadata: 'jsonb',
    user_metadata: 'jsonb',
    identity_data: 'jsonb',
  },
});

/**
 * Answers nobody when somebody has the email or the number already. What was said at the sign-up
 * stays out of the account until the address is proven: see `auth.one_time_tokens`.
 */
export const insertImaginedUser = defineStatement({
  name: 'auth.insert_imagined_user',
  text: `
    insert into auth.users (id, email, phone, app_metadata, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $5)
    on conflict do nothing
    returning id`,
  row: { id: 'uuid' },
});

export const insertImaginedIdentity = defineStatement({
  name: 'auth.insert_imagined_identity',
  text: `
    insert into auth.identities (user_id, id, provider, provider_id, identity_data,
      last_sign_in_at, created_at, updated_at)
    values ($1::uuid, $2, $3, $1::uuid::text, $4::jsonb || jsonb_build_object('sub', $1::uuid),
      $5, $5, $5)`,
  row: {},
});

export const keepSignUpChoice = defineStatement({
  name: 'auth.keep_sign_up_choice',
  text: `
    insert into auth.sign_up_choices (login, chosen_password, created_at) values ($1, $2, $3)
    on conflict (login) do update set chosen_password = excluded.chosen_password,
      created_at = excluded.created_at`,
  row: {},
});

/** The password of the latest sign-up for an address or number, unless that was long ago. */
export const findSignUpChoice = defineStatement({
  name: 'auth.find_sign_up_choice',
  text: `
    select chosen_password from auth.sign_up_choices where login = $1 and created_at > $2`,
  row: { chosen_password: 'text' },
});

/** Some at a time, so that nobody waits for all of them. */
export const deleteOldSignUpChoices = defineStatement({
  name: 'auth.delete_old_sign_up_choices',
  text: `
    delete from auth.sign_up_choices where login in (
      select login from auth.sign_up_choices where created_at <= $1
      order by created_at limit 1000 for update skip locked)
    returning login`,
  row: { login: 'text' },
});
