-- What calls say: scripts in versions that never change once approved, and the staffed lines where calls are returned
-- and where somebody can be connected to.

create table scripts (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  name text not null check (length(trim(name)) between 1 and 200),
  -- What it was begun from: one of the scripts that the product brings, or nothing.
  purpose text not null check (purpose in ('reminder', 'promise', 'broken_promise', 'callback', 'other')),
  created_by uuid not null references profiles (id),
  created_at timestamptz(3) not null default now(),
  archived_at timestamptz(3),
  primary key (organization_id, id)
);
create unique index scripts_by_name on scripts (organization_id, lower(name)) where archived_at is null;

create table script_versions (
  organization_id uuid not null,
  script_id uuid not null,
  version integer not null check (version >= 1),
  content jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'approved', 'withdrawn')),
  -- Rises with each change of a draft, so that nobody overwrites what another wrote meanwhile.
  revision integer not null default 0,
  written_by uuid not null references profiles (id),
  written_at timestamptz(3) not null default now(),
  approved_by uuid references profiles (id),
  approved_at timestamptz(3),
  withdrawn_by uuid references profiles (id),
  withdrawn_at timestamptz(3),
  primary key (organization_id, script_id, version),
  foreign key (organization_id, script_id) references scripts (organization_id, id),
  check ((state = 'draft') = (approved_at is null)),
  check ((approved_at is null) = (approved_by is null)),
  check ((withdrawn_at is not null) = (state = 'withdrawn'))
);
create unique index script_versions_one_draft on script_versions (organization_id, script_id) where state = 'draft';

-- What somebody heard on a call is read in the version that it names: an approved one stays as it was.
create function keep_approved_scripts() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then raise exception 'an approved script cannot be deleted' using errcode = '23514'; end if;
    return old;
  end if;
  if old.state <> 'draft' and (new.content is distinct from old.content or new.approved_by is distinct from old.approved_by
      or new.approved_at is distinct from old.approved_at or new.written_by is distinct from old.written_by
      or new.state = 'draft') then
    raise exception 'an approved script cannot be changed' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger approved_stays before update or delete on script_versions
  for each row execute function keep_approved_scripts();

-- Numbers of the organization at which people answer. Verified like caller IDs: a person who rings back or is connected
-- must reach somebody who can speak with them.
create table staffed_lines (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  e164 text not null check (e164 ~ '^\+[1-9]\d{6,14}$'),
  label text not null default '' check (length(label) <= 100),
  takes_ring_backs boolean not null default true,
  takes_transfers boolean not null default false,
  -- The order in which they are rung.
  position integer not null default 0,
  -- How many can speak there at once.
  places integer not null default 1 check (places between 1 and 500),
  -- From Monday to Sunday, as in a policy; null: around the clock.
  hours jsonb,
  zone text not null,
  verified_how text check (verified_how in ('carrier', 'code', 'demo')),
  verified_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  unique (organization_id, e164),
  check ((verified_how is null) = (verified_at is null))
);
create index staffed_lines_in_turn on staffed_lines (organization_id, position, id);

do $$
declare
  named text;
begin
  foreach named in array array['scripts', 'script_versions', 'staffed_lines'] loop
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
    execute format('create policy only_admins_remove on %I as restrictive for delete to ringfence_tenant
      using (is_admin(organization_id))', named);
    execute format('create policy only_where_named on %I as restrictive for delete to ringfence_super
      using (organization_id = (select named_organization_id()))', named);
    execute format('grant select, insert, update, delete on %I to ringfence_system', named);
    execute format('grant select, insert, delete on %I to ringfence_tenant, ringfence_super', named);
  end loop;
end
$$;
grant update (name, archived_at) on scripts to ringfence_tenant, ringfence_super;
grant update (content, state, revision, written_by, written_at, approved_by, approved_at, withdrawn_by, withdrawn_at)
  on script_versions to ringfence_tenant, ringfence_super;
grant update (label, takes_ring_backs, takes_transfers, position, places, hours, zone, verified_how, verified_at)
  on staffed_lines to ringfence_tenant, ringfence_super;

-- A campaign names its script by id. Those of before spoke a text that could name a debt to somebody who had only said
-- who they are: they wait until somebody chooses an approved script.
alter table campaigns drop constraint campaigns_paused_for_check,
  add constraint campaigns_paused_for_check check (paused_for in ('carrier', 'abandonment', 'script'));
update campaigns set state = 'paused', paused_for = 'script',
  paused_because = 'Choose an approved script: this campaign was started before scripts had to be approved.'
where state = 'running';
grant update (script_id, script_version) on campaigns to ringfence_tenant, ringfence_super;
