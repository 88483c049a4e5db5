-- What calls cost: the rates of carrier accounts by country, what each ended call came to, and the sums of these.

create table carrier_rates (
  account_id uuid not null references carrier_accounts (id) on delete cascade,
  id uuid not null default new_id(),
  -- Whose the account is; null: the installation's.
  organization_id uuid references organizations (id) on delete cascade,
  -- ISO 3166-1; null: every country without a rate of its own.
  country text check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In millionths of the currency's unit.
  per_minute_micro bigint not null check (per_minute_micro between 0 and 1000000000),
  per_call_micro bigint not null check (per_call_micro between 0 and 1000000000),
  increment_seconds integer not null check (increment_seconds between 1 and 3600),
  primary key (account_id, id),
  unique nulls not distinct (account_id, country)
);
create index carrier_rates_by_organization on carrier_rates (organization_id);

alter table carrier_rates enable row level security, force row level security;
create policy everything_for_system on carrier_rates to ringfence_system using (true);
-- As with the accounts themselves.
create policy rows_of_tenant on carrier_rates to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy only_admins_add on carrier_rates as restrictive for insert to ringfence_tenant
  with check (is_admin(organization_id));
create policy only_admins_change on carrier_rates as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
create policy only_admins_remove on carrier_rates as restrictive for delete to ringfence_tenant
  using (is_admin(organization_id));
create policy rows_for_super on carrier_rates to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy erasing_for_owner on carrier_rates to current_user
  using ((select current_setting('ringfence.erasing', true)) = 'on');
grant select, insert, update, delete on carrier_rates to ringfence_system, ringfence_tenant, ringfence_super;

-- The country is that of the number; the cost stays what it was when the call ended, whatever the rates become.
alter table calls
  add column country text,
  add column cost_micro bigint,
  add column cost_currency text,
  add constraint calls_cost_check check ((cost_micro is null) = (cost_currency is null));

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
    call.corrected_outcome, call.caller_day, call.cost_micro, call.cost_currency, call.country
  from calls call
  left join calls_under_way live
    on live.organization_id = call.organization_id and live.call_id = call.id;

-- The same as priceCall of the domain's price-call.ts. Part of a millionth counts as one.
create function price_call(per_minute bigint, per_call bigint, increment integer, outcome text, seconds integer)
  returns bigint language sql immutable as $$
  select case when outcome in ('withdrawn', 'failed') then 0
    else per_call
      + ((coalesce(seconds, 0) + increment - 1) / increment * increment * per_minute + 59) / 60 end
$$;

-- Without a rate the cost is not known, and what was known before stays.
create function price_ended_call() returns trigger language plpgsql set search_path to 'public', 'pg_temp' as $$
declare
  rate carrier_rates;
begin
  select * into rate from carrier_rates one
  where one.account_id = new.account_id and (one.country = new.country or one.country is null)
  order by one.country nulls last limit 1;
  if found then
    new.cost_micro := price_call(rate.per_minute_micro, rate.per_call_micro, rate.increment_seconds, new.outcome,
      new.talk_seconds);
    new.cost_currency := rate.currency;
  end if;
  return new;
end
$$;
create trigger calls_priced before insert on calls for each row
  when (new.state = 'ended' and new.cost_micro is null)
  execute function price_ended_call();
create trigger calls_priced_again before update on calls for each row
  when (new.state = 'ended' and (old.state <> 'ended' or new.talk_seconds is distinct from old.talk_seconds
    or new.outcome is distinct from old.outcome))
  execute function price_ended_call();

-- The sums, by the quarter of an hour in which calls were reserved and by campaign. Where another transaction holds a
-- row, the difference goes into a further one.
create table cost_rollups (
  organization_id uuid not null references organizations (id) on delete cascade,
  starts_at timestamptz(3) not null,
  slot uuid not null default new_id(),
  campaign_id uuid,
  currency text not null,
  calls bigint not null,
  amount_micro bigint not null,
  primary key (organization_id, starts_at, slot)
);
create index cost_rollups_by_campaign on cost_rollups (organization_id, campaign_id, starts_at);
-- Written many times a second, so that a new version finds room beside the old one.
alter table cost_rollups set (fillfactor = 40);

alter table cost_rollups enable row level security, force row level security;
create policy everything_for_system on cost_rollups to ringfence_system using (true);
create policy rows_of_tenant on cost_rollups to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on cost_rollups to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
-- The trigger below writes as the owner.
create policy sums_for_owner on cost_rollups to current_user using (true);
grant select, insert, delete on cost_rollups to ringfence_system;
grant select on cost_rollups to ringfence_tenant, ringfence_super;

create function add_cost_rollups(changes jsonb) returns void language sql as $$
  with change as materialized (
    select one.organization_id, one.starts_at, one.campaign_id, one.currency, one.calls, one.amount_micro, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, starts_at timestamptz, campaign_id uuid,
      currency text, calls bigint, amount_micro bigint)
    left join lateral (
      select kept.slot from cost_rollups kept
      where kept.organization_id = one.organization_id and kept.starts_at = one.starts_at
        and kept.campaign_id is not distinct from one.campaign_id and kept.currency = one.currency
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update cost_rollups kept set calls = kept.calls + change.calls,
      amount_micro = kept.amount_micro + change.amount_micro
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.slot = change.slot
  )
  insert into cost_rollups (organization_id, starts_at, campaign_id, currency, calls, amount_micro)
  select organization_id, starts_at, campaign_id, currency, calls, amount_micro from change where slot is null
$$;
revoke execute on function add_cost_rollups from public;

create function roll_up_costs() returns trigger
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, cost_currency as currency,
        count(*) as calls, sum(cost_micro) as amount_micro
      from learned where cost_micro is not null group by 1, 2, 3, 4) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, cost_currency as currency,
        -count(*) as calls, -sum(cost_micro) as amount_micro
      from forgotten where cost_micro is not null group by 1, 2, 3, 4) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, currency,
        sum(calls) as calls, sum(amount_micro) as amount_micro from (
        select organization_id, reserved_at, campaign_id, cost_currency as currency, 1 as calls,
          cost_micro as amount_micro
        from learned where cost_micro is not null
        union all
        select organization_id, reserved_at, campaign_id, cost_currency, -1, -cost_micro
        from forgotten where cost_micro is not null) one
      group by 1, 2, 3, 4 having sum(calls) <> 0 or sum(amount_micro) <> 0) part;
  end if;
  if changes is not null then
    perform add_cost_rollups(changes);
  end if;
  return null;
end
$$;
create trigger calls_costs_rolled_up after insert on calls referencing new table as learned
  for each statement execute function roll_up_costs();
create trigger calls_costs_rolled_up_again after update on calls referencing old table as forgotten new table as learned
  for each statement execute function roll_up_costs();
create trigger calls_costs_rolled_up_less after delete on calls referencing old table as forgotten
  for each statement execute function roll_up_costs();
