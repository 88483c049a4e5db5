-- Who owes what, how they can be reached, and whether they may be called.

create table lists (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  name text not null check (length(trim(name)) between 1 and 200),
  created_by uuid not null references profiles (id),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id)
);
create unique index lists_name on lists (organization_id, lower(name));

-- One uploaded file, and the word of the person who uploaded it on how its numbers were obtained.
create table imports (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  list_id uuid not null,
  file_name text not null,
  header jsonb not null,
  columns jsonb not null,
  row_count integer not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  rejected integer not null,
  consents integer not null,
  obtained_how text not null
    check (obtained_how in ('given_to_creditor', 'given_to_us', 'written_agreement', 'not_known')),
  obtained_by text not null,
  obtained_on date not null,
  created_by uuid not null references profiles (id),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, list_id) references lists (organization_id, id),
  check (added + changed + unchanged + rejected = row_count)
);
create index imports_by_list on imports (organization_id, list_id, id);

create table import_rejections (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null check (line > 1),
  reason text not null,
  column_name text,
  cells jsonb not null,
  primary key (organization_id, import_id, line),
  foreign key (organization_id, import_id) references imports (organization_id, id)
);

create table contacts (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  external_reference text not null,
  full_name text not null,
  email text,
  language text not null default 'en' check (language in ('en', 'es')),
  region text,
  postal_code text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- An IANA zone that the person confirmed.
  confirmed_zone text,
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  unique (organization_id, external_reference)
);

create table list_contacts (
  organization_id uuid not null,
  list_id uuid not null,
  contact_id uuid not null,
  added_at timestamptz(3) not null default now(),
  primary key (organization_id, list_id, contact_id),
  foreign key (organization_id, list_id) references lists (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id)
);
create index list_contacts_by_contact on list_contacts (organization_id, contact_id);

create table phones (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text not null check (e164 ~ '^\+[1-9]\d{6,14}$'),
  line_type text not null default 'unknown'
    check (line_type in ('mobile', 'landline', 'voip', 'unknown')),
  state text not null default 'active'
    check (state in ('active', 'wrong', 'disconnected', 'stopped')),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  unique (organization_id, contact_id, e164),
  foreign key (organization_id, contact_id) references contacts (organization_id, id)
);
create index phones_by_number on phones (organization_id, e164);

create table debts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  reference text not null,
  creditor text,
  balance_minor bigint not null check (balance_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'open'
    check (state in ('open', 'promised', 'paid', 'disputed', 'recalled', 'closed')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  unique (organization_id, contact_id, reference),
  foreign key (organization_id, contact_id) references contacts (organization_id, id)
);

-- Permission that a person gave, and who vouches for it (47 CFR 64.1200(a)(1)).
create table consents (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text not null,
  kind text not null check (kind in ('tcpa')),
  obtained_how text not null,
  obtained_by text not null,
  obtained_on date not null,
  import_id uuid,
  recorded_by uuid not null references profiles (id),
  recorded_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3),
  expires_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  -- An import is written down last, when its counts are known.
  foreign key (organization_id, import_id) references imports (organization_id, id)
    deferrable initially deferred
);
create index consents_by_contact on consents (organization_id, contact_id, e164);
create index consents_by_number on consents (organization_id, e164) where revoked_at is null;

-- A standing reason not to call: a person, a number of theirs, or a debt.
create table suppressions (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  kind text not null check (kind in ('medium_stop', 'number_stop', 'wrong_number', 'paid')),
  e164 text,
  debt_id uuid,
  source text not null check (source in ('person', 'call', 'import')),
  note text not null default '',
  call_id uuid,
  recorded_by uuid references profiles (id),
  started_at timestamptz(3) not null default now(),
  lifted_at timestamptz(3),
  lifted_by uuid references profiles (id),
  primary key (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  foreign key (organization_id, debt_id) references debts (organization_id, id),
  check (kind not in ('number_stop', 'wrong_number') or e164 is not null)
);
create index suppressions_by_contact on suppressions (organization_id, contact_id);
create index suppressions_in_force_by_number on suppressions (organization_id, e164)
  where e164 is not null and lifted_at is null;
-- What a call tells is written once, however often the carrier repeats it.
create unique index suppressions_of_call on suppressions (organization_id, call_id, kind)
  where call_id is not null;

-- The first answer to a write, given again when the same request comes again.
create table idempotency_keys (
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  operation text not null,
  request_hash bytea not null check (length(request_hash) = 32),
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Every table of an organization is fenced the same way.
do $$
declare
  fenced text;
begin
  foreach fenced in array array['lists', 'imports', 'import_rejections', 'contacts', 'list_contacts',
    'phones', 'debts', 'consents', 'suppressions', 'idempotency_keys'] loop
    execute format('alter table %I enable row level security, force row level security', fenced);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', fenced);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', fenced);
    execute format('grant select, insert on %I to ringfence_tenant', fenced);
    execute format('grant select, insert, update on %I to ringfence_system', fenced);
  end loop;
end
$$;
grant update (full_name, email, language, region, postal_code, country) on contacts to ringfence_tenant;
grant update (line_type) on phones to ringfence_tenant;
grant update (balance_minor, currency, creditor, state, updated_at) on debts to ringfence_tenant;
grant update (revoked_at) on consents to ringfence_tenant;
grant update (lifted_at, lifted_by) on suppressions to ringfence_tenant;
grant update (answer) on idempotency_keys to ringfence_tenant;
grant delete on idempotency_keys to ringfence_system;

-- Nobody vouches, asks or lifts in another's name, and a kept answer is shown to whom it was given.
create policy own_name_on_consent on consents as restrictive for insert to ringfence_tenant
  with check (recorded_by = (select current_user_id()));
create policy own_name_on_suppression on suppressions as restrictive for insert to ringfence_tenant
  with check (recorded_by is null or recorded_by = (select current_user_id()));
create policy own_name_on_lifting on suppressions as restrictive for update to ringfence_tenant
  with check (lifted_by is null or lifted_by = (select current_user_id()));
create policy own_keys on idempotency_keys as restrictive to ringfence_tenant
  using (user_id = (select current_user_id()));
