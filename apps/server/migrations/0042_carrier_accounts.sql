-- Accounts at carriers are rows: those of the installation have no organization, the others belong to one. What
-- must stay secret is encrypted before it comes here, and no role of a request may read even that.
create table carrier_accounts (
  id uuid primary key default new_id(),
  organization_id uuid references organizations (id),
  carrier text not null,
  title text not null,
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  secrets bytea not null,
  -- Names the key that encrypted them.
  secrets_key text not null,
  calls_per_second integer not null check (calls_per_second between 1 and 1000),
  calls_at_once integer not null check (calls_at_once between 1 and 10000),
  state text not null default 'active' check (state in ('active', 'resting')),
  origin text not null default 'people' check (origin in ('environment', 'people')),
  created_at timestamptz(3) not null default now(),
  created_by uuid references profiles (id),
  -- Raised whenever the settings or the secrets change: processes that have opened the account open it again.
  version integer not null default 1,
  checked_at timestamptz(3),
  health text check (health in ('ready', 'refused', 'unreachable')),
  health_detail text,
  unique (organization_id, id),
  check ((health is null) = (checked_at is null)),
  -- The environment speaks for the whole installation.
  check (origin = 'people' or organization_id is null)
);
create unique index carrier_accounts_of_environment on carrier_accounts (carrier, (settings->>'sid'))
  where origin = 'environment';

alter table carrier_accounts enable row level security, force row level security;
create policy rows_of_tenant on carrier_accounts to ringfence_tenant
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()) and origin = 'people');
create policy only_admins_add on carrier_accounts as restrictive for insert to ringfence_tenant
  with check (is_admin(organization_id));
create policy only_admins_change on carrier_accounts as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
create policy only_admins_remove on carrier_accounts as restrictive for delete to ringfence_tenant
  using (is_admin(organization_id));
-- Super administrators read the installation's accounts wherever they work, and write them where they name no
-- organization.
create policy accounts_for_super on carrier_accounts for select to ringfence_super
  using (organization_id is null or organization_id = (select named_organization_id()));
create policy addition_of_super on carrier_accounts for insert to ringfence_super
  with check (organization_id is not distinct from (select named_organization_id())
    and origin = 'people');
create policy change_of_super on carrier_accounts for update to ringfence_super
  using (organization_id is not distinct from (select named_organization_id()))
  with check (organization_id is not distinct from (select named_organization_id()));
create policy removal_of_super on carrier_accounts for delete to ringfence_super
  using (organization_id is not distinct from (select named_organization_id()));
create policy everything_for_system on carrier_accounts to ringfence_system using (true);
create policy owners_for_owner on carrier_accounts for select to current_user using (true);

grant select (id, organization_id, carrier, title, settings, calls_per_second, calls_at_once, state, origin,
    created_at, created_by, version, checked_at, health, health_detail),
  insert (id, organization_id, carrier, title, settings, secrets, secrets_key, calls_per_second, calls_at_once,
    created_at, created_by),
  update (title, settings, secrets, secrets_key, calls_per_second, calls_at_once, state, version, checked_at,
    health, health_detail),
  delete
  on carrier_accounts to ringfence_tenant, ringfence_super;
grant select, insert, update, delete on carrier_accounts to ringfence_system;

-- What an account's pace has granted, how many of its calls are under way, until when it is left alone, and who hears
-- its carrier. None of it lasts longer than a minute, so nothing is taken over.
drop table dial_budgets;
create table dial_budgets (
  account_id uuid primary key references carrier_accounts (id) on delete cascade,
  calls_per_second numeric not null default 0,
  position bigint not null default 0,
  under_way integer not null default 0,
  counted_at timestamptz(3) not null default '-infinity',
  backed_off_until timestamptz(3) not null default '-infinity',
  backed_off_because text,
  failures integer not null default 0,
  -- Which worker hears what the carrier pushes, and until when it does without saying so again.
  listener_id uuid,
  listens_until timestamptz(3) not null default '-infinity'
);
alter table dial_budgets enable row level security, force row level security;
create policy everything_for_system on dial_budgets to ringfence_system using (true);
create policy budget_for_owner on dial_budgets for insert to current_user with check (true);
-- People who see an account see whether its carrier keeps up.
create policy budgets_of_seen_accounts on dial_budgets for select to ringfence_tenant, ringfence_super
  using (account_id in (select id from carrier_accounts));
grant select, update on dial_budgets to ringfence_system;
grant select (account_id, backed_off_until, backed_off_because) on dial_budgets
  to ringfence_tenant, ringfence_super;

create function open_budget() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into dial_budgets (account_id) values (new.id);
  return new;
end
$$;
create trigger budget after insert on carrier_accounts for each row execute function open_budget();

-- Filled at the next start, from the environment, for what is there already.
alter table campaigns add column account_id uuid references carrier_accounts (id) on delete set null;
create index campaigns_by_account on campaigns (account_id) where state in ('running', 'paused');

-- Without a reference: a call outlives the account that it was placed through.
alter table calls add column account_id uuid;
alter table calls_under_way add column account_id uuid;
create index calls_under_way_by_account on calls_under_way (account_id);
drop view calls_now;
create view calls_now with (security_invoker = true) as
  select call.organization_id, call.id, call.campaign_id, call.contact_id, call.phone_id, call.e164,
    call.debt_id, call.decision_id, call.attempt, call.caller_id, call.carrier, call.account_id,
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
    coalesce(live.placing_written_at, call.placing_written_at) as placing_written_at
  from calls call
  left join calls_under_way live
    on live.organization_id = call.organization_id and live.call_id = call.id;
grant select on calls_now to ringfence_system, ringfence_tenant, ringfence_super;

alter table caller_ids
  add column account_id uuid references carrier_accounts (id) on delete set null,
  add column verified_how text constraint caller_ids_verified_how_check
    check (verified_how in ('carrier', 'code')),
  add column verified_at timestamptz(3),
  add constraint caller_ids_verified_check check ((verified_how is null) = (verified_at is null));
create index caller_ids_by_account on caller_ids (account_id);
grant update (account_id, verified_how, verified_at) on caller_ids to ringfence_tenant, ringfence_super;

-- A number that is there already was called from, and a carrier refuses that for a number that is not the account's.
-- Where several organizations have it, it is the one's that entered it first.
set local role ringfence_system;
with ranked as (
  select organization_id, id,
    row_number() over (partition by e164 order by created_at, id) = 1 as is_first
  from caller_ids
)
update caller_ids caller_id
set state = case when is_first then caller_id.state else 'resting' end,
  verified_how = case when is_first then 'carrier' end,
  verified_at = case when is_first then now() end
from ranked
where ranked.organization_id = caller_id.organization_id and ranked.id = caller_id.id;
reset role;
create unique index caller_ids_verified_once on caller_ids (e164) where verified_at is not null;

-- Nobody calls, nor lets anybody call, through an account of another organization.
create function check_account_owner() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.account_id is not null and not exists (
    select from carrier_accounts account
    where account.id = new.account_id
      and (account.organization_id is null or account.organization_id = new.organization_id)
  ) then
    raise exception 'the account belongs to nobody here' using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger account_owner before insert or update of account_id on caller_ids
  for each row execute function check_account_owner();
create trigger account_owner before insert or update of account_id on campaigns
  for each row execute function check_account_owner();

-- Through which accounts the organization of the transaction may call at this moment: its own, and the installation's,
-- of which it sees nothing else.
create function active_accounts() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select account.id from carrier_accounts account
  where account.state = 'active' and current_organization_id() is not null
    and (account.organization_id is null or account.organization_id = current_organization_id())
$$;
