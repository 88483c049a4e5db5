-- What keeps each of those who wait until their next time, so that a campaign can say how many wait for what, and list
-- them; and which campaign a promise was made in.

-- The code of the rule that asks for the latest time of those that put the call off; null where no rule does, or
-- where the decision is older than this.
alter table targets add column held_by text;

-- As `findWait` of the domain says it for one person; null for those who only wait for their turn. Without coalesce, which
-- a planner takes for leaky under row-level security: it would not look it up in the index.
create function wait_of_target(next_at timestamptz, not_before timestamptz, moved_to timestamptz, hour_at timestamptz,
  verdict text, held_by text) returns text
  language sql immutable parallel safe
  as $$
    select case when next_at <= moved_to then 'chosen_time'
      when next_at = hour_at then 'best_hour'
      when verdict = 'defer' and (not_before is null or next_at > not_before)
        then case when held_by is null then 'lawful_time' else held_by end
      when not_before is not null then 'retry' end
  $$;

-- Those who may be called at once are never written to it.
create index targets_by_wait on targets (organization_id, campaign_id,
  wait_of_target(next_at, not_before, moved_to, hour_at, verdict, held_by), next_at, contact_id)
  where state = 'waiting' and wait_of_target(next_at, not_before, moved_to, hour_at, verdict, held_by) is not null;

-- How much of what a carrier account may is spent at this moment, by every organization that calls through it.
create function account_load(account uuid) returns table (leased integer, under_way integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (select coalesce(sum(lease.calls), 0)::integer
        from unnest(budget.leased_at, budget.leased) as lease (at, calls)
        where lease.at > clock_timestamp() - interval '1 second'), budget.under_way
    from dial_budgets budget join carrier_accounts found on found.id = budget.account_id
    where budget.account_id = account and current_organization_id() is not null
      and (found.organization_id is null or found.organization_id = current_organization_id())
  $$;
revoke execute on function account_load(uuid) from public;
grant execute on function account_load(uuid) to ringfence_system, ringfence_tenant, ringfence_super;

-- The campaign whose call brought a promise; null where a person recorded it.
alter table promises add column campaign_id uuid,
  add constraint promises_organization_id_campaign_id_fkey foreign key (organization_id, campaign_id)
    references campaigns (organization_id, id);

create function find_campaign_of_promise() returns trigger
  language plpgsql
  as $$
begin
  new.campaign_id := (select call.campaign_id from calls call
    where call.organization_id = new.organization_id and call.id = new.call_id);
  return new;
end
  $$;
create trigger promises_of_campaigns before insert on promises
  for each row when (new.call_id is not null) execute function find_campaign_of_promise();

-- Where a promise came from changes nothing about whom to call.
alter table promises disable trigger promises_change_ledger;
set local role ringfence_system;
update promises promise set campaign_id = call.campaign_id
from calls call
where call.organization_id = promise.organization_id and call.id = promise.call_id
  and call.campaign_id is not null;
reset role;
alter table promises enable trigger promises_change_ledger;

create index promises_of_campaign_by_due on promises (organization_id, campaign_id, due_on desc, id desc)
  where campaign_id is not null;
create index promises_of_campaign_by_made on promises (organization_id, campaign_id, made_at desc, id desc)
  where campaign_id is not null;
create index promises_of_campaign_by_state on promises (organization_id, campaign_id, state, currency)
  include (amount_minor) where campaign_id is not null;
