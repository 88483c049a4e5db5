-- The ground everything stands on: who may see what, who did what, and what changed just now.

-- Ordered by time, so that new rows land at the end of their index (UUID version 7, RFC 9562).
-- The twelve bits after the version hold microseconds, so that rows of one millisecond keep their
-- order as well.
create function new_id() returns uuid
  language sql volatile parallel safe
as $$
  select encode(
    overlay(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(moment.microseconds / 1000) from 3) from 1 for 6)
      placing int2send((28672 + moment.microseconds % 1000 * 4096 / 1000)::int2) from 7 for 2),
    'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as moment (microseconds)
$$;

-- Who the running transaction was opened for. Set once, at its beginning, by the server.
create function current_user_id() returns uuid
  language sql stable parallel safe
as $$ select nullif(current_setting('ringfence.user_id', true), '')::uuid $$;

-- Three roles that own nothing and cannot log in. A request runs as the tenant, the worker and
-- admin mode as the system, the sign-in protocol as auth. Roles belong to the whole server, so
-- another database there may have made them already, or be making them at this moment.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['ringfence_tenant', 'ringfence_system', 'ringfence_auth'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null;
    end;
    begin
      if not pg_has_role(current_user, wanted, 'set') then
        execute format('grant %I to %I with inherit false, set true', wanted, current_user);
      end if;
    exception when insufficient_privilege then
      raise exception 'the role % belongs to another login of this server', wanted
        using hint = format('Let its owner run: grant ringfence_tenant, ringfence_system, ringfence_auth to %I', current_user);
    end;
  end loop;
end
$$;

grant usage on schema public to ringfence_tenant, ringfence_system, ringfence_auth;

create table organizations (
  id uuid primary key default new_id(),
  name text not null check (length(trim(name)) between 1 and 200),
  created_at timestamptz(3) not null default now()
);
create index organizations_by_name on organizations (lower(name), id);

create table profiles (
  id uuid primary key default new_id(),
  email text not null,
  full_name text not null default '',
  created_at timestamptz(3) not null default now()
);
create unique index profiles_email on profiles (lower(email)) where email <> '';

create table user_organizations (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references profiles (id) on delete cascade,
  role text not null default 'member' check (role in ('admin', 'member')),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, user_id)
);
create index user_organizations_by_user on user_organizations (user_id, created_at desc);

-- Whether the person of this transaction belongs to an organization. It reads past the policies,
-- because a policy on memberships that reads memberships would call itself.
create function is_member(organization uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from user_organizations
    where organization_id = organization and user_id = current_user_id())
$$;

-- The organization that the running transaction was opened for, and nothing if its person does not
-- belong to it: naming an organization is not enough to see it.
create function current_organization_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
as $$
  select named.id
  from (select nullif(current_setting('ringfence.organization_id', true), '')::uuid) as named (id)
  where is_member(named.id)
$$;

-- Who did what. Entries are only ever added; a job seals them into one chain an organization.
create table activity_entries (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  occurred_at timestamptz(3) not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('profile', 'system')),
  actor_id uuid,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject_kind text,
  subject_id uuid,
  detail jsonb not null default '{}',
  primary key (organization_id, id),
  check ((actor_kind = 'profile') = (actor_id is not null)),
  check ((subject_kind is null) = (subject_id is null))
);
create index activity_entries_by_time on activity_entries (organization_id, occurred_at desc, id desc);

create table activity_seals (
  organization_id uuid not null,
  position bigint not null check (position > 0),
  entry_id uuid not null,
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz(3) not null default clock_timestamp(),
  primary key (organization_id, position),
  unique (organization_id, entry_id),
  foreign key (organization_id, entry_id) references activity_entries (organization_id, id)
);

-- The entries that wait for their seal: small, so that finding them never grows with the record.
create table activity_unsealed (
  organization_id uuid not null,
  entry_id uuid not null,
  primary key (organization_id, entry_id),
  foreign key (organization_id, entry_id) references activity_entries (organization_id, id)
);

create function queue_activity_for_sealing() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into activity_unsealed (organization_id, entry_id) values (new.organization_id, new.id);
  return null;
end
$$;

create trigger activity_entries_wait_for_seal
  after insert on activity_entries
  for each row execute function queue_activity_for_sealing();

create function refuse_change() returns trigger
  language plpgsql
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;

create trigger activity_entries_append_only
  before update or delete or truncate on activity_entries
  for each statement execute function refuse_change();
create trigger activity_seals_append_only
  before update or delete or truncate on activity_seals
  for each statement execute function refuse_change();

-- The text that is sealed. Every field of an entry is in it, in a fixed order.
create function activity_sealed_text(entry activity_entries) returns text
  language sql immutable
as $$
  select jsonb_build_array(
    entry.organization_id, entry.id,
    to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    entry.actor_kind, entry.actor_id, entry.action, entry.subject_kind, entry.subject_id,
    entry.detail)::text
$$;

-- What changed just now, for the live stream. Writers only add; the relay numbers what is
-- committed, so that the numbers become visible in order.
create table live_events (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default new_id(),
  sequence bigint,
  event jsonb not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (organization_id, id)
);
create sequence live_events_sequence;
create unique index live_events_in_order on live_events (organization_id, sequence) where sequence is not null;
create index live_events_not_relayed on live_events (id) where sequence is null;
create index live_events_by_age on live_events (created_at);

-- Row-level security: forced, so that it holds for the owner of the tables too.
alter table organizations enable row level security, force row level security;
alter table profiles enable row level security, force row level security;
alter table user_organizations enable row level security, force row level security;
alter table activity_entries enable row level security, force row level security;
alter table activity_seals enable row level security, force row level security;
alter table activity_unsealed enable row level security, force row level security;
alter table live_events enable row level security, force row level security;

create policy organization_of_tenant on organizations to ringfence_tenant
  using (id = (select current_organization_id()) or is_member(id));
create policy membership_of_tenant on user_organizations to ringfence_tenant
  using (organization_id = (select current_organization_id()) or user_id = (select current_user_id()))
  with check (organization_id = (select current_organization_id()));
create policy profile_of_tenant on profiles to ringfence_tenant
  using (
    id = (select current_user_id())
    or exists (
      select from user_organizations
      where user_organizations.user_id = profiles.id
        and user_organizations.organization_id = (select current_organization_id())))
  with check (id = (select current_user_id()));
create policy activity_entry_of_tenant on activity_entries for select to ringfence_tenant
  using (organization_id = (select current_organization_id()));
-- Nobody writes down a deed in another's name.
create policy own_activity_entry_of_tenant on activity_entries for insert to ringfence_tenant
  with check (
    organization_id = (select current_organization_id())
    and actor_kind = 'profile' and actor_id = (select current_user_id()));
create policy activity_seal_of_tenant on activity_seals to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy live_event_of_tenant on live_events to ringfence_tenant
  using (organization_id = (select current_organization_id()));

create policy everything_for_system on organizations to ringfence_system using (true);
create policy everything_for_system on profiles to ringfence_system using (true);
create policy everything_for_system on user_organizations to ringfence_system using (true);
create policy everything_for_system on activity_entries to ringfence_system using (true);
create policy everything_for_system on activity_seals to ringfence_system using (true);
create policy everything_for_system on activity_unsealed to ringfence_system using (true);
create policy everything_for_system on live_events to ringfence_system using (true);

create policy profile_for_auth on profiles to ringfence_auth using (true);
create policy membership_for_auth on user_organizations for select to ringfence_auth using (true);
create policy activity_for_auth on activity_entries for insert to ringfence_auth with check (true);
create policy live_event_for_auth on live_events for insert to ringfence_auth with check (true);

-- The functions above that look past the policies run as the owner of the tables, whom the forced
-- policies bind as well: these let exactly those two through.
create policy membership_for_owner on user_organizations for select to current_user using (true);
create policy queue_for_owner on activity_unsealed for insert to current_user with check (true);

grant select on organizations, profiles, user_organizations, activity_entries, activity_seals, live_events
  to ringfence_tenant;
grant update (full_name) on profiles to ringfence_tenant;
grant insert (organization_id, actor_kind, actor_id, action, subject_kind, subject_id, detail)
  on activity_entries to ringfence_tenant;
grant insert (organization_id, event) on live_events to ringfence_tenant;

grant select, insert, update, delete on organizations, profiles, user_organizations, live_events
  to ringfence_system;
grant select, insert on activity_entries, activity_seals to ringfence_system;
grant select, delete on activity_unsealed to ringfence_system;
grant usage on sequence live_events_sequence to ringfence_system;

grant select, insert, update on profiles to ringfence_auth;
grant select on user_organizations to ringfence_auth;
grant insert on activity_entries, live_events to ringfence_auth;
