-- What carriers say of which kind a line is. It stands beside what is known of the number: what would make somebody
-- callable who was not waits there for a person.

create table line_lookups (
  organization_id uuid not null,
  phone_id uuid not null,
  -- Null where the carrier has not answered yet.
  line_type text check (line_type in ('mobile', 'landline', 'voip', 'unknown')),
  carrier text not null check (length(carrier) between 1 and 100),
  looked_up_at timestamptz(3) not null,
  tries integer not null default 1 check (tries >= 1),
  -- Before this nothing of the organization is looked up.
  next_at timestamptz(3),
  primary key (organization_id, phone_id),
  foreign key (organization_id, phone_id) references phones (organization_id, id) on delete cascade,
  check ((line_type is null) = (next_at is not null))
);
create index line_lookups_waiting on line_lookups (organization_id, next_at) where next_at is not null;

alter table line_lookups enable row level security, force row level security;
create policy everything_for_system on line_lookups to ringfence_system using (true);
create policy rows_of_tenant on line_lookups for select to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on line_lookups for select to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end);
grant select, insert, update, delete on line_lookups to ringfence_system;
grant select on line_lookups to ringfence_tenant, ringfence_super;
