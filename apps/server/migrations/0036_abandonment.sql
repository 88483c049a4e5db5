-- Too many of a campaign's calls found nobody speaking: it pauses, and an admin resumes it with a reason. What was
-- counted until then does not count against it again, and stays where it is for whoever asks.

alter table campaigns
  add column paused_for text constraint campaigns_paused_for_check
    check (paused_for in ('carrier', 'abandonment')),
  add constraint campaigns_paused_for_state_check check (paused_for is null or state = 'paused');
grant update (paused_for) on campaigns to ringfence_tenant, ringfence_super;

-- How each day of a campaign stood when it was resumed.
create table abandonment_resumes (
  organization_id uuid not null,
  campaign_id uuid not null,
  resumed_at timestamptz(3) not null,
  day date not null,
  answered integer not null,
  abandoned integer not null,
  primary key (organization_id, campaign_id, resumed_at, day),
  foreign key (organization_id, campaign_id, day)
    references campaign_days (organization_id, campaign_id, day)
);
alter table abandonment_resumes enable row level security, force row level security;
create policy rows_of_tenant on abandonment_resumes to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy only_admins_resume on abandonment_resumes as restrictive for insert to ringfence_tenant
  with check (is_admin(organization_id));
create policy everything_for_system on abandonment_resumes to ringfence_system using (true);
create policy rows_for_super on abandonment_resumes to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
grant select, insert on abandonment_resumes to ringfence_tenant, ringfence_super;
grant select, insert, delete on abandonment_resumes to ringfence_system;

-- Nobody waits out the thirty days that the cap used to put people off by. The owner of the tables sees none of
-- their rows.
set local role ringfence_system;
update targets target
set state = 'planned', next_at = null, verdict = null, decision_id = null
from decisions decision, campaigns campaign
where decision.organization_id = target.organization_id and decision.id = target.decision_id
  and campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
  and target.state = 'waiting' and campaign.state in ('running', 'paused')
  and decision.reasons @> '[{"code": "ABANDON_CAP", "verdict": "defer"}]';
reset role;
