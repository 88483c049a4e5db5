-- Who was removed from a campaign by name, since when and by whom. As long as the row is there, the campaign neither plans
-- nor calls them, or a contact linked with them, whatever becomes of its lists, of a cancelled call or of a corrected one. Undoing it deletes the row.
create table campaign_people_removed (
  organization_id uuid not null,
  campaign_id uuid not null,
  contact_id uuid not null,
  removed_at timestamptz(3) not null,
  removed_by uuid not null references profiles (id),
  -- Their target has ended, or there is none: nothing is left for a worker. The last look before a call asks for the row.
  is_taken_out boolean not null default false,
  primary key (organization_id, campaign_id, contact_id),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade,
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
create index campaign_people_removed_by_contact on campaign_people_removed (organization_id, contact_id);
create index campaign_people_removed_pending on campaign_people_removed (organization_id, campaign_id, contact_id)
  where not is_taken_out;

-- Removals from a campaign that were taken back: everybody who was removed at that moment is judged again, or stays removed
-- for what else holds them, in batches. The row is deleted with the last of them.
create table campaign_returns (
  organization_id uuid not null,
  campaign_id uuid not null,
  removed_at timestamptz(3) not null,
  -- Up to whom they were gone through; the next batch goes on from there.
  gone_through_to uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Whether somebody of them was held meanwhile, so that they are gone through once more.
  has_passed_over boolean not null default false,
  primary key (organization_id, campaign_id, removed_at),
  foreign key (organization_id, campaign_id) references campaigns (organization_id, id) on delete cascade
);

do $$
declare
  named text;
  deed text;
begin
  foreach named in array array['campaign_people_removed', 'campaign_returns'] loop
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
    foreach deed in array array['update', 'delete'] loop
      execute format('create policy only_admins_%s on %I as restrictive for %s to ringfence_tenant
        using (is_admin(organization_id))', deed, named, deed);
    end loop;
    execute format('create policy erasing_for_owner on %I to current_user
      using ((select current_setting(''ringfence.erasing'', true)) = ''on'')', named);
    execute format('grant select, insert, update, delete on %I to ringfence_system', named);
    execute format('grant select, insert, delete on %I to ringfence_tenant, ringfence_super', named);
  end loop;
end
$$;
create policy read_for_corrections on campaign_people_removed for select to current_user
  using ((select current_setting('ringfence.correcting', true)) = 'on');
create policy in_their_own_name on campaign_people_removed as restrictive for insert to ringfence_tenant
  with check (removed_by = (select current_user_id()));
grant update (is_taken_out) on campaign_people_removed to ringfence_tenant, ringfence_super;
grant update (gone_through_to, has_passed_over) on campaign_returns to ringfence_tenant, ringfence_super;

-- A correction lets nobody wait again who was removed by name, also after their last call.
create or replace function settle_corrected(corrected uuid, next_time timestamptz, because text, spent integer)
  returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('ringfence.correcting', 'on', true);
  update targets target
  set state = case when next_time is null
      or coalesce(target.cancelled_at, target.removed_at, gone.removed_at) is not null then 'done' else 'waiting' end,
    next_at = case when next_time is not null
      and coalesce(target.cancelled_at, target.removed_at, gone.removed_at) is null
      then greatest(next_time, target.moved_to) end,
    not_before = next_time, removed_at = coalesce(target.removed_at, gone.removed_at),
    ended_because = coalesce(because, case when target.cancelled_at is not null then 'cancelled'
      when coalesce(target.removed_at, gone.removed_at) is not null then 'removed' end),
    attempts = greatest(0, target.attempts + spent), verdict = null, decision_id = null
  from calls call
  left join lateral (select min(removed.removed_at) as removed_at from campaign_people_removed removed
    where removed.organization_id = call.organization_id and removed.campaign_id = call.campaign_id
      and removed.contact_id in (select call.contact_id
        union all
        select linked.linked_id from linked_contacts(call.organization_id, array[call.contact_id]) linked)) gone
    on true
  where call.organization_id = current_organization_id() and call.id = corrected
    and call.corrected_outcome is not null
    and target.organization_id = call.organization_id and target.campaign_id = call.campaign_id
    and target.contact_id = call.contact_id
    and target.state in ('planned', 'waiting', 'blocked', 'done');
  perform set_config('ringfence.correcting', '', true);
end
$$;
