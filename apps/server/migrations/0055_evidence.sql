-- Evidence that outsiders can check: keys that sign it, signed heads of the activity record, and the states of numbers
-- and debts with the moment from which each holds.

-- The keys of the installation that sign evidence. A retired one signs nothing more and stays published: what it signed
-- can be checked for as long as somebody has it.
create table evidence_keys (
  -- The beginning of the hash of the public part, so that a key and its name cannot be put together wrongly.
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  public_key bytea not null check (length(public_key) = 32),
  -- Encrypted, like the secrets of carrier accounts.
  private_key bytea not null,
  secrets_key text not null,
  created_at timestamptz(3) not null,
  retired_at timestamptz(3)
);
create unique index evidence_keys_one_signs on evidence_keys ((retired_at is null)) where retired_at is null;
alter table evidence_keys enable row level security, force row level security;
create policy everything_for_system on evidence_keys to ringfence_system using (true);
grant select, insert on evidence_keys to ringfence_system;
grant update (private_key, secrets_key, retired_at) on evidence_keys to ringfence_system;

-- A seal covers the hash of its entry's text instead of the text: what lies between two entries can then be followed
-- by their hashes, without telling what others did. Null: sealed before, over the text itself.
alter table activity_seals add column content_hash bytea check (length(content_hash) = 32);

-- Where the activity record ended at some moments, signed. An outside time stamp (RFC 3161) may be added to each.
create table activity_heads (
  organization_id uuid not null,
  position bigint not null,
  hash bytea not null check (length(hash) = 32),
  signed_at timestamptz(3) not null,
  key_id text not null references evidence_keys (id),
  signature bytea not null check (length(signature) = 64),
  time_stamp bytea check (length(time_stamp) between 1 and 65536),
  time_stamped_at timestamptz(3) check ((time_stamped_at is null) = (time_stamp is null)),
  primary key (organization_id, position),
  foreign key (organization_id, position) references activity_seals (organization_id, position)
);
alter table activity_heads enable row level security, force row level security;
create policy everything_for_system on activity_heads to ringfence_system using (true);
create policy rows_of_tenant on activity_heads to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on activity_heads to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy only_admins_add_time_stamps on activity_heads as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
grant select, insert on activity_heads to ringfence_system;
grant select on activity_heads to ringfence_tenant, ringfence_super;
grant update (time_stamp, time_stamped_at) on activity_heads to ringfence_tenant, ringfence_super;

-- Each change of a state, with what it was before: the state at a moment is that of the last change until then, or what
-- the first change after it found. So nothing is written when a row is added.
create table phone_states (
  organization_id uuid not null,
  phone_id uuid not null,
  id uuid not null default new_id(),
  before text not null,
  state text not null,
  since timestamptz(3) not null default clock_timestamp(),
  -- The upload that changed it; null: a person, a program or a call did.
  import_id uuid,
  primary key (organization_id, phone_id, id),
  foreign key (organization_id, phone_id) references phones (organization_id, id) on delete cascade
);
create table debt_states (
  organization_id uuid not null,
  debt_id uuid not null,
  id uuid not null default new_id(),
  before text not null,
  state text not null,
  since timestamptz(3) not null default clock_timestamp(),
  import_id uuid,
  primary key (organization_id, debt_id, id),
  foreign key (organization_id, debt_id) references debts (organization_id, id) on delete cascade
);
do $$
declare
  dated text;
begin
  foreach dated in array array['phone_states', 'debt_states'] loop
    execute format('alter table %I enable row level security, force row level security', dated);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', dated);
    execute format('create policy rows_of_tenant on %I for select to ringfence_tenant
      using (organization_id = (select current_organization_id()))', dated);
    execute format('create policy rows_for_super on %I for select to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)', dated);
    -- Written by the triggers below, and gone with the number or debt.
    execute format('create policy kept_by_owner on %I to current_user using (true)', dated);
    execute format('grant select on %I to ringfence_system, ringfence_tenant, ringfence_super', dated);
  end loop;
end
$$;

-- Nothing before this moment has dates, and evidence says so.
create table states_dated (
  id boolean primary key default true check (id),
  since timestamptz(3) not null default now()
);
insert into states_dated default values;
alter table states_dated enable row level security, force row level security;
create policy everything_for_system on states_dated for select to ringfence_system using (true);
create policy everybody_reads on states_dated for select to ringfence_tenant, ringfence_super using (true);
grant select on states_dated to ringfence_system, ringfence_tenant, ringfence_super;

create function date_phone_states()
  returns trigger
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
begin
  insert into phone_states (organization_id, phone_id, before, state, import_id)
  select learned.organization_id, learned.id, forgotten.state, learned.state,
    nullif(current_setting('ringfence.storing_import', true), '')::uuid
  from learned
  join forgotten on forgotten.organization_id = learned.organization_id and forgotten.id = learned.id
  where learned.state <> forgotten.state;
  return null;
end
$$;
create trigger phones_states_dated after update on phones
  referencing old table as forgotten new table as learned
  for each statement execute function date_phone_states();

create function date_debt_states()
  returns trigger
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
begin
  insert into debt_states (organization_id, debt_id, before, state, import_id)
  select learned.organization_id, learned.id, forgotten.state, learned.state,
    nullif(current_setting('ringfence.storing_import', true), '')::uuid
  from learned
  join forgotten on forgotten.organization_id = learned.organization_id and forgotten.id = learned.id
  where learned.state <> forgotten.state;
  return null;
end
$$;
create trigger debts_states_dated after update on debts
  referencing old table as forgotten new table as learned
  for each statement execute function date_debt_states();

alter table downloads drop constraint downloads_kind_check,
  add constraint downloads_kind_check check (kind in ('contacts', 'rejections', 'calls', 'evidence'));

-- What was done to a call, a campaign or anything else is found by it, as what was done to a contact is.
create index activity_entries_by_subject on activity_entries (organization_id, subject_id)
  where subject_kind <> 'contact';
