-- Keys by which programs of an organization use the API.

create table api_keys (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  name text not null check (length(trim(name)) between 1 and 100),
  -- What people recognise it by; the rest is nowhere.
  prefix text not null,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  -- The secret before the last rotation, until it ends.
  previous_hash bytea unique check (length(previous_hash) = 32),
  previous_until timestamptz(3),
  -- Permissions, of which the key has those that its owner has.
  scopes text[] not null check (cardinality(scopes) > 0),
  -- In whose name it acts: it does no more than they may, and nothing once they have left.
  owner_id uuid not null references profiles (id),
  created_by uuid not null references profiles (id),
  created_at timestamptz(3) not null default now(),
  rotated_at timestamptz(3),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by uuid references profiles (id),
  primary key (organization_id, id)
);

do $$
begin
  alter table api_keys enable row level security, force row level security;
  create policy rows_of_tenant on api_keys to ringfence_tenant
    using (organization_id = (select current_organization_id()));
  create policy everything_for_system on api_keys to ringfence_system using (true);
  create policy rows_for_super on api_keys to ringfence_super
    using (case when (select named_organization_id()) is null then true
      else organization_id = (select named_organization_id()) end)
    with check (organization_id = (select named_organization_id()));
end
$$;
grant select, insert, update, delete on api_keys to ringfence_system;
-- Nobody who asks for data reads the hashes.
grant select (organization_id, id, name, prefix, scopes, owner_id, created_by, created_at, rotated_at,
    previous_until, expires_at, last_used_at, revoked_at, revoked_by)
  on api_keys to ringfence_tenant, ringfence_super;

-- Whoever is banned or deleted does nothing by their keys either. Of an account the system learns this alone.
create function is_shut_out(person uuid, moment timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (select from auth.users
    where id = person and (deleted_at is not null or banned_until > moment))
$$;
revoke execute on function is_shut_out from public;
grant execute on function is_shut_out to ringfence_system;
-- It runs as the role of the sign-in protocol, which alone sees accounts. An owner has to be allowed to
-- create where it owns; it is not needed for anything else.
grant create on schema public to ringfence_auth;
alter function is_shut_out owner to ringfence_auth;
revoke create on schema public from ringfence_auth;

-- What a program asked for and is done later is told with its key as well.
do $$
declare
  asked text;
begin
  foreach asked in array array['imports', 'contact_actions', 'downloads'] loop
    execute format('alter table %I add column api_key_id uuid,
      add foreign key (organization_id, api_key_id) references api_keys (organization_id, id)', asked);
  end loop;
end
$$;
grant update (api_key_id) on imports to ringfence_tenant, ringfence_super;

-- The key by which a request came, where it was one: the activity record tells it.
create function current_api_key_id() returns uuid
  language sql stable
as $$ select nullif(current_setting('ringfence.api_key_id', true), '')::uuid $$;
