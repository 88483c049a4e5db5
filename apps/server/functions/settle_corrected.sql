-- A correction does not undo that somebody cancelled the call: the person stays done, unless the retry rules end them
-- for a reason of their own, which no restoring takes back. Nor is anybody due before the time that was chosen. It lets nobody
-- wait again who was taken out of the campaign or removed by name, also after their last call.
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

revoke execute on function settle_corrected from public;
grant execute on function settle_corrected to ringfence_tenant, ringfence_super;
