-- When somebody cancelled the call. It is kept whatever is learned of an earlier call afterwards, until the call is
-- restored.
alter table targets add column cancelled_at timestamptz(3);
-- The time that was chosen before the one in moved_to: taking back a move leads there, and never to an earlier one.
alter table targets add column moved_before timestamptz(3);
grant update (cancelled_at, moved_before) on targets to ringfence_tenant, ringfence_super;

-- When it was is not known of these. The owner of the tables sees none of their rows.
set local role ringfence_system;
update targets set cancelled_at = now() where ended_because = 'cancelled';
reset role;
alter table targets add check (ended_because <> 'cancelled' or cancelled_at is not null);

create index targets_cancelled on targets (organization_id, campaign_id, cancelled_at desc, contact_id desc)
  where state = 'done' and ended_because = 'cancelled';

-- A correction does not undo that somebody cancelled the call: the person stays done, unless the retry rules end them
-- for a reason of their own, which no restoring takes back. Nor is anybody due before the time that was chosen.
create or replace function settle_corrected(corrected uuid, next_time timestamptz, because text, spent integer)
  returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('ringfence.correcting', 'on', true);
  update targets target
  set state = case when next_time is null or target.cancelled_at is not null then 'done' else 'waiting' end,
    next_at = case when next_time is not null and target.cancelled_at is null
      then greatest(next_time, target.moved_to) end,
    not_before = next_time,
    ended_because = coalesce(because, case when target.cancelled_at is not null then 'cancelled' end),
    attempts = greatest(0, target.attempts + spent), verdict = null, decision_id = null
  from calls call
  where call.organization_id = current_organization_id() and call.id = corrected
    and call.corrected_outcome is not null
    and target.organization_id = call.organization_id and target.campaign_id = call.campaign_id
    and target.contact_id = call.contact_id
    and target.state in ('planned', 'waiting', 'blocked', 'done');
  perform set_config('ringfence.correcting', '', true);
end
$$;
