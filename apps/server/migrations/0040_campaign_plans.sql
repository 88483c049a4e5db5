-- A campaign takes its people from the list in batches, in the background, and how many stand where is kept
-- instead of counted at each view.

-- The last contact of the list that was planned: after a killed worker the next one goes on from there.
alter table campaigns add column plan_position uuid;
-- How many were on the list when a worker took the plan up; none where the request planned all of them.
alter table campaigns add column to_plan_count integer;
-- It was stopped, and a worker is still to end those of its people whom the request left.
alter table campaigns add column is_ending boolean not null default false;
create index campaigns_ending on campaigns (organization_id, id) where is_ending;
grant update (plan_position, to_plan_count, is_ending) on campaigns to ringfence_tenant, ringfence_super;

-- How many targets of a campaign stand where, and how many of its calls ended how. The sum over all slots counts;
-- a single slot may be below nothing.
create table campaign_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  counted text not null check (counted in ('targets', 'calls')),
  -- Of targets their state, or 'stopped'; of calls their outcome, or 'under_way'.
  kind text not null,
  slot uuid not null default new_id(),
  n bigint not null,
  primary key (organization_id, campaign_id, counted, kind, slot),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade
);
-- Written many times a second, so that a new version finds room beside the old one.
alter table campaign_counts set (fillfactor = 40);
alter table campaign_counts enable row level security, force row level security;
create policy rows_of_tenant on campaign_counts to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy everything_for_system on campaign_counts to ringfence_system using (true);
create policy rows_for_super on campaign_counts to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
-- The triggers run as the owner, whom the policies bind too.
create policy counts_for_owner on campaign_counts to current_user using (true);
grant select on campaign_counts to ringfence_tenant, ringfence_super;
grant select, insert on campaign_counts to ringfence_system;

-- People left over by a stop are not counted among those who are done.
create function kind_of_target(state text, ended_because text) returns text
  language sql immutable parallel safe
as $$
  select case when state = 'done' and ended_because = 'campaign_stopped' then 'stopped' else state end
$$;

-- Adds to the counts, and never waits: of each count it takes a slot that nobody holds, and makes one where all are
-- held. A worker that waited here, with people and targets in hand, could wait for one that waits for those.
create function add_campaign_counts(counting text, changes jsonb) returns void
  language sql
as $$
  with change as materialized (
    select one.organization_id, one.campaign_id, one.kind, one.n, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, campaign_id uuid, kind text, n bigint)
    left join lateral (
      select count.slot from campaign_counts count
      where count.organization_id = one.organization_id and count.campaign_id = one.campaign_id
        and count.counted = counting and count.kind = one.kind
      order by count.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update campaign_counts count set n = count.n + change.n
    from change
    where count.organization_id = change.organization_id and count.campaign_id = change.campaign_id
      and count.counted = counting and count.kind = change.kind and count.slot = change.slot
  )
  insert into campaign_counts (organization_id, campaign_id, counted, kind, n)
  select organization_id, campaign_id, counting, kind, n from change where slot is null
$$;
revoke execute on function add_campaign_counts from public;

create function count_targets() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, count(*) as n
      from learned group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, -count(*) as n
      from forgotten group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, kind_of_target(state, ended_because), -1 from forgotten) one
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_campaign_counts('targets', changes);
  end if;
  return null;
end
$$;
create function count_calls() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(outcome, 'under_way') as kind, count(*) as n
      from learned group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(outcome, 'under_way') as kind, -count(*) as n
      from forgotten group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, coalesce(outcome, 'under_way') as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, coalesce(outcome, 'under_way'), -1 from forgotten) one
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_campaign_counts('calls', changes);
  end if;
  return null;
end
$$;
do $$
declare
  counted text;
begin
  foreach counted in array array['targets', 'calls'] loop
    execute format('create trigger %1$I after insert on %2$I referencing new table as learned
      for each statement execute function %3$I()', counted || '_counted', counted, 'count_' || counted);
    execute format('create trigger %1$I after update on %2$I
      referencing old table as forgotten new table as learned
      for each statement execute function %3$I()', counted || '_counted_again', counted, 'count_' || counted);
    execute format('create trigger %1$I after delete on %2$I referencing old table as forgotten
      for each statement execute function %3$I()', counted || '_counted_less', counted, 'count_' || counted);
  end loop;
end
$$;

-- What is there already, after the triggers, which hold everybody off who writes. The owner of the tables sees none
-- of their rows.
set local role ringfence_system;
insert into campaign_counts (organization_id, campaign_id, counted, kind, n)
select organization_id, campaign_id, 'targets', kind_of_target(state, ended_because), count(*)
from targets group by 1, 2, 4
union all
select organization_id, campaign_id, 'calls', coalesce(outcome, 'under_way'), count(*)
from calls group by 1, 2, 4;
reset role;
