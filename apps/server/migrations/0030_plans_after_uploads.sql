-- A campaign that begins while an upload is being stored takes its people from the list once that has ended.

-- When its people were taken from the list; none while it waits for an upload. Whatever is there already has
-- its people: the default is for them alone.
alter table campaigns add column planned_at timestamptz(3) default now();
alter table campaigns
  alter column planned_at drop default,
  add constraint campaigns_planned_check check (state <> 'finished' or planned_at is not null);

grant update (planned_at) on campaigns to ringfence_tenant, ringfence_super;
