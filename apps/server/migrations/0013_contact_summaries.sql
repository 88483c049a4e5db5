-- Lists over millions of people: what they are sorted and filtered by, kept beside each contact.

-- Apart from contacts, so that a call or a payment does not touch the indexes of search. Kept by triggers
-- in the transaction of every change; only `callable_*`, which the rules and the clock decide, is reckoned
-- by the worker a moment later.
create table contact_summaries (
  organization_id uuid not null,
  contact_id uuid not null,
  -- Folded, for sorting.
  sort_name text collate "C" not null,
  -- Over the debts that are still to be paid.
  open_debts integer not null default 0,
  balance_minor bigint not null default 0,
  -- Of the largest debt, where there are several currencies.
  currency text,
  -- The state of the person's debts as a whole: the one that matters most.
  state text not null default 'closed'
    check (state in ('open', 'promised', 'paid', 'disputed', 'recalled', 'closed')),
  -- The earliest day on which a debt still to be paid was opened.
  oldest_debt_on date,
  last_called_at timestamptz(3),
  last_outcome text,
  is_suppressed boolean not null default false,
  -- The zone by which the person is called, where only one is likely.
  zone text,
  -- When the person can next be called: from, until. Both null: never, for the reason in blocked_by.
  callable_from timestamptz(3),
  callable_until timestamptz(3),
  blocked_by text,
  -- Under which ledger and policy that was reckoned, and when it has to be again.
  judged_version bigint not null default -1,
  judged_policy integer not null default -1,
  judge_at timestamptz(3) not null default '-infinity',
  primary key (organization_id, contact_id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id)
);

-- A choice of filters, columns and order that somebody named.
create table saved_views (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  name text not null check (length(trim(name)) between 1 and 100),
  content jsonb not null,
  -- For everybody in the organization, or for who made it.
  is_shared boolean not null default false,
  created_by uuid not null references profiles (id),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id)
);
create unique index saved_views_name on saved_views (organization_id, created_by, lower(name));

-- Something done to many contacts at once, in the background.
create table contact_actions (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  kind text not null check (kind in ('add_to_list', 'remove_from_list', 'restrict', 'note')),
  content jsonb not null,
  selection jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  done integer not null default 0,
  changed integer not null default 0,
  -- How many there will be, once it is counted.
  total integer,
  -- The contact up to which it is done: it goes on from there after a crash.
  after_id uuid,
  failure text,
  created_by uuid not null references profiles (id),
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (organization_id, id)
);

-- A file that is made while it is fetched, by an address that is good once and for a minute.
create table downloads (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  kind text not null check (kind in ('contacts', 'rejections')),
  content jsonb not null,
  created_by uuid not null references profiles (id),
  is_super_administrator boolean not null default false,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (organization_id, id)
);

do $$
declare
  fenced text;
begin
  foreach fenced in array array['contact_summaries', 'saved_views', 'contact_actions', 'downloads'] loop
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
