-- What is chosen for a campaign besides its words and its number: whom it calls, when, how fast, in which order, and
-- how it tries again.

alter table campaigns
  -- Minutes until the next attempt by outcome, null for none; null: as usual.
  add column retry jsonb check (jsonb_typeof(retry) = 'object'),
  -- Of its own, within those of its account; null: those of the account.
  add column calls_per_second integer check (calls_per_second between 1 and 1000),
  add column calls_at_once integer check (calls_at_once between 1 and 50000),
  -- Who comes first of those who may be called at the same moment.
  add column call_order text not null default 'even'
    check (call_order in ('even', 'balance', 'age', 'last_contact'));

-- Further lists whose people it calls besides those of its list, and those whose people it leaves out.
create table campaign_lists (
  organization_id uuid not null,
  campaign_id uuid not null,
  list_id uuid not null,
  is_excluded boolean not null,
  primary key (organization_id, campaign_id, list_id),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade,
  foreign key (organization_id, list_id) references lists (organization_id, id) on delete cascade
);
create index campaign_lists_by_list on campaign_lists (organization_id, list_id);

-- When it calls, in the time of the person; the newest holds. What held before stays, because calls are judged by it.
create table campaign_schedules (
  organization_id uuid not null,
  campaign_id uuid not null,
  set_at timestamptz(3) not null,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  -- Seven days from Monday on, each with its minutes or null; null: whenever it is lawful.
  hours jsonb check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  primary key (organization_id, campaign_id, set_at),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade,
  check (ends_at > starts_at)
);

do $$
declare
  named text;
begin
  foreach named in array array['campaign_lists', 'campaign_schedules'] loop
    execute format('alter table %I enable row level security, force row level security', named);
    execute format('create policy everything_for_system on %I to ringfence_system using (true)', named);
    execute format('create policy rows_of_tenant on %I to ringfence_tenant
      using (organization_id = (select current_organization_id()))', named);
    execute format('create policy rows_for_super on %I to ringfence_super
      using (case when (select named_organization_id()) is null then true
        else organization_id = (select named_organization_id()) end)
      with check (organization_id = (select named_organization_id()))', named);
    execute format('create policy only_admins_add on %I as restrictive for insert to ringfence_tenant
      with check (is_admin(organization_id))', named);
    execute format('create policy erasing_for_owner on %I to current_user
      using ((select current_setting(''ringfence.erasing'', true)) = ''on'')', named);
    execute format('grant select, insert, update, delete on %I to ringfence_system', named);
    execute format('grant select, insert on %I to ringfence_tenant, ringfence_super', named);
  end loop;
end
$$;
