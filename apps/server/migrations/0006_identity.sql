-- The rest of the sign-in protocol: phone numbers, identities at other providers, flows that leave
-- the site and come back, one-time codes, second factors, and the messages that carry codes.

-- A person signs in with an email address, a phone number or another provider; the latter need no
-- password here. Phone numbers are kept as the protocol writes them: E.164 without the plus sign.
alter table auth.users
  alter column email drop not null,
  alter column encrypted_password drop not null,
  -- When it was last shown that the address is this person's: by a mail that was answered, by the word
  -- of a provider or of the operator. An address can count as confirmed without it, where no mail is
  -- sent; it then lets people sign in and carries no rights.
  add column email_proven_at timestamptz(3),
  add check (email_proven_at is null or (email is not null and email_confirmed_at is not null)),
  add column phone text check (phone ~ '^[1-9][0-9]{1,14}$'),
  add column phone_confirmed_at timestamptz(3),
  add column invited_at timestamptz(3),
  add column confirmation_sent_at timestamptz(3),
  add column recovery_sent_at timestamptz(3),
  -- What the person wants to change to, until they have shown that it is theirs.
  add column new_email text check (new_email <> ''),
  add column email_change_sent_at timestamptz(3),
  -- Of the two addresses of a change, whether one has agreed already.
  add column email_change_half_confirmed boolean not null default false,
  add column new_phone text check (new_phone ~ '^[1-9][0-9]{1,14}$'),
  add column role text not null default 'authenticated' check (role <> ''),
  -- Kept without any personal detail, so that its id is never given to somebody else.
  add column deleted_at timestamptz(3);
create unique index users_phone on auth.users (phone);
create index users_by_age on auth.users (created_at desc, id desc);
create index users_never_confirmed on auth.users (created_at)
  where email_confirmed_at is null and phone_confirmed_at is null and last_sign_in_at is null
    and deleted_at is null;
create index users_by_new_email on auth.users (new_email) where new_email is not null;
create index users_by_new_phone on auth.users (new_phone) where new_phone is not null;

-- How a person is known at each provider; email and phone are providers like any other.
create table auth.identities (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default new_id(),
  provider text not null check (provider <> ''),
  -- Who the person is at the provider, which never gives the same to two people.
  provider_id text not null check (provider_id <> ''),
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  unique (provider, provider_id)
);

-- Where somebody signed in, as they can recognise it in the list of their sessions.
alter table auth.sessions
  add column user_agent text,
  add column address text,
  -- Of a banned person: it lives no more, and is kept to tell them why when they come back.
  add column ended_at timestamptz(3);
create index sessions_by_age on auth.sessions (refreshed_at);

-- Used tokens go after a while, the oldest of a session first.
alter table auth.refresh_tokens
  -- Which browser used it, as a hash; null where it did not say.
  add column used_agent_hash bytea check (length(used_agent_hash) = 32),
  drop constraint refresh_tokens_session_id_parent_id_fkey,
  add foreign key (session_id, parent_id) references auth.refresh_tokens (session_id, id)
    on delete set null (parent_id);
create index refresh_tokens_by_use on auth.refresh_tokens (used_at) where used_at is not null;

-- A sign-in that leaves this site and comes back: at a provider, or through a mail. It is taken up
-- once, within minutes, by whoever holds the verifier of its challenge.
create table auth.flow_states (
  id uuid primary key default new_id(),
  provider text not null,
  authentication_method text not null,
  -- Both are given out once and kept as hashes.
  state_hash bytea unique check (length(state_hash) = 32),
  code_hash bytea unique check (length(code_hash) = 32),
  -- Null where the client asked for the session in the fragment instead.
  code_challenge text check (code_challenge ~ '^[A-Za-z0-9._~-]{43,128}$'),
  redirect_to text not null,
  nonce text,
  -- Our own proof towards the provider.
  provider_verifier text,
  -- A signed-in person who adds a provider to their account.
  linking_user_id uuid references auth.users (id) on delete cascade,
  -- The session they asked in: the flow ends with it.
  linking_session_id uuid references auth.sessions (id) on delete cascade,
  -- Who it turned out to be, from the moment the code exists.
  user_id uuid references auth.users (id) on delete cascade,
  -- What the provider gave, readable only with the code.
  sealed_provider_tokens bytea,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  check ((code_hash is null) = (user_id is null))
);
create index flow_states_by_end on auth.flow_states (expires_at);
create index flow_states_by_user on auth.flow_states (user_id) where user_id is not null;
create index flow_states_by_linking on auth.flow_states (linking_user_id)
  where linking_user_id is not null;
create index flow_states_by_linking_session on auth.flow_states (linking_session_id)
  where linking_session_id is not null;

-- A link and a code of one message; a newer message of the same purpose replaces them.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'invite', 'recovery', 'magiclink',
    'email_change_current', 'email_change_new', 'phone_confirmation', 'phone_change',
    'reauthentication')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  code_hash bytea not null check (length(code_hash) = 32),
  -- The address or number that it was sent to.
  sent_to text not null,
  -- Wrong codes so far: a code is short, so only a few may be tried.
  tries integer not null default 0 check (tries >= 0),
  code_challenge text check (code_challenge ~ '^[A-Za-z0-9._~-]{43,128}$'),
  -- What the sign-up that caused this message chose. It takes effect when the message is answered:
  -- until then, nobody knows whether it was the owner of the address who typed it.
  chosen_password text,
  chosen_metadata jsonb,
  created_at timestamptz(3) not null default now(),
  code_expires_at timestamptz(3) not null,
  link_expires_at timestamptz(3) not null,
  primary key (user_id, purpose)
);
create index one_time_tokens_by_recipient on auth.one_time_tokens (sent_to);
-- As the statement that clears them away asks for them.
create index one_time_tokens_by_end on auth.one_time_tokens (link_expires_at)
  where purpose not in ('confirmation', 'phone_confirmation');

-- The password of the latest sign-up for an address or number, whether there is an account or not.
-- It opens nothing. Whoever signs up and then signs in is told that the address is not confirmed;
-- this alone decides it, so that it tells nothing about who has an account.
create table auth.sign_up_choices (
  login text primary key check (login <> ''),
  chosen_password text not null,
  created_at timestamptz(3) not null
);
create index sign_up_choices_by_age on auth.sign_up_choices (created_at);

create table auth.factors (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null unique default new_id(),
  friendly_name text not null default '',
  factor_type text not null check (factor_type = 'totp'),
  status text not null check (status in ('unverified', 'verified')),
  secret text not null,
  -- RFC 6238 section 5.2: a code is accepted once. The time step of the last one taken.
  last_used_step bigint,
  last_challenged_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, id)
);
create unique index factors_name on auth.factors (user_id, friendly_name) where friendly_name <> '';

create table auth.challenges (
  factor_id uuid not null references auth.factors (id) on delete cascade,
  id uuid not null default new_id(),
  tries integer not null default 0 check (tries >= 0),
  verified_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (factor_id, id)
);
create index challenges_by_end on auth.challenges (expires_at);

-- Mails and text messages on their way out. They are written in the transaction that makes the code
-- they carry, so that none is lost and none tells of a code that does not exist. Once sent, only
-- the fact is kept; in the demo the text stays, because the page that shows it is the recipient.
create table auth.messages (
  id uuid primary key default new_id(),
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz(3) not null default now(),
  next_try_at timestamptz(3) not null default now(),
  tries integer not null default 0 check (tries >= 0),
  -- After this the code inside is of no use any more.
  useless_after timestamptz(3) not null,
  sent_at timestamptz(3),
  given_up_at timestamptz(3)
);
create index messages_waiting on auth.messages (next_try_at)
  where sent_at is null and given_up_at is null;
create index messages_by_age on auth.messages (created_at desc, id desc);
create index messages_texts on auth.messages (sent_at) where channel = 'sms';

-- A new key is shown to everybody before it signs, and the one before it verifies until its last
-- token has expired. Of a key that the operator keeps, only the public part is here, so that tokens
-- of the one before it are still known after the operator has changed it.
alter table auth.signing_keys rename column private_key to jwk;
alter table auth.signing_keys
  drop column purpose,
  -- What tokens call it.
  add column kid text unique,
  -- Null for the operator's: those sign where they are kept.
  add column signs_from timestamptz(3),
  add column verifies_until timestamptz(3);

alter table auth.identities enable row level security, force row level security;
alter table auth.flow_states enable row level security, force row level security;
alter table auth.one_time_tokens enable row level security, force row level security;
alter table auth.sign_up_choices enable row level security, force row level security;
alter table auth.factors enable row level security, force row level security;
alter table auth.challenges enable row level security, force row level security;
alter table auth.messages enable row level security, force row level security;

create policy everything_for_auth on auth.identities to ringfence_auth using (true);
create policy everything_for_auth on auth.flow_states to ringfence_auth using (true);
create policy everything_for_auth on auth.one_time_tokens to ringfence_auth using (true);
create policy everything_for_auth on auth.sign_up_choices to ringfence_auth using (true);
create policy everything_for_auth on auth.factors to ringfence_auth using (true);
create policy everything_for_auth on auth.challenges to ringfence_auth using (true);
create policy everything_for_auth on auth.messages to ringfence_auth using (true);

grant select, insert, update, delete on auth.identities, auth.flow_states, auth.one_time_tokens,
  auth.sign_up_choices, auth.factors, auth.challenges, auth.messages to ringfence_auth;
grant delete on auth.users, auth.refresh_tokens to ringfence_auth;
grant update, delete on auth.signing_keys to ringfence_auth;

-- Whoever is deleted leaves every organization.
grant delete on user_organizations to ringfence_auth;
create policy membership_ended_by_auth on user_organizations for delete to ringfence_auth
  using (true);

-- What there was before. The policies are forced, so that the owner of the tables sees no row.
set local role ringfence_auth;
insert into auth.identities
  (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select id, 'email', id::text,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', email_confirmed_at is not null,
    'phone_verified', false),
  last_sign_in_at, created_at, updated_at
from auth.users;
update auth.users set email_proven_at = email_confirmed_at;
update auth.signing_keys set kid = id::text, signs_from = created_at;
reset role;
alter table auth.signing_keys
  alter column kid set not null,
  add check (signs_from is not null or verifies_until is not null);

-- That the sample data was loaded here. Much follows from it, such as a page that shows every mail,
-- so it is written by the loading alone and never read from anything that people can type in.
create table demo_marks (
  id boolean primary key default true check (id),
  loaded_at timestamptz(3) not null default now()
);
alter table demo_marks enable row level security, force row level security;
create policy everything_for_system on demo_marks to ringfence_system using (true);
grant select, insert on demo_marks to ringfence_system;
