-- When the hours of an organization's calls were last counted or tried to be, so that a count that fails is not tried
-- again at once for ever.
create table answer_hour_tries (
  organization_id uuid primary key references organizations (id),
  tried_at timestamptz(3) not null,
  -- In a row; one that is under way counts as one until it is done.
  failures integer not null check (failures >= 0)
);

do $$
declare
  named constant text := 'answer_hour_tries';
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
