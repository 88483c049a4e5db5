import { defineStatement } from '../../platform/database/statement.ts';

/** Answers nothing when the provider knows somebody else by this already. */
export const insertIdentity = defineStatement({
  name: 'auth.insert_identity',
  text: `
    insert into auth.identities
      (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $5, $5)
    on conflict (provider, provider_id) do nothing
    returning id`,
  row: { id: 'uuid' },
});

/** Keeps what the tables say of the providers and what the access token tells in step. */
export const refreshProviders = defineStatement({
  name: 'auth.refresh_providers',
  text: `
    update auth.users set app_metadata = app_metadata || jsonb_build_object(
      'provider', coalesce((
        select provider from auth.identities where user_id = $1 order by created_at, id limit 1), ''),
      'providers', coalesce((
        select jsonb_agg(provider order by first)
        from (select provider, min(created_at) as first from auth.identities
          where user_id = $1 group by provider) as known), '[]'))
    where id = $1`,
  row: {},
});
