-- Who may sign in, and who is signed in. Everything here belongs to the sign-in protocol alone: it
-- has a schema of its own, which neither the tenant role nor the system role may enter.
create schema auth;
grant usage on schema auth to ringfence_auth;

-- A person's profile has the id of their user.
create table auth.users (
  id uuid primary key default new_id(),
  email text not null check (email <> ''),
  encrypted_password text not null,
  email_confirmed_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  banned_until timestamptz(3),
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index users_email on auth.users (lower(email));

-- A session lives as long as its row: signing out deletes it, and its refresh tokens with it.
create table auth.sessions (
  id uuid primary key default new_id(),
  user_id uuid not null references auth.users (id) on delete cascade,
  assurance_level text not null check (assurance_level in ('aal1', 'aal2')),
  -- How the person proved who they are, newest first, as the access token tells it.
  authentication_methods jsonb not null,
  created_at timestamptz(3) not null default now(),
  refreshed_at timestamptz(3) not null default now()
);
create index sessions_by_user on auth.sessions (user_id);

-- Only hashes: whoever reads this table can sign in as nobody. Used tokens are kept, so that a
-- stolen one is recognised when it is tried later.
create table auth.refresh_tokens (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  id uuid not null default new_id(),
  parent_id uuid,
  token_hash bytea not null unique check (length(token_hash) = 32),
  used_at timestamptz(3),
  -- The token that came after this one, readable only with this one.
  sealed_successor bytea,
  created_at timestamptz(3) not null default now(),
  primary key (session_id, id),
  unique (session_id, parent_id),
  foreign key (session_id, parent_id) references auth.refresh_tokens (session_id, id),
  check (sealed_successor is null or used_at is not null)
);
-- However many requests race, a session has one living token.
create unique index refresh_tokens_living on auth.refresh_tokens (session_id) where used_at is null;
create index refresh_tokens_sealed on auth.refresh_tokens (session_id) where sealed_successor is not null;

-- One key signs; those that signed before still verify until their last token has expired.
create table auth.signing_keys (
  id uuid primary key default new_id(),
  purpose text not null check (purpose in ('sign', 'verify')),
  private_key jsonb not null,
  created_at timestamptz(3) not null default now()
);
-- Processes that start together agree on one key, because a second cannot be written.
create unique index signing_keys_one_signs on auth.signing_keys (purpose) where purpose = 'sign';

-- How often something was tried in the window that began with its first try. Subjects are hashed:
-- this is a count, and not a list of who tried to sign in from where.
create table auth.rate_limits (
  limit_name text not null,
  subject_hash bytea not null check (length(subject_hash) = 32),
  window_started_at timestamptz(3) not null,
  hits integer not null check (hits > 0),
  primary key (limit_name, subject_hash)
);
create index rate_limits_by_age on auth.rate_limits (window_started_at);

alter table auth.users enable row level security, force row level security;
alter table auth.sessions enable row level security, force row level security;
alter table auth.refresh_tokens enable row level security, force row level security;
alter table auth.signing_keys enable row level security, force row level security;
alter table auth.rate_limits enable row level security, force row level security;

create policy everything_for_auth on auth.users to ringfence_auth using (true);
create policy everything_for_auth on auth.sessions to ringfence_auth using (true);
create policy everything_for_auth on auth.refresh_tokens to ringfence_auth using (true);
create policy everything_for_auth on auth.signing_keys to ringfence_auth using (true);
create policy everything_for_auth on auth.rate_limits to ringfence_auth using (true);

grant select, insert, update on auth.users, auth.refresh_tokens to ringfence_auth;
grant select, insert, update, delete on auth.sessions, auth.rate_limits to ringfence_auth;
grant select, insert on auth.signing_keys to ringfence_auth;
