-- Speaking to someone: which calls are with which staffed line, who of the organization is there for them, and the
-- calls that people asked for.

-- Places at staffed lines, from the moment at which a line is rung. A place is freed with the row of the call under
-- way, so that it is free however the end of the call was learned.
create table connected_calls (
  organization_id uuid not null,
  call_id uuid not null,
  line_id uuid not null,
  -- Where in its script the call was connected: who picks up later than that is not joined to it.
  turn integer not null,
  taken_at timestamptz(3) not null,
  primary key (organization_id, call_id),
  foreign key (organization_id, call_id) references calls_under_way (organization_id, call_id) on delete cascade,
  foreign key (organization_id, line_id) references staffed_lines (organization_id, id) on delete cascade
);
create index connected_calls_by_line on connected_calls (organization_id, line_id);

-- Whether a script can connect somebody: the free places then limit how many are called at once.
alter table script_versions add column connects boolean not null
  generated always as (content @? '$.parts[*] ? (@.kind == "connect")') stored;

-- Members who said that they are there for calls. It ends with the session in which they said so, at a time, and with
-- the membership.
create table available_members (
  organization_id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  since timestamptz(3) not null,
  until timestamptz(3) not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references user_organizations (organization_id, user_id) on delete cascade,
  check (until > since)
);
create index available_members_by_session on available_members (session_id);
create index available_members_by_profile on available_members (user_id);

create function end_availability() returns trigger
  language plpgsql
  security definer
  set search_path to 'public', 'pg_temp'
as $$
begin
  delete from available_members where session_id = old.id;
  return null;
end
$$;
-- The policies are forced, so that the owner of the tables, as whom the function runs, needs its own.
create policy rows_for_owner on available_members to current_user using (true);
create trigger sessions_end_availability after delete on auth.sessions
  for each row execute function end_availability();
-- Of somebody who is shut out, the session is kept for a while.
create trigger ended_sessions_end_availability after update of ended_at on auth.sessions
  for each row when (new.ended_at is not null) execute function end_availability();

-- Calls that people asked for.
create table callbacks (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid,
  -- The call on which it was asked for.
  call_id uuid,
  asked_how text not null check (asked_how in ('call', 'member', 'program')),
  asked_at timestamptz(3) not null,
  -- The part of the day that suits, in the person's own time.
  suits text not null check (suits in ('morning', 'afternoon', 'evening')),
  -- Whether a person is to call, and no machine.
  wants_someone boolean not null default false,
  -- The permission to be called before the days of rest are over; null: none was given.
  consent_id uuid,
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  recorded_by uuid references profiles (id),
  settled_by uuid references profiles (id),
  settled_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade,
  foreign key (organization_id, debt_id) references debts (organization_id, id) on delete set null (debt_id),
  check ((asked_how = 'call') = (recorded_by is null)),
  check (asked_how <> 'call' or call_id is not null),
  check ((state = 'open') = (settled_at is null))
);
-- Who asks again has changed what they asked for.
create unique index callbacks_one_open on callbacks (organization_id, contact_id) where state = 'open';
create index callbacks_of_contact on callbacks (organization_id, contact_id, id);
create index callbacks_by_debt on callbacks (organization_id, debt_id);
create index callbacks_of_organization on callbacks (organization_id, id);
create index callbacks_of_state on callbacks (organization_id, state, id);
create index callbacks_everywhere on callbacks (id);
create index callbacks_of_state_everywhere on callbacks (state, id);

-- What somebody says later of when a call suits them takes the place of what they said before: both together could
-- leave no minute. So a member may end what a callback brought; everything else is for admins, as before.
alter table inconvenient_times add column callback_id uuid;
drop policy only_admins_lift on inconvenient_times;
create policy only_admins_lift on inconvenient_times as restrictive for update to ringfence_tenant
  using (is_admin(organization_id) or callback_id is not null);

do $$
declare
  named text;
begin
  foreach named in array array['connected_calls', 'available_members', 'callbacks'] loop
    execute format('alter table %I enable row level security, force row level security', named);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', named);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', named);
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', named);
    execute format('grant select, insert, update, delete on %I to ringfence_system', named);
    execute format('grant select on %I to ringfence_tenant, ringfence_super', named);
  end loop;
end
$$;
-- Nobody says of somebody else that they are there.
create policy only_oneself_adds on available_members as restrictive for insert to ringfence_tenant
  with check (user_id = (select current_user_id()));
create policy only_oneself_changes on available_members as restrictive for update to ringfence_tenant
  using (user_id = (select current_user_id()));
create policy only_oneself_removes on available_members as restrictive for delete to ringfence_tenant
  using (user_id = (select current_user_id()));
grant insert, update, delete on available_members to ringfence_tenant;
do $$
declare
  role_name text;
begin
  foreach role_name in array array['ringfence_tenant', 'ringfence_super'] loop
    execute format('create policy %I on callbacks as restrictive for insert to %I
      with check (recorded_by = (select current_user_id()))', 'own_name_of_' || role_name, role_name);
    execute format('create policy %I on callbacks as restrictive for update to %I
      with check (settled_by is null or settled_by = (select current_user_id()))',
      'own_name_on_settling_of_' || role_name, role_name);
  end loop;
end
$$;
grant insert on callbacks to ringfence_tenant, ringfence_super;
grant update (debt_id, call_id, asked_how, asked_at, suits, wants_someone, consent_id, recorded_by, state, settled_by,
  settled_at) on callbacks to ringfence_tenant, ringfence_super;
