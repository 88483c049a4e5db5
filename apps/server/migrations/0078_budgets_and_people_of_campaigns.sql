-- How fast an organization may call over all its accounts, as a campaign has it already; null: no limit of its own.
alter table organizations
  add column calls_per_second integer check (calls_per_second between 1 and 1000),
  add column calls_at_once integer check (calls_at_once between 1 and 50000);
grant update (calls_per_second, calls_at_once) on organizations to ringfence_tenant, ringfence_super;
grant update (calls_per_second, calls_at_once) on campaigns to ringfence_tenant, ringfence_super;

-- What an organization or a campaign has spent of its own pace, as dial_budgets keeps it for accounts. The row is held
-- while calls are leased, so that all workers together keep to it. Where nothing is limited, there is none.
create table pace_budgets (
  organization_id uuid not null references organizations (id),
  -- The campaign, or the organization itself.
  holder_id uuid not null,
  campaign_id uuid generated always as (nullif(holder_id, organization_id)) stored,
  calls_per_second numeric not null default 0,
  position bigint not null default 0,
  under_way integer not null default 0,
  counted_at timestamptz(3) not null default '-infinity',
  leased_at timestamptz(3)[] not null default '{}',
  leased integer[] not null default '{}',
  primary key (organization_id, holder_id),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade
);
-- Written many times a second, and read by its key alone.
alter table pace_budgets set (fillfactor = 50);

alter table pace_budgets enable row level security, force row level security;
create policy everything_for_system on pace_budgets to ringfence_system using (true);
create policy rows_of_tenant on pace_budgets to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on pace_budgets to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy erasing_for_owner on pace_budgets to current_user
  using ((select current_setting('ringfence.erasing', true)) = 'on');
grant select, insert, update, delete on pace_budgets to ringfence_system;
grant select on pace_budgets to ringfence_tenant, ringfence_super;

-- When a list was added to a campaign or left out of it after it began, and what it was before that (null: nothing).
-- Taking that back leads there.
alter table campaign_lists
  add column changed_at timestamptz(3),
  add column was_excluded boolean;
grant update (is_excluded, changed_at, was_excluded), delete on campaign_lists to ringfence_tenant, ringfence_super;
create policy only_admins_change on campaign_lists as restrictive for update to ringfence_tenant
  using (is_admin(organization_id));
create policy only_admins_remove on campaign_lists as restrictive for delete to ringfence_tenant
  using (is_admin(organization_id));

-- Where lists were added after the first plan, only those that were added since are gone through; null: all of them.
alter table campaigns add column plan_since timestamptz(3);
grant update (plan_since) on campaigns to ringfence_tenant, ringfence_super;

-- When somebody was taken out of a campaign. One who is being called then is done when the call has ended.
alter table targets add column removed_at timestamptz(3);
grant update (removed_at) on targets to ringfence_tenant, ringfence_super;
alter table targets add check (ended_because <> 'removed' or removed_at is not null);
create index targets_removed on targets (organization_id, campaign_id, removed_at, contact_id)
  where removed_at is not null;

create or replace function kind_of_target(state text, ended_because text) returns text
language sql immutable parallel safe as $$
  select case when state = 'done' and ended_because in ('campaign_stopped', 'cancelled', 'removed') then 'stopped'
    else state end
$$;

do $$
declare
  role text;
begin
  foreach role in array array['tenant', 'super'] loop
    execute format('drop policy %I on targets', case role when 'tenant' then 'only_at_rest' else 'only_at_rest_of_super' end);
    execute format('create policy %I on targets as restrictive for update to %I
      using (state in (''planned'', ''waiting'', ''blocked'')
        or state = ''done'' and ended_because in (''cancelled'', ''removed''))
      with check (state in (''planned'', ''done'')
        or state = ''waiting'' and next_at >= coalesce(greatest(not_before, moved_to), ''-infinity''))',
      case role when 'tenant' then 'only_at_rest' else 'only_at_rest_of_super' end, 'ringfence_' || role);
  end loop;
end
$$;

-- Takes people out of a campaign who are being called at this moment, or back in ($3 null): nothing else of them is
-- touched, because the call is the dialer's. Answers how many there were.
create function mark_called_removed(campaign uuid, people uuid[], at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  marked integer;
begin
  if current_organization_id() is null then
    return 0;
  end if;
  perform set_config('ringfence.correcting', 'on', true);
  update targets target set removed_at = at
  where target.organization_id = current_organization_id() and target.campaign_id = campaign
    and target.contact_id = any(people) and target.state = 'calling'
    and (target.removed_at is null) = (at is not null);
  get diagnostics marked = row_count;
  perform set_config('ringfence.correcting', '', true);
  return marked;
end
$$;

revoke execute on function mark_called_removed(uuid, uuid[], timestamptz) from public;
grant execute on function mark_called_removed(uuid, uuid[], timestamptz) to ringfence_tenant, ringfence_super;

-- A correction does not undo that somebody took the person out of the campaign either.
create or replace function settle_corrected(corrected uuid, next_time timestamptz, because text, spent integer)
  returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('ringfence.correcting', 'on', true);
  update targets target
  set state = case when next_time is null or coalesce(target.cancelled_at, target.removed_at) is not null
      then 'done' else 'waiting' end,
    next_at = case when next_time is not null and coalesce(target.cancelled_at, target.removed_at) is null
      then greatest(next_time, target.moved_to) end,
    not_before = next_time,
    ended_because = coalesce(because, case when target.cancelled_at is not null then 'cancelled'
      when target.removed_at is not null then 'removed' end),
    attempts = greatest(0, target.attempts + spent), verdict = null, decision_id = null
  from calls call
  where call.organization_id = current_organization_id() and call.id = corrected
    and call.corrected_outcome is not null
    and target.organization_id = call.organization_id and target.campaign_id = call.campaign_id
    and target.contact_id = call.contact_id
    and target.state in ('planned', 'waiting', 'blocked', 'done');
  perform set_config('ringfence.correcting', '', true);
end
$$;
