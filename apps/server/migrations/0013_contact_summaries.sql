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
  -- The state of the person's debts as a whole: the one that matters most, in the order disputed,
  -- promised, open, paid, recalled, closed. Whoever owes nothing any more has no balance and no oldest day.
  state text not null default 'closed'
    check (state in ('open', 'promised', 'paid', 'disputed', 'recalled', 'closed')),
  -- Whether any debt is promised.
  has_promise boolean not null default false,
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
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
-- One index for each order that is offered; what is filtered by is read along the way, or by an index of
-- its own where it is rare. Their equal entries are kept once, so these cost little.
create index contact_summaries_by_name on contact_summaries (organization_id, sort_name, contact_id);
create index contact_summaries_by_balance on contact_summaries (organization_id, balance_minor, contact_id);
create index contact_summaries_by_oldest_debt
  on contact_summaries (organization_id, oldest_debt_on, contact_id);
create index contact_summaries_by_last_call
  on contact_summaries (organization_id, last_called_at, contact_id);
create index contact_summaries_by_next_call
  on contact_summaries (organization_id, callable_from, contact_id);
create index contact_summaries_by_state on contact_summaries (organization_id, state);
create index contact_summaries_by_outcome on contact_summaries (organization_id, last_outcome)
  where last_outcome is not null;
create index contact_summaries_by_zone on contact_summaries (organization_id, zone)
  where zone is not null;
create index contact_summaries_suppressed on contact_summaries (organization_id) where is_suppressed;
create index contact_summaries_promised on contact_summaries (organization_id) where has_promise;

-- What was counted over the people of a list, which takes too long to be counted whenever it is shown.
create table list_figures (
  organization_id uuid not null,
  list_id uuid not null,
  contacts integer not null,
  balances jsonb not null,
  callable_now integer not null,
  callable_later integer not null,
  callable_never integer not null,
  callable_unknown integer not null,
  called integer not null,
  counted_at timestamptz(3) not null,
  primary key (organization_id, list_id),
  foreign key (organization_id, list_id) references lists (organization_id, id) on delete cascade
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
  is_super_administrator boolean not null default false,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (organization_id, id)
);
create index contact_actions_unfinished on contact_actions (id) where state in ('waiting', 'running');

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
  foreach fenced in array array['contact_summaries', 'list_figures', 'saved_views', 'contact_actions', 'downloads'] loop
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
revoke select on downloads from ringfence_tenant, ringfence_super;
grant insert on saved_views, contact_actions, downloads to ringfence_tenant, ringfence_super;
grant update (content, is_shared) on saved_views to ringfence_tenant, ringfence_super;
grant delete on saved_views to ringfence_tenant, ringfence_super;
grant update (state, done, changed, total, after_id, failure, finished_at) on contact_actions
  to ringfence_tenant, ringfence_super;
grant delete on list_contacts to ringfence_tenant, ringfence_super, ringfence_system;

-- Nobody saves, acts or asks in another's name.
do $$
declare
  role_name text;
  fenced text;
begin
  foreach role_name in array array['ringfence_tenant', 'ringfence_super'] loop
    foreach fenced in array array['saved_views', 'contact_actions', 'downloads'] loop
      execute format('create policy %I on %I as restrictive for insert to %I
        with check (created_by = (select current_user_id()))',
        'own_name_of_' || role_name, fenced, role_name);
    end loop;
    -- A view is changed by who saved it.
    execute format('create policy %I on saved_views as restrictive for update to %I
      using (created_by = (select current_user_id()))', 'own_views_of_' || role_name, role_name);
  end loop;
end
$$;
-- What is not shared is seen by who saved it; what is shared, admins may delete too.
create policy own_or_shared on saved_views as restrictive for select
  to ringfence_tenant, ringfence_super
  using (is_shared or created_by = (select current_user_id()));
create policy own_or_admins on saved_views as restrictive for delete to ringfence_tenant
  using (created_by = (select current_user_id()) or is_shared and is_admin(organization_id));
create policy only_admins_take_off on list_contacts as restrictive for delete to ringfence_tenant
  using (is_admin(organization_id));
-- Of what is deleted, no policy checks what it becomes: where none is named, it would be all of them.
create policy only_where_named on saved_views as restrictive for delete to ringfence_super
  using (organization_id = (select named_organization_id()));
create policy only_where_named on list_contacts as restrictive for delete to ringfence_super
  using (organization_id = (select named_organization_id()));

-- A name as it is sorted by: like search_text, from its first letter on.
create function sort_text(name text) returns text
  language sql immutable parallel safe
as $$ select left(trim(regexp_replace(search_text(name), '\s+', ' ', 'g')), 100) $$;

-- A person's debts as a whole.
create function summarise_debts(organization uuid, person uuid)
  returns table (open_debts integer, balance_minor bigint, currency text, state text,
    has_promise boolean, oldest_debt_on date)
  language sql stable
as $$
  select count(*) filter (where debt.is_owed)::integer,
    coalesce(sum(debt.balance_minor) filter (where debt.is_owed and debt.currency = debt.main_currency),
      0)::bigint,
    max(debt.main_currency) filter (where debt.is_owed),
    case when bool_or(debt.state = 'disputed') then 'disputed'
      when bool_or(debt.state = 'promised') then 'promised'
      when bool_or(debt.state = 'open') then 'open'
      when bool_or(debt.state = 'paid') then 'paid'
      when bool_or(debt.state = 'recalled') then 'recalled'
      else 'closed' end,
    coalesce(bool_or(debt.state = 'promised'), false),
    min(debt.opened_on) filter (where debt.is_owed)
  from (
    select one.*, first_value(one.currency)
        over (order by one.is_owed desc, one.balance_minor desc, one.id) as main_currency
    from (
      select debts.*, debts.state in ('open', 'promised', 'disputed') as is_owed from debts
      where debts.organization_id = organization and debts.contact_id = person) one) debt
$$;

-- Writes down anew what is sorted and filtered by, of these people: after every change of what it is made
-- of. What the rules and the clock decide is left as it is, and reckoned anew.
create function summarise_contacts(organization uuid, people uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- Whoever writes about them is waited for, and then everything they wrote is read: of two who change
  -- one person at once, the second sees what the first did. In the order of the keys, like every lock.
  perform from contact_summaries summary
  where summary.organization_id = organization and summary.contact_id = any(people)
  order by summary.contact_id for no key update;
  insert into contact_summaries as summary (organization_id, contact_id, sort_name, open_debts,
    balance_minor, currency, state, has_promise, oldest_debt_on, last_called_at, last_outcome,
    is_suppressed)
  select contact.organization_id, contact.id, sort_text(contact.full_name), owed.open_debts,
    owed.balance_minor, owed.currency, owed.state, owed.has_promise, owed.oldest_debt_on,
    last_call.at, last_call.outcome,
    exists (select from suppressions suppression
      where suppression.organization_id = contact.organization_id
        and suppression.contact_id = contact.id and suppression.lifted_at is null)
  from contacts contact
  cross join lateral summarise_debts(contact.organization_id, contact.id) owed
  left join lateral (
    select past.at, past.outcome from (
      (select call.placing_at as at, call.outcome from calls call
       where call.organization_id = contact.organization_id and call.contact_id = contact.id
         and call.state = 'ended' and call.placing_at is not null and call.outcome <> 'withdrawn'
       order by call.reserved_at desc limit 1)
      union all
      (select outside.occurred_at, outside.outcome from outside_calls outside
       where outside.organization_id = contact.organization_id and outside.contact_id = contact.id
         and outside.direction = 'outbound'
       order by outside.occurred_at desc limit 1)) past
    order by past.at desc limit 1) last_call on true
  where contact.organization_id = organization and contact.id = any(people)
  order by contact.id
  on conflict (organization_id, contact_id) do update
  set sort_name = excluded.sort_name, open_debts = excluded.open_debts,
    balance_minor = excluded.balance_minor, currency = excluded.currency, state = excluded.state,
    has_promise = excluded.has_promise, oldest_debt_on = excluded.oldest_debt_on,
    last_called_at = excluded.last_called_at, last_outcome = excluded.last_outcome,
    is_suppressed = excluded.is_suppressed, judge_at = '-infinity'
  where (summary.sort_name, summary.open_debts, summary.balance_minor, summary.currency, summary.state,
      summary.has_promise, summary.oldest_debt_on, summary.last_called_at, summary.last_outcome,
      summary.is_suppressed)
    is distinct from (excluded.sort_name, excluded.open_debts, excluded.balance_minor,
      excluded.currency, excluded.state, excluded.has_promise, excluded.oldest_debt_on,
      excluded.last_called_at, excluded.last_outcome, excluded.is_suppressed);
end
$$;
revoke execute on function summarise_contacts from public;
grant execute on function summarise_contacts to ringfence_system;

-- An upload writes its people's summaries itself, all at once; whoever is erased needs none.
create function summaries_wait() returns boolean
  language sql stable
as $$
  select coalesce(current_setting('ringfence.importing', true) = 'on'
    or current_setting('ringfence.erasing', true) = 'on', false)
$$;
create function summarise_new_contacts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in select organization_id, array_agg(id) as people from learned group by 1 order by 1 loop
    perform summarise_contacts(changed.organization_id, changed.people);
  end loop;
  return null;
end
$$;
create function summarise_renamed_contacts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in
    select learned.organization_id, array_agg(learned.id) as people from learned
    join forgotten on forgotten.organization_id = learned.organization_id and forgotten.id = learned.id
    where forgotten.full_name <> learned.full_name group by 1 order by 1
  loop
    perform summarise_contacts(changed.organization_id, changed.people);
  end loop;
  return null;
end
$$;
-- Of whatever names its contact.
create function summarise_their_contacts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in
    select organization_id, array_agg(distinct contact_id) as people from learned group by 1 order by 1
  loop
    perform summarise_contacts(changed.organization_id, changed.people);
  end loop;
  return null;
end
$$;
-- The dialer hears of many calls a second, so of a call that ended no more is read than it tells.
create function summarise_ended_calls() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if summaries_wait() then
    return null;
  end if;
  with chosen as materialized (
    select summary.organization_id, summary.contact_id, last_call.placing_at, last_call.outcome
    from (
      select distinct on (organization_id, contact_id) organization_id, contact_id, placing_at, outcome
      from learned
      where state = 'ended' and placing_at is not null and outcome <> 'withdrawn'
      order by organization_id, contact_id, placing_at desc) last_call
    join contact_summaries summary on summary.organization_id = last_call.organization_id
      and summary.contact_id = last_call.contact_id
    order by summary.organization_id, summary.contact_id
    for no key update of summary
  )
  update contact_summaries summary
  set last_called_at = chosen.placing_at, last_outcome = chosen.outcome, judge_at = '-infinity'
  from chosen
  where summary.organization_id = chosen.organization_id and summary.contact_id = chosen.contact_id
    and coalesce(summary.last_called_at, '-infinity') <= chosen.placing_at
    and (summary.last_called_at, summary.last_outcome)
      is distinct from (chosen.placing_at, chosen.outcome);
  return null;
end
$$;

-- The functions run as the owner, whom the policies bind too.
create policy summaries_for_owner on contact_summaries to current_user using (true);
do $$
declare
  read_by_owner text;
begin
  foreach read_by_owner in array array['debts', 'calls', 'outside_calls', 'suppressions'] loop
    execute format('create policy summed_up_for_owner on %I for select to current_user using (true)',
      read_by_owner);
  end loop;
end
$$;
create trigger contacts_summarised
  after insert on contacts referencing new table as learned
  for each statement execute function summarise_new_contacts();
create trigger contacts_summarised_anew
  after update on contacts referencing old table as forgotten new table as learned
  for each statement execute function summarise_renamed_contacts();
create trigger calls_summarised
  after update on calls referencing new table as learned
  for each statement execute function summarise_ended_calls();
do $$
declare
  told text;
begin
  foreach told in array array['debts', 'suppressions', 'outside_calls'] loop
    execute format('create trigger %I after insert on %I referencing new table as learned
      for each statement execute function summarise_their_contacts()', told || '_summarised', told);
    execute format('create trigger %I after update on %I referencing new table as learned
      for each statement execute function summarise_their_contacts()', told || '_summarised_anew', told);
    execute format('create trigger %I after delete on %I referencing old table as learned
      for each statement execute function summarise_their_contacts()', told || '_summarised_less', told);
  end loop;
end
$$;

select summarise_contacts(organization_id, array_agg(id)) from contacts group by organization_id;
