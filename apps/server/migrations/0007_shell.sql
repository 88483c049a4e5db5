-- Organizations as people live in them: a super administrator's own way in, suspension, stopping all
-- calls, invitations, settings, and what people are told without asking.

-- A fourth role that owns nothing and cannot log in: a super administrator's request. It names one
-- organization, or none and then reads across all of them. It is a role and not a variable, so that
-- no tenant's transaction can become one by what it says.
do $$
begin
  begin
    create role ringfence_super nologin;
  exception when duplicate_object or unique_violation then
    null;
  end;
  if not pg_has_role(current_user, 'ringfence_super', 'set') then
    execute format('grant ringfence_super to %I with inherit false, set true', current_user);
  end if;
exception when insufficient_privilege then
  raise exception 'the role ringfence_super belongs to another login of this server'
    using hint = format('Let its owner run: grant ringfence_super to %I', current_user);
end
$$;
grant usage on schema public to ringfence_super;

-- What the transaction says, whether or not its person belongs there.
create function named_organization_id() returns uuid
  language sql stable parallel safe
as $$ select nullif(current_setting('ringfence.organization_id', true), '')::uuid $$;

-- The role that was set, not the one that a function runs as.
create function is_super_administrator() returns boolean
  language sql stable parallel safe
as $$ select current_setting('role', true) = 'ringfence_super' $$;

-- The organization that the running transaction was opened for, and nothing if its person does not
-- belong to it: naming an organization is not enough to see it, except for a super administrator.
create or replace function current_organization_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
as $$
  select named.id
  from (select named_organization_id()) as named (id)
  where is_super_administrator() or is_member(named.id)
$$;

-- Where an organization lives, under which law it calls, and whether it may work at all. A deleted
-- one stays as long as its records have to (12 CFR 1006.100), with nobody in it.
alter table organizations
  add column zone text,
  add column policy_pack text not null default 'us_federal',
  add column suspended_at timestamptz(3),
  add column suspended_by uuid references profiles (id),
  add column suspended_because text,
  add column deleted_at timestamptz(3),
  add column deleted_by uuid references profiles (id),
  add check ((suspended_at is null) = (suspended_because is null));
create index organizations_by_age on organizations (created_at, id);
create index user_organizations_by_age on user_organizations (organization_id, created_at, user_id);
create index profiles_by_email on profiles (lower(email), id);

-- Somebody who acts in an organization from outside is told apart in its record, and sealed so.
alter table activity_entries
  drop constraint activity_entries_actor_kind_check,
  drop constraint activity_entries_check,
  add constraint activity_entries_actor_kind_check
    check (actor_kind in ('profile', 'super_administrator', 'system')),
  add constraint activity_entries_check
    check ((actor_kind = 'system') = (actor_id is null));
-- Whoever did something in an organization can be named there: somebody from outside, and somebody
-- who has left.
create index activity_entries_by_actor on activity_entries (organization_id, actor_id)
  where actor_id is not null;
create policy profile_on_record on profiles for select to ringfence_tenant
  using (exists (
    select from activity_entries entry
    where entry.organization_id = (select current_organization_id())
      and entry.actor_id = profiles.id));

-- A standing order that no call is placed: of one organization, or of all where none is named.
create table call_halts (
  id uuid primary key default new_id(),
  organization_id uuid references organizations (id),
  note text not null default '',
  started_by uuid not null references profiles (id),
  started_at timestamptz(3) not null,
  -- Whoever gives an order from outside is the one to lift it.
  by_super_administrator boolean not null default is_super_administrator(),
  lifted_by uuid references profiles (id),
  lifted_at timestamptz(3),
  check ((lifted_at is null) = (lifted_by is null)),
  check (organization_id is not null or by_super_administrator)
);
-- One order at a time from each side: stopping twice changes nothing, and the order of an
-- organization's own admins never stands in the way of one from outside.
create unique index call_halts_in_force on call_halts
  (coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), by_super_administrator)
  where lifted_at is null;
-- When the carrier was last asked to drop a call that may not ring any more.
alter table calls add column dropped_at timestamptz(3);

-- What a person was told without asking. It is theirs; the organization says where it comes from.
create table notifications (
  user_id uuid not null references profiles (id) on delete cascade,
  id uuid not null default new_id(),
  organization_id uuid references organizations (id) on delete cascade,
  kind text not null,
  subject_kind text,
  subject_id uuid,
  figures jsonb not null default '{}',
  created_at timestamptz(3) not null default clock_timestamp(),
  read_at timestamptz(3),
  primary key (user_id, id),
  check ((subject_kind is null) = (subject_id is null))
);
create index notifications_unread on notifications (user_id) where read_at is null;

-- An offer to join, sent by mail. Only a fingerprint of its secret is kept.
create table invitations (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  email text not null check (email = lower(email)),
  role text not null default 'member' check (role in ('admin', 'member')),
  token_hash bytea not null check (length(token_hash) = 32),
  invited_by uuid not null references profiles (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  accepted_by uuid references profiles (id),
  revoked_at timestamptz(3),
  primary key (organization_id, id),
  unique (token_hash),
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or revoked_at is null)
);
-- One offer at a time for an address.
create unique index invitations_open on invitations (organization_id, email)
  where accepted_at is null and revoked_at is null;

create table licences (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  region text not null check (region ~ '^[A-Z]{2}$'),
  number text not null check (length(trim(number)) between 1 and 100),
  expires_on date,
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  unique (organization_id, region, number)
);

create table caller_ids (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  e164 text not null check (e164 ~ '^\+[1-9]\d{6,14}$'),
  label text not null default '',
  state text not null default 'active' check (state in ('active', 'resting')),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  unique (organization_id, e164)
);

-- Lists that span organizations, newest first.
create index lists_by_id on lists (id);
create index contacts_by_id on contacts (id);
create index imports_by_id on imports (id);
create index campaigns_by_id on campaigns (id);
create index calls_by_id on calls (id);
create index activity_entries_by_time_across on activity_entries (occurred_at desc, id desc);
create index targets_not_called_across on targets (decision_id) where verdict is not null;
create index live_events_in_order_across on live_events (sequence) where sequence is not null;

-- The new tables of an organization are fenced like the others.
do $$
declare
  fenced text;
begin
  foreach fenced in array array['invitations', 'licences', 'caller_ids'] loop
    execute format('alter table %I enable row level security, force row level security', fenced);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', fenced);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', fenced);
    execute format('grant select, insert on %I to ringfence_tenant, ringfence_super', fenced);
    execute format('grant select, insert, update, delete on %I to ringfence_system', fenced);
  end loop;
end
$$;
-- The system writes invitations, with their mail; a request takes them back.
revoke insert on invitations from ringfence_tenant, ringfence_super;
grant update (revoked_at) on invitations to ringfence_tenant, ringfence_super;
grant update (region, number, expires_on), delete on licences to ringfence_tenant, ringfence_super;
grant update (label, state), delete on caller_ids to ringfence_tenant, ringfence_super;

alter table call_halts enable row level security, force row level security;
create policy everything_for_system on call_halts to ringfence_system using (true);
create policy halts_that_hold_here on call_halts for select to ringfence_tenant
  using (organization_id is null or organization_id = (select current_organization_id()));
create policy halt_of_tenant on call_halts for insert to ringfence_tenant
  with check (organization_id = (select current_organization_id()) and lifted_at is null
    and started_by = (select current_user_id()) and not by_super_administrator);
create policy lifting_of_tenant on call_halts for update to ringfence_tenant
  using (organization_id = (select current_organization_id()) and lifted_at is null
    and not by_super_administrator)
  with check (organization_id = (select current_organization_id())
    and lifted_by = (select current_user_id()));
create policy halts_for_super on call_halts for select to ringfence_super
  using (organization_id is null
    or organization_id = coalesce((select named_organization_id()), organization_id));
-- An order for all organizations is written down in each of them, which the system alone can do.
create policy halt_of_super on call_halts for insert to ringfence_super
  with check (organization_id = (select named_organization_id()) and lifted_at is null
    and started_by = (select current_user_id()) and by_super_administrator);
create policy lifting_of_super on call_halts for update to ringfence_super
  using (organization_id = (select named_organization_id()) and lifted_at is null)
  with check (organization_id = (select named_organization_id())
    and lifted_by = (select current_user_id()));
grant select, insert on call_halts to ringfence_tenant, ringfence_super, ringfence_system;
grant update (lifted_at, lifted_by) on call_halts to ringfence_tenant, ringfence_super;
grant update on call_halts to ringfence_system;

-- Whoever left an organization is told nothing of it any more.
alter table notifications enable row level security, force row level security;
create policy everything_for_system on notifications to ringfence_system using (true);
create policy own_notifications on notifications for select to ringfence_tenant
  using (user_id = (select current_user_id())
    and (organization_id is null or is_member(organization_id)));
create policy reading_own_notifications on notifications for update to ringfence_tenant
  using (user_id = (select current_user_id()));
create policy telling_members on notifications for insert to ringfence_tenant
  with check (organization_id = (select current_organization_id())
    and exists (select from user_organizations membership
      where membership.organization_id = notifications.organization_id
        and membership.user_id = notifications.user_id));
create policy own_notifications_of_super on notifications for select to ringfence_super
  using (user_id = (select current_user_id()));
create policy reading_own_notifications_of_super on notifications for update to ringfence_super
  using (user_id = (select current_user_id()));
create policy telling_members_of_super on notifications for insert to ringfence_super
  with check (organization_id = (select named_organization_id()));
grant select, insert (user_id, organization_id, kind, subject_kind, subject_id, figures)
  on notifications to ringfence_tenant, ringfence_super;
grant update (read_at) on notifications to ringfence_tenant, ringfence_super;
grant select, insert, update, delete on notifications to ringfence_system;

-- Somebody of several organizations looks at one of them and is told of another: all streams that
-- they may be listening to say that there is something new, and nothing of what it is.
create function announce_notifications() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into live_events (organization_id, event)
    select distinct membership.organization_id, '{"kind": "notifications_changed"}'::jsonb
    from told join user_organizations membership on membership.user_id = told.user_id;
  return null;
end
$$;
create policy live_event_for_owner on live_events for insert to current_user
  with check (event = '{"kind": "notifications_changed"}');
create trigger notifications_are_announced
  after insert on notifications referencing new table as told
  for each statement execute function announce_notifications();

-- Every profile starts with two, whichever way it came to be.
create function welcome_profile() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into notifications (user_id, kind) values (new.id, 'first_steps'), (new.id, 'welcome');
  return null;
end
$$;
create policy welcome_for_owner on notifications for insert to current_user
  with check (kind in ('welcome', 'first_steps'));
-- Those that are there already. The policies are forced, so that the owner of the tables sees none.
set local role ringfence_system;
insert into notifications (user_id, kind)
  select id, kind from profiles cross join unnest(array['first_steps', 'welcome']) as kind;
reset role;
create trigger profiles_are_welcomed
  after insert on profiles
  for each row execute function welcome_profile();

-- Admins change what is theirs: their organization alone, and memberships in it alone.
-- It holds here too, so that no statement lets a member do it.
create function is_admin(organization uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from user_organizations
    where organization_id = organization and user_id = current_user_id() and role = 'admin')
$$;
grant update (name, zone, policy_pack) on organizations to ringfence_tenant, ringfence_super;
create policy only_current_organization on organizations as restrictive for update to ringfence_tenant
  using (id = (select current_organization_id()) and is_admin(id));
grant update (role), delete on user_organizations to ringfence_tenant, ringfence_super;
grant insert (organization_id, user_id, role) on user_organizations to ringfence_super;
create policy only_current_memberships on user_organizations as restrictive for update
  to ringfence_tenant
  using (organization_id = (select current_organization_id()) and is_admin(organization_id));
create policy only_leaving_current on user_organizations as restrictive for delete
  to ringfence_tenant
  using (organization_id = (select current_organization_id()) and is_admin(organization_id));
create policy only_admins_halt on call_halts as restrictive for insert
  to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_lift on call_halts as restrictive for update
  to ringfence_tenant using (is_admin(organization_id));
-- Whom an organization invites is for its admins to see; licences and numbers are for them to change.
create policy only_admins on invitations as restrictive to ringfence_tenant
  using (is_admin(organization_id));
do $$
declare
  fenced text;
begin
  foreach fenced in array array['licences', 'caller_ids'] loop
    execute format('create policy only_admins_add on %I as restrictive for insert
      to ringfence_tenant with check (is_admin(organization_id))', fenced);
    execute format('create policy only_admins_change on %I as restrictive for update
      to ringfence_tenant using (is_admin(organization_id))', fenced);
    execute format('create policy only_admins_remove on %I as restrictive for delete
      to ringfence_tenant using (is_admin(organization_id))', fenced);
  end loop;
end
$$;

-- An account that a super administrator makes comes with its membership, or not at all.
grant insert (organization_id, user_id, role) on user_organizations to ringfence_auth;
create policy membership_begun_by_auth on user_organizations for insert to ringfence_auth
  with check (true);
-- And the answer to it is kept with it, so that the same request makes it once.
grant insert on idempotency_keys to ringfence_auth;
create policy answer_kept_by_auth on idempotency_keys for insert to ringfence_auth with check (true);
-- Of a request that opens an organization, the answer is kept in there, and found by its person.
create index idempotency_keys_by_person on idempotency_keys (user_id, key);
-- Nobody joins a deleted organization, whichever way. This runs after the check of the foreign key,
-- which waits for a deletion that is under way.
create function refuse_deleted_organization() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if exists (select from organizations
    where id = new.organization_id and deleted_at is not null) then
    raise exception 'nobody joins a deleted organization' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create policy organization_for_owner on organizations for select to current_user using (true);
create trigger memberships_of_living_organizations
  after insert on user_organizations
  for each row execute function refuse_deleted_organization();

-- Invitations go out with the mails of the sign-in protocol: the system adds to those and reads none.
grant usage on schema auth to ringfence_system;
grant insert (channel, recipient, subject, text, html, created_at, next_try_at, useless_after)
  on auth.messages to ringfence_system;
create policy handed_over_by_system on auth.messages for insert to ringfence_system
  with check (channel = 'email');

-- What a deleted organization need not keep: the raw cells of rows that could not be used.
grant delete on import_rejections to ringfence_system;
