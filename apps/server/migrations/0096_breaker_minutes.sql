-- What the calls reserved in a minute came to, for as long as many of them may still be under way: calls that begin
-- together do not end in the order in which they began, so that a breaker weighs their minute as a whole.
create table breaker_minutes (
  organization_id uuid not null,
  campaign_id uuid not null,
  minute timestamptz not null,
  caller_id text not null,
  -- As in breaker_counts, which has them as well.
  ended bigint not null default 0,
  failed bigint not null default 0,
  not_in_service bigint not null default 0,
  refused bigint not null default 0,
  hung_up_early bigint not null default 0,
  reached bigint not null default 0,
  answered bigint not null default 0,
  asked bigint not null default 0,
  found_nobody bigint not null default 0,
  primary key (organization_id, campaign_id, minute, caller_id),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade
) with (fillfactor = 50);
create index breaker_minutes_by_caller on breaker_minutes (organization_id, caller_id);
create index breaker_minutes_by_minute on breaker_minutes (minute);

alter table breaker_minutes enable row level security, force row level security;
create policy everything_for_system on breaker_minutes to ringfence_system using (true);
create policy rows_of_tenant on breaker_minutes to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on breaker_minutes to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy erasing_for_owner on breaker_minutes to current_user
  using ((select current_setting('ringfence.erasing', true)) = 'on');
grant select, insert, update, delete on breaker_minutes to ringfence_system;
grant select on breaker_minutes to ringfence_tenant, ringfence_super;
