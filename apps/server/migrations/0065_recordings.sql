-- Recordings of calls. Each was announced on its call, in the words that stand with it; without them there is no row.

create table recordings (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  call_id uuid not null,
  contact_id uuid not null,
  -- The carrier account that made it, and what it calls it.
  account_id uuid not null,
  carrier_recording_id text not null check (length(carrier_recording_id) between 1 and 200),
  state text not null default 'to_fetch' check (state in ('to_fetch', 'kept', 'failed', 'deleted')),
  seconds integer not null check (seconds >= 0),
  -- What the person heard before it began.
  announced_words text not null check (length(trim(announced_words)) >= 1),
  announced_at timestamptz(3) not null,
  bytes bigint check (bytes > 0),
  content_type text check (length(content_type) between 1 and 200),
  sha256 bytea check (length(sha256) = 32),
  -- How loud it is, from 0 to 100, in up to 200 parts; null where it cannot be read.
  peaks smallint[] check (array_length(peaks, 1) <= 200),
  created_at timestamptz(3) not null default now(),
  tries integer not null default 0,
  -- When it is fetched next; pushed ahead while somebody fetches it.
  next_at timestamptz(3) default now(),
  failure text check (failure in ('account_gone', 'carrier_away', 'carrier_lost_it', 'store_full', 'store_away')),
  fetched_at timestamptz(3),
  -- Three years after the call (12 CFR 1006.100(b)).
  delete_after timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_because text check (deleted_because in ('retention', 'admin')),
  deleted_by uuid references profiles (id),
  primary key (organization_id, id),
  unique (organization_id, call_id, carrier_recording_id),
  -- It goes with its call, and its call with the person.
  foreign key (organization_id, call_id) references calls (organization_id, id) on delete cascade,
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  constraint recordings_kept_check check ((state = 'kept') <= (sha256 is not null and bytes is not null
    and content_type is not null and fetched_at is not null)),
  constraint recordings_next_check check ((state = 'to_fetch') = (next_at is not null)),
  constraint recordings_deleted_check check ((state = 'deleted') = (deleted_at is not null)
    and (deleted_at is null) = (deleted_because is null)),
  -- No one deletes one before its time, whatever they ask.
  constraint recordings_retention_check check (deleted_at is null or deleted_at >= delete_after)
);
create index recordings_by_contact on recordings (organization_id, contact_id);
create index recordings_to_fetch on recordings (next_at) where state = 'to_fetch';
create index recordings_to_delete on recordings (delete_after) where state <> 'deleted';

-- Files of ours, and copies at carriers, that are to be deleted. It names nobody, so that it outlives them.
create table discarded_recordings (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  store_key text check (length(store_key) between 1 and 500),
  account_id uuid,
  carrier_recording_id text check (length(carrier_recording_id) between 1 and 200),
  created_at timestamptz(3) not null default now(),
  tries integer not null default 0,
  next_at timestamptz(3) not null default now(),
  failure text check (failure in ('account_gone', 'carrier_away', 'store_full', 'store_away')),
  primary key (organization_id, id),
  constraint discarded_recordings_place_check check ((store_key is null) <> (carrier_recording_id is null)
    and (carrier_recording_id is null) = (account_id is null))
);
create index discarded_recordings_in_turn on discarded_recordings (next_at);

do $$
declare
  named text;
begin
  foreach named in array array['recordings', 'discarded_recordings'] loop
    execute format('alter table %I enable row level security, force row level security', named);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', named);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', named);
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', named);
    execute format('create policy only_admins_add on %I as restrictive for insert to ringfence_tenant
      with check (is_admin(organization_id))', named);
    execute format('create policy only_admins_change on %I as restrictive for update to ringfence_tenant
      using (is_admin(organization_id))', named);
    execute format('create policy erasing_for_owner on %I to current_user
      using ((select current_setting(''ringfence.erasing'', true)) = ''on'')', named);
    execute format('grant select, insert, update, delete on %I to ringfence_system', named);
    execute format('grant select on %I to ringfence_tenant, ringfence_super', named);
  end loop;
end
$$;
grant update (state, peaks, next_at, deleted_at, deleted_because, deleted_by)
  on recordings to ringfence_tenant, ringfence_super;
grant insert on discarded_recordings to ringfence_tenant, ringfence_super;

-- However a recording is deleted, its file goes too, and what is left of it at the carrier.
create function discard_recordings() returns trigger
  language plpgsql
as $$
begin
  if old.state <> 'deleted' then
    insert into discarded_recordings (organization_id, store_key)
    values (old.organization_id, 'recordings/' || old.organization_id || '/' || old.id);
    if old.state <> 'kept' then
      insert into discarded_recordings (organization_id, account_id, carrier_recording_id)
      values (old.organization_id, old.account_id, old.carrier_recording_id);
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end
$$;
create trigger recordings_discarded before delete on recordings
  for each row execute function discard_recordings();
create trigger recordings_discarded_again before update of state on recordings
  for each row when (new.state = 'deleted') execute function discard_recordings();
