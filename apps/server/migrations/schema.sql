-- Made from the migrations by `npm run schema`. Review it; do not edit it.

-- Functions

CREATE OR REPLACE FUNCTION public.activity_sealed_text(entry activity_entries)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_array(
    entry.organization_id, entry.id,
    to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    entry.actor_kind, entry.actor_id, entry.action, entry.subject_kind, entry.subject_id,
    entry.detail)::text
$function$
;
CREATE OR REPLACE FUNCTION public.current_organization_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select named.id
  from (select nullif(current_setting('ringfence.organization_id', true), '')::uuid) as named (id)
  where is_member(named.id)
$function$
;
CREATE OR REPLACE FUNCTION public.current_user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('ringfence.user_id', true), '')::uuid $function$
;
CREATE OR REPLACE FUNCTION public.is_member(organization uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from user_organizations
    where organization_id = organization and user_id = current_user_id())
$function$
;
CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select encode(
    overlay(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(moment.microseconds / 1000) from 3) from 1 for 6)
      placing int2send((28672 + moment.microseconds % 1000 * 4096 / 1000)::int2) from 7 for 2),
    'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as moment (microseconds)
$function$
;
CREATE OR REPLACE FUNCTION public.queue_activity_for_sealing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into activity_unsealed (organization_id, entry_id) values (new.organization_id, new.id);
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end
$function$
;

-- Tables

create table auth.rate_limits (
  limit_name text not null,
  subject_hash bytea not null,
  window_started_at timestamp(3) with time zone not null,
  hits integer not null
);
create table auth.refresh_tokens (
  session_id uuid not null,
  id uuid not null default new_id(),
  parent_id uuid,
  token_hash bytea not null,
  used_at timestamp(3) with time zone,
  sealed_successor bytea,
  created_at timestamp(3) with time zone not null default now()
);
create table auth.sessions (
  id uuid not null default new_id(),
  user_id uuid not null,
  assurance_level text not null,
  authentication_methods jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  refreshed_at timestamp(3) with time zone not null default now()
);
create table auth.signing_keys (
  id uuid not null default new_id(),
  purpose text not null,
  private_key jsonb not null,
  created_at timestamp(3) with time zone not null default now()
);
create table auth.users (
  id uuid not null default new_id(),
  email text not null,
  encrypted_password text not null,
  email_confirmed_at timestamp(3) with time zone,
  last_sign_in_at timestamp(3) with time zone,
  banned_until timestamp(3) with time zone,
  app_metadata jsonb not null default '{}'::jsonb,
  user_metadata jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
create table activity_entries (
  organization_id uuid not null,
  id uuid not null default new_id(),
  occurred_at timestamp(3) with time zone not null default clock_timestamp(),
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_kind text,
  subject_id uuid,
  detail jsonb not null default '{}'::jsonb
);
create table activity_seals (
  organization_id uuid not null,
  "position" bigint not null,
  entry_id uuid not null,
  hash bytea not null,
  sealed_at timestamp(3) with time zone not null default clock_timestamp()
);
create table activity_unsealed (
  organization_id uuid not null,
  entry_id uuid not null
);
create table live_events (
  organization_id uuid not null,
  id uuid not null default new_id(),
  sequence bigint,
  event jsonb not null,
  created_at timestamp(3) with time zone not null default clock_timestamp()
);
create table organizations (
  id uuid not null default new_id(),
  name text not null,
  created_at timestamp(3) with time zone not null default now()
);
create table profiles (
  id uuid not null default new_id(),
  email text not null,
  full_name text not null default ''::text,
  created_at timestamp(3) with time zone not null default now()
);
create table user_organizations (
  organization_id uuid not null,
  user_id uuid not null,
  role text not null default 'member'::text,
  created_at timestamp(3) with time zone not null default now()
);

-- Sequences

create sequence live_events_sequence;

-- Constraints

alter table auth.rate_limits add constraint rate_limits_pkey PRIMARY KEY (limit_name, subject_hash);
alter table auth.rate_limits add constraint rate_limits_hits_check CHECK ((hits > 0));
alter table auth.rate_limits add constraint rate_limits_subject_hash_check CHECK ((length(subject_hash) = 32));
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_parent_id_key UNIQUE (session_id, parent_id);
alter table auth.refresh_tokens add constraint refresh_tokens_token_hash_key UNIQUE (token_hash);
alter table auth.refresh_tokens add constraint refresh_tokens_pkey PRIMARY KEY (session_id, id);
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_parent_id_fkey FOREIGN KEY (session_id, parent_id) REFERENCES auth.refresh_tokens(session_id, id);
alter table auth.refresh_tokens add constraint refresh_tokens_check CHECK (((sealed_successor IS NULL) OR (used_at IS NOT NULL)));
alter table auth.refresh_tokens add constraint refresh_tokens_token_hash_check CHECK ((length(token_hash) = 32));
alter table auth.sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table auth.sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.sessions add constraint sessions_assurance_level_check CHECK ((assurance_level = ANY (ARRAY['aal1'::text, 'aal2'::text])));
alter table auth.signing_keys add constraint signing_keys_pkey PRIMARY KEY (id);
alter table auth.signing_keys add constraint signing_keys_purpose_check CHECK ((purpose = ANY (ARRAY['sign'::text, 'verify'::text])));
alter table auth.users add constraint users_pkey PRIMARY KEY (id);
alter table auth.users add constraint users_email_check CHECK ((email <> ''::text));
alter table activity_entries add constraint activity_entries_pkey PRIMARY KEY (organization_id, id);
alter table activity_entries add constraint activity_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table activity_entries add constraint activity_entries_action_check CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text));
alter table activity_entries add constraint activity_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['profile'::text, 'system'::text])));
alter table activity_entries add constraint activity_entries_check CHECK (((actor_kind = 'profile'::text) = (actor_id IS NOT NULL)));
alter table activity_entries add constraint activity_entries_check1 CHECK (((subject_kind IS NULL) = (subject_id IS NULL)));
alter table activity_seals add constraint activity_seals_organization_id_entry_id_key UNIQUE (organization_id, entry_id);
alter table activity_seals add constraint activity_seals_pkey PRIMARY KEY (organization_id, "position");
alter table activity_seals add constraint activity_seals_organization_id_entry_id_fkey FOREIGN KEY (organization_id, entry_id) REFERENCES activity_entries(organization_id, id);
alter table activity_seals add constraint activity_seals_hash_check CHECK ((length(hash) = 32));
alter table activity_seals add constraint activity_seals_position_check CHECK (("position" > 0));
alter table activity_unsealed add constraint activity_unsealed_pkey PRIMARY KEY (organization_id, entry_id);
alter table activity_unsealed add constraint activity_unsealed_organization_id_entry_id_fkey FOREIGN KEY (organization_id, entry_id) REFERENCES activity_entries(organization_id, id);
alter table live_events add constraint live_events_pkey PRIMARY KEY (organization_id, id);
alter table live_events add constraint live_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table organizations add constraint organizations_pkey PRIMARY KEY (id);
alter table organizations add constraint organizations_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table profiles add constraint profiles_pkey PRIMARY KEY (id);
alter table user_organizations add constraint user_organizations_pkey PRIMARY KEY (organization_id, user_id);
alter table user_organizations add constraint user_organizations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table user_organizations add constraint user_organizations_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE;
alter table user_organizations add constraint user_organizations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text])));

-- Indexes

CREATE INDEX rate_limits_by_age ON auth.rate_limits USING btree (window_started_at);
CREATE UNIQUE INDEX refresh_tokens_living ON auth.refresh_tokens USING btree (session_id) WHERE (used_at IS NULL);
CREATE INDEX refresh_tokens_sealed ON auth.refresh_tokens USING btree (session_id) WHERE (sealed_successor IS NOT NULL);
CREATE INDEX sessions_by_user ON auth.sessions USING btree (user_id);
CREATE UNIQUE INDEX signing_keys_one_signs ON auth.signing_keys USING btree (purpose) WHERE (purpose = 'sign'::text);
CREATE UNIQUE INDEX users_email ON auth.users USING btree (lower(email));
CREATE INDEX activity_entries_by_time ON public.activity_entries USING btree (organization_id, occurred_at DESC, id DESC);
CREATE INDEX live_events_by_age ON public.live_events USING btree (created_at);
CREATE UNIQUE INDEX live_events_in_order ON public.live_events USING btree (organization_id, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX live_events_not_relayed ON public.live_events USING btree (id) WHERE (sequence IS NULL);
CREATE INDEX organizations_by_name ON public.organizations USING btree (lower(name), id);
CREATE UNIQUE INDEX profiles_email ON public.profiles USING btree (lower(email)) WHERE (email <> ''::text);
CREATE INDEX user_organizations_by_user ON public.user_organizations USING btree (user_id, created_at DESC);

-- Triggers

CREATE TRIGGER activity_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.activity_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER activity_entries_wait_for_seal AFTER INSERT ON public.activity_entries FOR EACH ROW EXECUTE FUNCTION queue_activity_for_sealing();
CREATE TRIGGER activity_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.activity_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Row-level security

alter table auth.rate_limits enable row level security, force row level security;
alter table auth.refresh_tokens enable row level security, force row level security;
alter table auth.sessions enable row level security, force row level security;
alter table auth.signing_keys enable row level security, force row level security;
alter table auth.users enable row level security, force row level security;
alter table activity_entries enable row level security, force row level security;
alter table activity_seals enable row level security, force row level security;
alter table activity_unsealed enable row level security, force row level security;
alter table live_events enable row level security, force row level security;
alter table organizations enable row level security, force row level security;
alter table profiles enable row level security, force row level security;
alter table user_organizations enable row level security, force row level security;

-- Policies

create policy everything_for_auth on auth.rate_limits for all to ringfence_auth using (true);
create policy everything_for_auth on auth.refresh_tokens for all to ringfence_auth using (true);
create policy everything_for_auth on auth.sessions for all to ringfence_auth using (true);
create policy everything_for_auth on auth.signing_keys for all to ringfence_auth using (true);
create policy everything_for_auth on auth.users for all to ringfence_auth using (true);
create policy activity_entry_of_tenant on public.activity_entries for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy activity_for_auth on public.activity_entries for insert to ringfence_auth with check (true);
create policy everything_for_system on public.activity_entries for all to ringfence_system using (true);
create policy own_activity_entry_of_tenant on public.activity_entries for insert to ringfence_tenant with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (actor_kind = 'profile'::text) AND (actor_id = ( SELECT current_user_id() AS current_user_id))));
create policy activity_seal_of_tenant on public.activity_seals for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.activity_seals for all to ringfence_system using (true);
create policy everything_for_system on public.activity_unsealed for all to ringfence_system using (true);
create policy queue_for_owner on public.activity_unsealed for insert to owner with check (true);
create policy everything_for_system on public.live_events for all to ringfence_system using (true);
create policy live_event_for_auth on public.live_events for insert to ringfence_auth with check (true);
create policy live_event_of_tenant on public.live_events for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.organizations for all to ringfence_system using (true);
create policy organization_of_tenant on public.organizations for all to ringfence_tenant using (((id = ( SELECT current_organization_id() AS current_organization_id)) OR is_member(id)));
create policy everything_for_system on public.profiles for all to ringfence_system using (true);
create policy profile_for_auth on public.profiles for all to ringfence_auth using (true);
create policy profile_of_tenant on public.profiles for all to ringfence_tenant using (((id = ( SELECT current_user_id() AS current_user_id)) OR (EXISTS ( SELECT
   FROM user_organizations
  WHERE ((user_organizations.user_id = profiles.id) AND (user_organizations.organization_id = ( SELECT current_organization_id() AS current_organization_id))))))) with check ((id = ( SELECT current_user_id() AS current_user_id)));
create policy everything_for_system on public.user_organizations for all to ringfence_system using (true);
create policy membership_for_auth on public.user_organizations for select to ringfence_auth using (true);
create policy membership_for_owner on public.user_organizations for select to owner using (true);
create policy membership_of_tenant on public.user_organizations for all to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) OR (user_id = ( SELECT current_user_id() AS current_user_id)))) with check ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));

-- Grants

grant delete, insert, select, update on auth.rate_limits to ringfence_auth;
grant delete, insert, select, update on auth.sessions to ringfence_auth;
grant delete, insert, select, update on live_events to ringfence_system;
grant delete, insert, select, update on organizations to ringfence_system;
grant delete, insert, select, update on profiles to ringfence_system;
grant delete, insert, select, update on user_organizations to ringfence_system;
grant delete, select on activity_unsealed to ringfence_system;
grant insert (action) on activity_entries to ringfence_tenant;
grant insert (actor_id) on activity_entries to ringfence_tenant;
grant insert (actor_kind) on activity_entries to ringfence_tenant;
grant insert (detail) on activity_entries to ringfence_tenant;
grant insert (event) on live_events to ringfence_tenant;
grant insert (organization_id) on activity_entries to ringfence_tenant;
grant insert (organization_id) on live_events to ringfence_tenant;
grant insert (subject_id) on activity_entries to ringfence_tenant;
grant insert (subject_kind) on activity_entries to ringfence_tenant;
grant insert on activity_entries to ringfence_auth;
grant insert on live_events to ringfence_auth;
grant insert, select on activity_entries to ringfence_system;
grant insert, select on activity_seals to ringfence_system;
grant insert, select on auth.signing_keys to ringfence_auth;
grant insert, select, update on auth.refresh_tokens to ringfence_auth;
grant insert, select, update on auth.users to ringfence_auth;
grant insert, select, update on profiles to ringfence_auth;
grant select on activity_entries to ringfence_tenant;
grant select on activity_seals to ringfence_tenant;
grant select on live_events to ringfence_tenant;
grant select on organizations to ringfence_tenant;
grant select on profiles to ringfence_tenant;
grant select on user_organizations to ringfence_auth;
grant select on user_organizations to ringfence_tenant;
grant update (full_name) on profiles to ringfence_tenant;
grant usage on live_events_sequence to ringfence_system;
