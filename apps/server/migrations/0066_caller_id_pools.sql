-- Pools of caller IDs: numbers of one carrier account that take turns, each with a limit for the day, and rest when
-- people stop answering them.
create table caller_id_pools (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  name text not null check (length(trim(name)) between 1 and 100),
  -- A removed one is kept for the campaigns that called from it.
  state text not null default 'active' check (state in ('active', 'removed')),
  -- Of all its numbers; null until it has one.
  account_id uuid references carrier_accounts (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  -- What the numbers refer to.
  unique (organization_id, id, account_id)
);
create unique index caller_id_pools_by_name on caller_id_pools (organization_id, lower(name)) where state = 'active';
create index caller_id_pools_by_account on caller_id_pools (account_id);
create trigger account_owner before insert or update of account_id on caller_id_pools
  for each row execute function check_account_owner();

alter table caller_ids
  add column pool_id uuid,
  -- Calls in a day of the organization; null: as many as there are.
  add column daily_limit integer constraint caller_ids_daily_limit_check check (daily_limit between 1 and 100000),
  -- How many calls of its pool were reserved on which day: a worker that reserves holds the row, so that no number makes more.
  add column counted_on date,
  add column calls_counted integer not null default 0 constraint caller_ids_calls_counted_check check (calls_counted >= 0),
  add column last_used_at timestamptz(3),
  -- Because few people answered; null where it does not rest.
  add column rests_until timestamptz(3),
  add constraint caller_ids_pool_fkey foreign key (organization_id, pool_id)
    references caller_id_pools (organization_id, id),
  -- All numbers of a pool are of its account, and lose it together.
  add constraint caller_ids_pool_account_fkey foreign key (organization_id, pool_id, account_id)
    references caller_id_pools (organization_id, id, account_id) on update cascade;
create index caller_ids_by_pool on caller_ids (organization_id, pool_id, e164) where pool_id is not null;
grant update (pool_id, daily_limit, rests_until) on caller_ids to ringfence_tenant, ringfence_super;

-- By number and not by row: a number keeps its history when it is removed and added again.
create table caller_id_days (
  organization_id uuid not null references organizations (id),
  caller_id text not null,
  day date not null,
  -- Calls that a person could have answered, and those that one did.
  placed integer not null,
  answered integer not null,
  primary key (organization_id, caller_id, day)
);

create table caller_id_rests (
  organization_id uuid not null,
  id uuid not null default new_id(),
  caller_id_id uuid not null,
  started_at timestamptz(3) not null,
  until timestamptz(3) not null,
  because text not null check (because in ('answer_rate')),
  -- The figures that led to it: its last calls, those before, and the last of the pool's other numbers.
  recent_placed integer not null,
  recent_answered integer not null,
  past_placed integer not null,
  past_answered integer not null,
  others_placed integer not null,
  others_answered integer not null,
  ended_at timestamptz(3),
  ended_by uuid references profiles (id),
  end_reason text check (length(trim(end_reason)) between 1 and 500),
  primary key (organization_id, id),
  foreign key (organization_id, caller_id_id) references caller_ids (organization_id, id) on delete cascade,
  check (until > started_at),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
create index caller_id_rests_by_number on caller_id_rests (organization_id, caller_id_id, started_at);

-- Exactly one of both.
alter table campaigns
  alter column caller_id drop not null,
  add column caller_pool_id uuid,
  add constraint campaigns_caller_pool_fkey foreign key (organization_id, caller_pool_id)
    references caller_id_pools (organization_id, id),
  add constraint campaigns_caller_check check ((caller_id is null) <> (caller_pool_id is null));
create index campaigns_by_caller on campaigns (organization_id, caller_id) where state in ('running', 'paused');
create index campaigns_by_caller_pool on campaigns (organization_id, caller_pool_id)
  where caller_pool_id is not null and state in ('running', 'paused');

-- The day that a call counts for at its number, in the zone that the organization had then.
alter table calls add column caller_day date;
create or replace view calls_now with (security_invoker = true) as
  select call.organization_id, call.id, call.direction, call.mode, call.purpose, call.origin,
    call.campaign_id, call.contact_id, call.phone_id, call.e164, call.debt_id,
    -- The one that it leads with first.
    array_prepend(call.debt_id, array(
      select further.debt_id from call_debts further
      where further.organization_id = call.organization_id and further.call_id = call.id
      order by further.debt_id)) as debt_ids,
    call.decision_id, call.attempt, call.caller_id, call.carrier, call.account_id,
    coalesce(live.carrier_call_id, call.carrier_call_id) as carrier_call_id,
    coalesce(live.state, call.state) as state, call.outcome, call.reserved_at,
    coalesce(live.placing_at, call.placing_at) as placing_at,
    coalesce(live.heard_at, call.heard_at) as heard_at,
    coalesce(live.rang, call.rang) as rang,
    coalesce(live.answered_at, call.answered_at) as answered_at,
    coalesce(live.answered_by, call.answered_by) as answered_by,
    coalesce(live.choice, call.choice) as choice,
    coalesce(live.ending, call.ending) as ending, call.ended_at,
    coalesce(live.talk_seconds, call.talk_seconds) as talk_seconds,
    coalesce(live.dropped_at, call.dropped_at) as dropped_at, call.ledger_version,
    coalesce(live.spoken_at, call.spoken_at) as spoken_at, call.reserved_written_at,
    coalesce(live.placing_written_at, call.placing_written_at) as placing_written_at,
    call.corrected_outcome, call.caller_day
  from calls call
  left join calls_under_way live
    on live.organization_id = call.organization_id and live.call_id = call.id;

do $$
declare
  named text;
begin
  foreach named in array array['caller_id_pools', 'caller_id_days', 'caller_id_rests'] loop
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
create policy only_admins_add on caller_id_pools as restrictive for insert to ringfence_tenant
  with check (is_admin(organization_id));
create policy only_admins_change on caller_id_pools as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
create policy only_admins_change on caller_id_rests as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
grant insert on caller_id_pools to ringfence_tenant, ringfence_super;
grant update (name, state, account_id) on caller_id_pools to ringfence_tenant, ringfence_super;
grant update (ended_at, ended_by, end_reason) on caller_id_rests to ringfence_tenant, ringfence_super;
