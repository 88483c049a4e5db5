-- What pauses a campaign by itself: what its calls came to, how near each breaker is, and what is ordinary.

-- Of the calls of a campaign that ended, since they are counted. Only ever added to, once per batch of news.
create table breaker_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  -- Of which the carrier said how they ended, and of these those that it could not connect, on which somebody asked
  -- to stop or was not the one who was meant, and on which the person hung up in the first seconds.
  ended bigint not null default 0,
  failed bigint not null default 0,
  refused bigint not null default 0,
  hung_up_early bigint not null default 0,
  -- That a person could have answered, and that one did.
  reached bigint not null default 0,
  answered bigint not null default 0,
  -- How often somebody who asked for a person was joined to one or not, and how often not.
  asked bigint not null default 0,
  found_nobody bigint not null default 0,
  primary key (organization_id, campaign_id),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade
) with (fillfactor = 70);

create table campaign_breakers (
  organization_id uuid not null,
  campaign_id uuid not null,
  kind text not null check (kind in ('carrier_failures', 'refusals', 'early_hang_ups', 'nobody_free',
    'answer_rate', 'caller_id')),
  level numeric not null default 0 check (level >= 0),
  -- What was counted when it was looked at last, and how much of that since the level was at zero last.
  calls bigint not null default 0,
  events bigint not null default 0,
  recent_calls bigint not null default 0,
  recent_events bigint not null default 0,
  primary key (organization_id, campaign_id, kind),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade
) with (fillfactor = 70);

-- Where an organization departs from the defaults. No part of a policy: whom it allows to call does not change by it.
create table breaker_limits (
  organization_id uuid not null references organizations (id),
  kind text not null check (kind in ('carrier_failures', 'refusals', 'early_hang_ups', 'nobody_free',
    'answer_rate', 'caller_id')),
  is_on boolean not null,
  -- Null for those that compare with the past.
  ordinary_percent integer check (ordinary_percent between 5 and 30),
  primary key (organization_id, kind),
  check ((ordinary_percent is null) = (kind in ('answer_rate', 'caller_id')))
);

alter table campaigns drop constraint campaigns_paused_for_check,
  add constraint campaigns_paused_for_check check (paused_for in ('carrier', 'abandonment', 'script',
    'carrier_failures', 'refusals', 'early_hang_ups', 'nobody_free', 'answer_rate', 'caller_id'));

do $$
declare
  named text;
begin
  foreach named in array array['breaker_counts', 'campaign_breakers', 'breaker_limits'] loop
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
  end loop;
  foreach named in array array['campaign_breakers', 'breaker_limits'] loop
    execute format('create policy only_admins_add on %I as restrictive for insert to ringfence_tenant
      with check (is_admin(organization_id))', named);
    execute format('create policy only_admins_change on %I as restrictive for update to ringfence_tenant
      using (is_admin(organization_id))', named);
  end loop;
end
$$;

-- An admin who resumes a campaign lets pass what was counted.
grant update (level, calls, events, recent_calls, recent_events) on campaign_breakers
  to ringfence_tenant, ringfence_super;
grant insert on breaker_limits to ringfence_tenant, ringfence_super;
grant update (is_on, ordinary_percent) on breaker_limits to ringfence_tenant, ringfence_super;
