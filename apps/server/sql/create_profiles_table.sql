-- Mends a lost profiles table: run it with psql on the database of Ringfence, or with
-- `npm run mend:profiles`, as the login that the server uses. It can be run at any time, beside a
-- running server, and changes nothing where nothing is missing. What the sign-in protocol knows of
-- people comes back; names that were changed on the profile page do not.
begin;
select pg_advisory_xact_lock(hashtext('ringfence profiles'));

create table if not exists profiles (
  id uuid primary key default new_id(),
  email text not null,
  full_name text not null default '',
  created_at timestamptz(3) not null default now()
);
create unique index if not exists profiles_email on profiles (lower(email)) where email <> '';
create index if not exists profiles_by_email on profiles (lower(email), id);

do $$
begin
  if not exists (select from pg_policy
    where polrelid = 'profiles'::regclass and polname = 'profile_of_tenant') then
    create policy profile_of_tenant on profiles to ringfence_tenant
      using (
        id = (select current_user_id())
        or exists (
          select from user_organizations
          where user_organizations.user_id = profiles.id
            and user_organizations.organization_id = (select current_organization_id())))
      with check (id = (select current_user_id()));
  end if;
  if not exists (select from pg_policy
    where polrelid = 'profiles'::regclass and polname = 'profile_on_record') then
    create policy profile_on_record on profiles for select to ringfence_tenant
      using (exists (
        select from activity_entries entry
        where entry.organization_id = (select current_organization_id())
          and entry.actor_id = profiles.id));
  end if;
  if not exists (select from pg_policy
    where polrelid = 'profiles'::regclass and polname = 'everything_for_system') then
    create policy everything_for_system on profiles to ringfence_system using (true);
  end if;
  if not exists (select from pg_policy
    where polrelid = 'profiles'::regclass and polname = 'profile_for_auth') then
    create policy profile_for_auth on profiles to ringfence_auth using (true);
  end if;
  if not exists (select from pg_policy
    where polrelid = 'profiles'::regclass and polname = 'profiles_for_super') then
    create policy profiles_for_super on profiles for select to ringfence_super using (true);
  end if;
end
$$;
grant select on profiles to ringfence_tenant, ringfence_super;
grant update (full_name) on profiles to ringfence_tenant;
grant select, insert, update, delete on profiles to ringfence_system;
grant select, insert, update on profiles to ringfence_auth;

-- The people themselves. Only the sign-in protocol's role reads its users; an address that is not
-- confirmed must not keep its owner from a profile.
set local role ringfence_auth;
insert into profiles (id, email, full_name, created_at)
select users.id,
  case when email_confirmed_at is null then '' else coalesce(email, '') end,
  case when length(trim(user_metadata ->> 'full_name')) <= 200
    and jsonb_typeof(user_metadata -> 'full_name') = 'string'
    then trim(user_metadata ->> 'full_name') else '' end,
  users.created_at
from auth.users
where deleted_at is null
  and coalesce(email_confirmed_at, phone_confirmed_at, last_sign_in_at) is not null
on conflict do nothing;
reset role;

-- Anyone else who is named somewhere, such as people who sign in elsewhere or have left: without a name,
-- so that what they did still points to them. Then every table refers to profiles as before.
do $$
declare
  reference record;
begin
  for reference in
    select * from (values
      ('user_organizations', 'user_id', 'on delete cascade'),
      ('organizations', 'suspended_by', ''),
      ('organizations', 'deleted_by', ''),
      ('lists', 'created_by', ''),
      ('lists', 'archived_by', ''),
      ('imports', 'created_by', ''),
      ('imports', 'asked_by', ''),
      ('imports', 'undone_by', ''),
      ('import_layouts', 'created_by', ''),
      ('contacts', 'changed_by', ''),
      ('contact_notes', 'recorded_by', ''),
      ('contact_actions', 'created_by', ''),
      ('saved_views', 'created_by', ''),
      ('downloads', 'created_by', ''),
      ('api_keys', 'owner_id', ''),
      ('api_keys', 'created_by', ''),
      ('api_keys', 'revoked_by', ''),
      ('carrier_accounts', 'created_by', ''),
      ('caller_id_verifications', 'requested_by', ''),
      ('caller_id_rests', 'ended_by', ''),
      ('scripts', 'created_by', ''),
      ('script_versions', 'written_by', ''),
      ('script_versions', 'approved_by', ''),
      ('script_versions', 'withdrawn_by', ''),
      ('consents', 'recorded_by', ''),
      ('consents', 'revoked_by', ''),
      ('suppressions', 'recorded_by', ''),
      ('suppressions', 'lifted_by', ''),
      ('inconvenient_times', 'recorded_by', ''),
      ('inconvenient_times', 'lifted_by', ''),
      ('outside_calls', 'recorded_by', ''),
      ('promises', 'recorded_by', ''),
      ('promises', 'cancelled_by', ''),
      ('callbacks', 'recorded_by', ''),
      ('callbacks', 'settled_by', ''),
      ('payments', 'recorded_by', ''),
      ('payments', 'reversed_by', ''),
      ('call_corrections', 'corrected_by', ''),
      ('recordings', 'deleted_by', ''),
      ('person_links', 'linked_by', ''),
      ('person_partings', 'parted_by', ''),
      ('policies', 'created_by', ''),
      ('audits', 'asked_by', ''),
      ('idempotency_keys', 'user_id', 'on delete cascade'),
      ('campaigns', 'started_by', ''),
      ('campaign_people_removed', 'removed_by', ''),
      ('call_halts', 'started_by', ''),
      ('call_halts', 'lifted_by', ''),
      ('notifications', 'user_id', 'on delete cascade'),
      ('invitations', 'invited_by', ''),
      ('invitations', 'accepted_by', '')
    ) as named (table_name, column_name, action)
  loop
    set local role ringfence_system;
    execute format(
      'insert into profiles (id, email) select distinct %1$I, '''' from %2$I
       where %1$I is not null on conflict do nothing',
      reference.column_name, reference.table_name);
    reset role;
    continue when exists (
      select from pg_constraint
      where conrelid = reference.table_name::regclass
        and conname = format('%s_%s_fkey', reference.table_name, reference.column_name));
    -- The check of what is there runs as the owner, who would see no profile else.
    alter table profiles no force row level security;
    execute format('alter table %I add foreign key (%I) references profiles (id) %s',
      reference.table_name, reference.column_name, reference.action);
  end loop;
  if not exists (select from pg_class
    where oid = 'profiles'::regclass and relrowsecurity and relforcerowsecurity) then
    alter table profiles enable row level security, force row level security;
  end if;
end
$$;

-- Last, because people who came back have been welcomed before.
create or replace trigger profiles_are_welcomed
  after insert on profiles
  for each row execute function welcome_profile();
commit;
