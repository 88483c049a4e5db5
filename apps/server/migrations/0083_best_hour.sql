-- At which hours an organization's calls are answered, and when campaigns that go by it call people first.

alter table campaigns drop constraint campaigns_call_order_check,
  add constraint campaigns_call_order_check
    check (call_order in ('even', 'balance', 'age', 'last_contact', 'best_hour'));

-- Of the calls of the last months, by the clock where each person is. Counted again each day.
create table answer_hours (
  organization_id uuid not null references organizations (id),
  zone text not null,
  -- From Monday on.
  weekday integer not null check (weekday between 0 and 6),
  hour integer not null check (hour between 0 and 23),
  placed bigint not null check (placed > 0),
  answered bigint not null check (answered between 0 and placed),
  counted_at timestamptz(3) not null,
  primary key (organization_id, zone, weekday, hour)
);

-- By what somebody's first call was ordered, and for when; null: the campaign is ordered otherwise.
alter table targets
  add column hour_arm text,
  add column hour_at timestamptz(3),
  -- No row has one yet: nothing is to be looked through.
  add constraint targets_hour_arm_check check (hour_arm in ('best', 'even')) not valid;

do $$
declare
  named constant text := 'answer_hours';
begin
  execute format('alter table %I enable row level security, force row level security', named);
  execute format('create policy everything_for_system on %I to ringfence_system using (true)', named);
  execute format('create policy rows_of_tenant on %I to ringfence_tenant
    using (organization_id = (select current_organization_id()))', named);
  execute format('create policy rows_for_super on %I to ringfence_super
    using (case when (select named_organization_id()) is null then true
      else organization_id = (select named_organization_id()) end)
    with check (organization_id = (select named_organization_id()))', named);
  execute format('create policy erasing_for_owner on %I to current_user
    using ((select current_setting(''ringfence.erasing'', true)) = ''on'')', named);
  execute format('grant select, insert, update, delete on %I to ringfence_system', named);
  execute format('grant select on %I to ringfence_tenant, ringfence_super', named);
end
$$;
