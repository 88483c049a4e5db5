-- More of what is known of a person who owes, and files of any size on their way in.

alter table contacts
  add column birth_year integer check (birth_year between 1880 and 2100),
  add column address text,
  add column city text,
  -- The organization's own fields, by their name.
  add column custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object'),
  -- Raised by every change of what people edit, so that two who edit at once are told.
  add column revision integer not null default 0,
  add column changed_at timestamptz(3),
  add column changed_by uuid references profiles (id),
  -- The upload that brought the row, which takes it away again when it is undone.
  add column import_id uuid;
alter table phones
  add column label text,
  -- Whom to call first: the smaller, the earlier.
  add column position integer not null default 0,
  add column import_id uuid;
alter table debts
  add column original_minor bigint check (original_minor >= 0),
  add column opened_on date,
  add column due_on date,
  add column charged_off_on date,
  add column import_id uuid;
alter table list_contacts add column import_id uuid;
alter table suppressions add column import_id uuid;
alter table outside_calls add column import_id uuid;
-- Checked once an upload instead of once a row: a million rows of one upload name the same one.
alter table consents drop constraint consents_organization_id_import_id_fkey;

create table contact_notes (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  content text not null check (length(content) between 1 and 2000),
  import_id uuid,
  recorded_by uuid not null references profiles (id),
  recorded_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id)
);
create index contact_notes_by_contact on contact_notes (organization_id, contact_id, id);

-- The fields of contacts that an organization made for itself, in the order they came.
create table custom_fields (
  organization_id uuid not null references organizations (id),
  name text not null check (length(trim(name)) between 1 and 100),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, name)
);

alter table lists
  add column archived_at timestamptz(3),
  add column archived_by uuid references profiles (id),
  -- Where its people went.
  add column merged_into uuid,
  add foreign key (organization_id, merged_into) references lists (organization_id, id);

-- One file, from its first byte to its undoing. What is found in it and how it is read is kept with it.
alter table imports
  alter column list_id drop not null,
  alter column header set default '[]',
  alter column columns set default '[]',
  alter column row_count set default 0,
  alter column added set default 0,
  alter column changed set default 0,
  alter column unchanged set default 0,
  alter column rejected set default 0,
  alter column consents set default 0,
  alter column obtained_how drop not null,
  alter column obtained_by drop not null,
  alter column obtained_on drop not null,
  drop constraint imports_check,
  add column kind text not null default 'debtors'
    check (kind in ('debtors', 'calls', 'consents', 'restrictions')),
  add column state text not null default 'stored'
    check (state in ('uploading', 'inspecting', 'matching', 'checking', 'checked', 'storing', 'stored',
      'undoing', 'undone', 'cancelled', 'failed')),
  -- For a list that is made when the file is stored.
  add column list_name text,
  add column file_bytes bigint not null default 0,
  -- Tells whether a file chosen again is the one whose upload was broken off.
  add column fingerprint text not null default '',
  -- What was found in the file: its format, its sheets, its first lines.
  add column inspection jsonb,
  -- How its cells are read.
  add column mapping jsonb,
  -- Rows that repeat another row of the file word for word.
  add column duplicate integer not null default 0,
  -- What the check found: causes with counts and examples, and what the file changes.
  add column findings jsonb,
  -- How far the step is: rows or bytes done, of how many.
  add column done bigint not null default 0,
  add column total bigint not null default 0,
  -- Raised when a step begins: a job of an earlier one finds another number and ends.
  add column step integer not null default 0,
  -- How often the step was taken up: one that is cut off again and again is given up.
  add column tries integer not null default 0,
  add column heard_at timestamptz(3),
  -- Who asked for the step, and whether as a super administrator.
  add column asked_by uuid references profiles (id),
  add column asked_as text not null default 'profile' check (asked_as in ('profile', 'super_administrator')),
  -- What reading the rows found: how many there are and were staged, and every warning counted.
  add column reading jsonb,
  -- Why it failed, or could not be undone, as a stable word, and in a sentence.
  add column failure text,
  add column failure_detail text not null default '',
  add column checked_at timestamptz(3),
  add column stored_at timestamptz(3),
  add column undone_at timestamptz(3),
  add column undone_by uuid references profiles (id);
update imports set stored_at = created_at;
alter table imports alter column state drop default;
create index imports_newest on imports (organization_id, id);
create index imports_open on imports (state, heard_at)
  where state not in ('stored', 'undone', 'cancelled', 'failed');

alter table import_rejections
  drop constraint import_rejections_line_check,
  add constraint import_rejections_line_check check (line > 0),
  add column value text not null default '';

create table import_warnings (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  code text not null,
  column_name text,
  value text not null default '',
  foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
);
create index import_warnings_by_import on import_warnings (organization_id, import_id, code, line);

-- The file itself, in pieces as they were sent, until it is stored or given up. It lies in the database,
-- because any process on any machine may be the one that reads it.
create table import_chunks (
  organization_id uuid not null,
  import_id uuid not null,
  position integer not null check (position >= 0),
  content bytea not null check (length(content) between 1 and 8388608),
  primary key (organization_id, import_id, position),
  foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
);
-- Compressing costs more time than it saves room: the pieces go again soon.
alter table import_chunks alter column content set storage external;

-- The rows of a file as they were read, while they are checked. Not logged: what a crash of the database
-- empties is read from the pieces again. COPY does not write through policies, so it has none: no role of a
-- request may see it at all.
create unlogged table import_rows (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  -- As they came, in JSON, for the file of rejected rows.
  cells text not null,
  external_reference text,
  full_name text,
  birth_year integer,
  email text,
  address text,
  city text,
  region text,
  postal_code text,
  country text,
  language text,
  confirmed_zone text,
  note text,
  custom jsonb,
  consent boolean,
  do_not_call boolean,
  -- Most rows have one phone and one debt; further ones follow in JSON.
  e164 text,
  line_type text,
  label text,
  place text,
  more_phones jsonb,
  debt_reference text,
  creditor text,
  balance_minor bigint,
  original_minor bigint,
  currency text,
  opened_on date,
  due_on date,
  charged_off_on date,
  notice_sent_on date,
  account_group text,
  debt_state text,
  more_debts jsonb,
  -- A row of history, whole.
  content jsonb
);
create index import_rows_by_line on import_rows (organization_id, import_id, line);

-- What rows were before an upload changed them.
create table import_changes (
  organization_id uuid not null,
  import_id uuid not null,
  table_name text not null check (table_name in ('contacts', 'phones', 'debts', 'consents')),
  row_id uuid not null,
  before jsonb not null,
  primary key (organization_id, import_id, table_name, row_id),
  foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
);

-- How an organization's files look: the columns of a header and what they hold.
create table import_layouts (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  name text not null check (length(trim(name)) between 1 and 200),
  kind text not null check (kind in ('debtors', 'calls', 'consents', 'restrictions')),
  -- The folded names of the columns, by which a file is recognised.
  header jsonb not null,
  mapping jsonb not null,
  used_at timestamptz(3) not null default now(),
  created_by uuid not null references profiles (id),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id)
);
create unique index import_layouts_name on import_layouts (organization_id, kind, lower(name));

do $$
declare
  fenced text;
begin
  foreach fenced in array array['contact_notes', 'custom_fields', 'import_warnings', 'import_chunks',
    'import_changes', 'import_layouts'] loop
    execute format('alter table %I enable row level security, force row level security', fenced);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', fenced);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', fenced);
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', fenced);
    execute format('grant select on %I to ringfence_tenant, ringfence_super', fenced);
    execute format('grant select, insert, update, delete on %I to ringfence_system', fenced);
  end loop;
end
$$;
grant select, insert, update, delete on import_rows to ringfence_system;
grant delete on imports, import_rejections to ringfence_system;
grant insert on contact_notes, custom_fields, import_chunks, import_layouts
  to ringfence_tenant, ringfence_super;
grant update (birth_year, address, city, custom, revision, changed_at, changed_by) on contacts
  to ringfence_tenant, ringfence_super;
grant update (label, position) on phones to ringfence_tenant, ringfence_super;
grant update (original_minor, opened_on, due_on, charged_off_on) on debts
  to ringfence_tenant, ringfence_super;
grant update (name, archived_at, archived_by, merged_into) on lists to ringfence_tenant, ringfence_super;
grant update (state, list_id, list_name, inspection, mapping, findings, reading, header, columns, done, total,
    step, tries, heard_at, asked_by, asked_as, failure, failure_detail, obtained_how, obtained_by,
    obtained_on, undone_by)
  on imports to ringfence_tenant, ringfence_super;
grant update (name, header, mapping, used_at) on import_layouts to ringfence_tenant, ringfence_super;
grant delete on import_layouts to ringfence_tenant, ringfence_super;
do $$
declare
  role_name text;
begin
  foreach role_name in array array['ringfence_tenant', 'ringfence_super'] loop
    execute format('create policy %I on contact_notes as restrictive for insert to %I
      with check (recorded_by = (select current_user_id()))', 'own_name_of_' || role_name, role_name);
    execute format('create policy %I on import_layouts as restrictive for insert to %I
      with check (created_by = (select current_user_id()))', 'own_name_of_' || role_name, role_name);
  end loop;
end
$$;
-- Of what is deleted, no policy checks what it becomes: where none is named, it would be all of them.
create policy only_where_named on import_layouts as restrictive for delete to ringfence_super
  using (organization_id = (select named_organization_id()));
